/** Letters of scripts that write words without blanks between them, as the index of the products cuts them up (`search_pieces`). */
const LETTERS =
  '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3005-\\u3007\\u3040-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uAC00-\\uD7AF\\uF900-\\uFAFF';
const ANY = new RegExp(`[${LETTERS}]`, 'u');
const RUNS = new RegExp(`[${LETTERS}]+|[^${LETTERS}]+`, 'gu');

/** Whether a word may stand inside of another, since its script has no blanks. */
export const isUnspaced = (word: string): boolean => ANY.test(word);

/** The query of such a word: its pairs of letters one after the other, wherever they stand; a letter begins a pair. */
export const piecesQuery = (word: string): string =>
  (word.match(RUNS) ?? []).map((run) => (isUnspaced(run) ? pairsOf(run) : `'${run}':*`)).join(' & ');

function pairsOf(run: string): string {
  const letters = [...run];
  if (letters.length === 1) return `'${run}':*`;
  return `(${letters
    .slice(1)
    .map((letter, at) => `'${letters[at] ?? ''}${letter}'`)
    .join(' <-> ')})`;
}
