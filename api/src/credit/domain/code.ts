/** Crockford's letters, which nobody confuses: https://www.crockford.com/base32.html */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters that are drawn: 95 bits, which nobody guesses. One more checks them. */
export const DRAWN = 19;
const GROUP = 4;

/** Letters that people read for another. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** The code of a gift card as it is compared: capitals without blanks and hyphens, `O` read as `0`, `I` and `L` as `1`. */
export const normalCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—_]/g, '')
    .replaceAll(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);

/** Whether it can be the code of a gift card at all: letters and length are right, and so is the check letter. */
export function isCode(normal: string): boolean {
  return normal.length === DRAWN + 1 && sumOf(normal) % LETTERS.length === 0;
}

/** A code of these numbers below 32, of which there are `DRAWN`, with its check letter. */
export function codeOf(drawn: readonly number[]): string {
  const letters = drawn.map((index) => LETTERS.charAt(index % LETTERS.length)).join('');
  const missing = (LETTERS.length - (sumOf(`${letters}0`) % LETTERS.length)) % LETTERS.length;
  return letters + LETTERS.charAt(missing);
}

/** As it is printed: `7K3Q-V0ZD-…`. */
export const printedCode = (normal: string): string =>
  (normal.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** Luhn's sum in 32 letters: another letter, or two neighbours in the other order, make another sum (but for 0 and Z). NaN for other signs. */
function sumOf(text: string): number {
  const values = [...text].map((letter) => LETTERS.indexOf(letter));
  if (values.includes(-1)) return Number.NaN;
  const base = LETTERS.length;
  return values.toReversed().reduce((sum, value, place) => {
    const weighed = place % 2 === 1 ? 2 * value : value;
    return sum + Math.floor(weighed / base) + (weighed % base);
  }, 0);
}
