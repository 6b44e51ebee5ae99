/**
 * What papers say only where the merchant has written it, as messages of ICU by their keys, each with what it may be told:
 * the buyer's name, the order's number, and what is still to be paid.
 */
export const FREE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'papers.invoice.opening': ['name', 'order'],
  'papers.invoice.payment': ['name', 'order', 'amount'],
  'papers.invoice.closing': ['name', 'order'],
  'papers.creditNote.opening': ['name', 'order'],
  'papers.creditNote.closing': ['name', 'order'],
  'papers.packingSlip.opening': ['name', 'order'],
  'papers.packingSlip.closing': ['name', 'order'],
};

/**
 * What tells a reader, and a tax office, what a paper is and what it is about: own words may stand beside these, never in
 * their place. Titles, dates, the day of supply, tax numbers and taxes are those of Directive 2006/112/EC, Article 226; the
 * others are what the office asks that has registered the paper.
 */
const LAW_TEXTS: ReadonlySet<string> = new Set(
  [
    ...['invoice', 'creditNote', 'notInvoice', 'issued', 'forInvoice'],
    ...['supply.sameDay', 'supply.on', 'supply.handOver', 'supply.dispatch'],
    ...['fiscal.waiting', 'fiscal.refused', 'fiscal.registered', 'fiscal.number', 'fiscal.verification'],
    ...['taxNumber', 'vatNumber', 'confirmed', 'consultation', 'contained', 'tax', 'net', 'gross'],
  ].map((key) => `papers.${key}`),
);

const plain = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll("'", '’').toLowerCase();

const SIGN = /[^\p{L}\p{M}\p{N}]/u;

/** Without what stands at both ends and is no word. */
function withoutSigns(text: string): string {
  const letters = [...text];
  while (SIGN.test(letters[0] ?? 'a')) letters.shift();
  while (SIGN.test(letters.at(-1) ?? 'a')) letters.pop();
  return letters.join('');
}

/** The words of a text that own words have to keep, in pieces as they stand between what it is told; none where no law is about it. Pure. */
export const lawWordsOf = (key: string, original: string): string[] =>
  LAW_TEXTS.has(key)
    ? original
        .split(/\{[^{}]*\}/u)
        .map(withoutSigns)
        .filter((piece) => piece !== '')
    : [];

/** The first of those words that own words leave out. Pure. */
export const lostLawWords = (key: string, original: string, own: string): string | undefined =>
  lawWordsOf(key, original).find((piece) => !plain(own).includes(plain(piece)));
