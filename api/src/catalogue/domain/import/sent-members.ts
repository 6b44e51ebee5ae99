import type { FieldError } from '../../../kernel/refusal.js';
import { listText, optionsText, pairsText } from '../../../kernel/sources/cell-parts.js';
import { OPTIONS } from './columns.js';
import { LONGEST_CELL } from './line.js';
import { PICTURES } from './pictures.js';

export type Members = Readonly<Record<string, unknown>>;
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_SAID = 200;

/** A fault as it is told, however long what was sent is called. */
export const wrong = (field: string, message: string): FieldError => ({
  field: field.slice(0, LONGEST_SAID),
  message: message.slice(0, LONGEST_SAID),
});

/** What null means; elsewhere it means nothing. */
const NULLS: Readonly<Record<string, string>> = { stock: 'unlimited', cost: 'unknown', lowStockFrom: 'shop' };

/** Members that are numbers; a text is none, whatever stands in it. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['price', 'cost', 'discount', 'stock', 'lowStockFrom'],
  ...['grams', 'lengthMm', 'widthMm', 'heightMm'],
]);

/** Members by the columns that they fill; what is none, or cannot be one, is told. */
export function columnsOf(
  sent: Members,
  columns: ReadonlyMap<string, string>,
  where: string,
  errors: FieldError[],
): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [member, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    const column = columns.get(member);
    const isNone = NUMBERS.has(member) && typeof value === 'string';
    const cell = value === null ? NULLS[member] : isNone ? undefined : textOf(value, member);
    if (column === undefined) errors.push(wrong(`${where}${member}`, `${member} is not known here`));
    else if (cell === undefined || cell.length > LONGEST_CELL)
      errors.push(wrong(`${where}${member}`, `${member} cannot be that`));
    else if (
      column === PICTURES &&
      /https?:/i.test(cell.replaceAll(/https?:\/\/[^/\s]+\/media\//gi, '/media/'))
    )
      errors.push(
        wrong(`${where}${member}`, 'Pictures elsewhere are fetched by files alone: upload them first'),
      );
    else cells[column] = cell;
  }
  return cells;
}

/** As a cell says it; undefined where none can. */
export function textOf(value: unknown, member = ''): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return member === 'specifications' ? specificationsOf(value) : listOf(value);
  if (member !== OPTIONS.member || !isMembers(value)) return undefined;
  const pairs = Object.entries(value);
  return pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string')
    ? optionsText(Object.fromEntries(pairs))
    : undefined;
}

const listOf = (values: readonly unknown[]): string | undefined =>
  values.every((one) => typeof one === 'string') ? listText(values) : undefined;

function specificationsOf(values: readonly unknown[]): string | undefined {
  const pairs = values.flatMap((one) =>
    isMembers(one) && typeof one['name'] === 'string' && typeof one['value'] === 'string'
      ? [[one['name'], one['value']] as const]
      : [],
  );
  return pairs.length === values.length ? pairsText(pairs) : undefined;
}
