import type { Invariant } from '../adapters/persistence/invariant.js';

/** What stands in a finding where the database puts a value. */
export const VALUE = 'Xq7';

/** What a statement is made of: texts in quotes, brackets, words and signs. */
const PIECE = /'(?:[^']|'')*'|\|\||[(),]|[^\s'(),|]+|\|/g;

interface Piece {
  text: string;
  /** How many brackets, and choices, are open around it. */
  depth: number;
}

function piecesOf(sql: string): Piece[] {
  let depth = 0;
  return [...sql.replaceAll(/--.*$/gm, '').matchAll(PIECE)].map(([text]) => {
    if (text === ')' || text === 'end') depth -= 1;
    const piece = { text, depth };
    if (text === '(' || text === 'case') depth += 1;
    return piece;
  });
}

/** The pieces between those words that stand in no further bracket. */
function cut(pieces: readonly Piece[], ...words: string[]): { after: string; pieces: Piece[] }[] {
  const outer = Math.min(...pieces.map(({ depth }) => depth));
  const parts = [{ after: '', pieces: [] as Piece[] }];
  for (const piece of pieces)
    if (piece.depth === outer && words.includes(piece.text)) parts.push({ after: piece.text, pieces: [] });
    else parts.at(-1)?.pieces.push(piece);
  return parts;
}

/** Each way in which an expression may be said: its texts as they stand, a value as what no catalogue has. */
function waysOf(pieces: readonly Piece[]): string[] {
  return cut(pieces, '||').reduce<string[]>(
    (whole, one) => whole.flatMap((before) => partOf(one.pieces).map((said) => before + said)),
    [''],
  );
}

function partOf(pieces: readonly Piece[]): string[] {
  const [first, ...others] = pieces;
  if (first?.text.startsWith("'") && others.length === 0)
    return [first.text.slice(1, -1).replaceAll("''", "'")];
  if (first?.text === 'case')
    return cut(others.slice(0, -1), 'when', 'then', 'else')
      .filter(({ after }) => after === 'then' || after === 'else')
      .flatMap((one) => waysOf(one.pieces));
  if (first?.text !== 'coalesce') return [VALUE];
  return [...new Set(cut(others.slice(1, -1), ',').flatMap((one) => waysOf(one.pieces)))];
}

/** What follows one word up to another, each time the word stands in no further bracket. */
function* columnsIn(sql: string): Generator<Piece[][]> {
  for (const { pieces } of cut(piecesOf(sql), 'union')) {
    const inner = pieces[0]?.text === '(' ? pieces.slice(1, -1) : pieces;
    const [listed] = cut(cut(inner, 'select').at(-1)?.pieces ?? [], 'from');
    const columns = cut(listed?.pieces ?? [], ',');
    yield columns.map((column) =>
      (cut(column.pieces, 'as')[0]?.pieces ?? []).filter(({ text }) => text !== 'distinct'),
    );
  }
}

/** What a rule calls its records, and what it says is wrong with them. */
export function findingsOf({ sql }: Pick<Invariant, 'sql'>): { records: string[]; details: string[] } {
  const columns = [...columnsIn(sql)];
  return {
    records: columns.flatMap(([record = []]) => waysOf(record)),
    details: columns.flatMap(([, detail = []]) => waysOf(detail)),
  };
}
