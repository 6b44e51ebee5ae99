import type { FieldError } from '../refusal.js';
import { plainDecimal } from './cells.js';
import { column } from './columns.js';
import type { Reading, SourceColumn, SourceLine } from './contract.js';
import { dayOrderOf, readMoment, type DayOrder } from './moments.js';
import { conventionOf, plainNumber, type Convention } from './numbers.js';

/** What a file may say of an order and of what was ordered, in the order in which a person is asked. */
const LABELS = {
  number: 'Order number',
  placed: 'Placed at',
  email: 'Email',
  name: 'Customer',
  'first name': 'First name',
  'last name': 'Last name',
  status: 'Status',
  paid: 'Payment',
  sent: 'Delivery',
  cancelled: 'Cancelled at',
  currency: 'Currency',
  shipping: 'Shipping',
  tax: 'Tax',
  discount: 'Discount',
  total: 'Total',
  refunded: 'Refunded',
  items: 'All that was ordered, in one cell',
  'item name': 'What was ordered',
  'item sku': 'SKU of it',
  'item quantity': 'Pieces of it',
  'item price': 'Price of one piece',
  'item total': 'Price of all its pieces',
} as const;

export type OrderField = keyof typeof LABELS;

/** The columns of orders that a source has, by its headings. */
export const orderColumns = (
  headings: Readonly<Partial<Record<OrderField, readonly string[]>>>,
): SourceColumn[] =>
  (Object.keys(LABELS) as OrderField[]).flatMap((field) =>
    headings[field] ? [column(field, LABELS[field], ...headings[field])] : [],
  );

/** Something that was ordered, as its source writes it; what the source does not say is empty. */
export interface SourceItem {
  name: string;
  sku: string;
  quantity: string;
  /** Of one piece. */
  price: string;
  /** Of all its pieces. */
  total: string;
}

type Cells = SourceLine['cells'];

const AMOUNTS = ['shipping', 'tax', 'discount', 'total', 'refunded'] as const;
const ITEM_AMOUNTS = ['price', 'total'] as const;

/** The one item that a line of its own is about; none where the line names none. */
export const itemOfLine = (cells: Cells): SourceItem[] => {
  const of = (part: string) => cells[`item ${part}`]?.trim() ?? '';
  const [name, sku] = [of('name') || of('sku'), of('sku')];
  return name ? [{ name, sku, quantity: of('quantity'), price: of('price'), total: of('total') }] : [];
};

/** How a source writes orders: which items a line names, and in which words it says how far the order was. */
export interface OrderWords {
  itemsOf: (cells: Cells) => SourceItem[];
  statusOf: (cells: Cells) => string;
  /** What staff should know of each line. */
  note?: string;
}

/**
 * The lines in the words that the import of orders knows: amounts as `1234.5`, the moment in UTC, one name, and what was ordered
 * as JSON of `SourceItem`s. What cannot be read is an error at its column.
 */
export function orderLines(
  lines: readonly SourceLine[],
  { separator = ',' }: Reading,
  words: OrderWords,
): SourceLine[] {
  const named = lines.map((line) => ({ line, items: words.itemsOf(line.cells) }));
  const amounts = named.flatMap(({ line, items }) => [
    ...AMOUNTS.map((field) => line.cells[field] ?? ''),
    ...items.flatMap((item) => [...ITEM_AMOUNTS.map((part) => item[part]), item.quantity]),
  ]);
  const file = conventionOf(amounts.filter(Boolean), separator);
  const order = dayOrderOf(lines.map(({ cells }) => cells['placed'] ?? ''));
  return named.map(({ line, items }) => oneLine(line, items, words, file, order));
}

function oneLine(
  { cells, errors: before = [], note, ...line }: SourceLine,
  items: readonly SourceItem[],
  words: OrderWords,
  file: Convention,
  order: DayOrder,
): SourceLine {
  const errors: FieldError[] = [...before];
  const number = (field: string, cell: string) => {
    const plain = numberIn(cell, file);
    if (plain === undefined)
      errors.push({ field, message: `“${cell}” may mean two numbers; write it as 1234.50` });
    return plain ?? '';
  };
  const parts = [cells['first name'], cells['last name']].map((part) => part?.trim()).filter(Boolean);
  const moment = cells['placed'] ? readMoment(cells['placed'], order) : { moment: '' };
  if ('fault' in moment) errors.push({ field: 'placed', message: moment.fault });
  const told = [note, words.note].filter(Boolean).join(' ');
  const read: Record<string, string> = {
    ...Object.fromEntries(
      ['number', 'email', 'currency'].map((field) => [field, cells[field]?.trim() ?? '']),
    ),
    ...Object.fromEntries(AMOUNTS.map((field) => [field, number(field, cells[field] ?? '')])),
    name: cells['name']?.trim() || parts.join(' '),
    placed: 'moment' in moment ? moment.moment : '',
    status: words.statusOf(cells),
    items: JSON.stringify(
      items.map((item) => ({
        ...{ name: item.name, sku: item.sku },
        quantity: number('item quantity', item.quantity),
        price: number('item price', item.price),
        total: number('item total', item.total),
      })),
    ),
  };
  const isOfOneItem = Boolean(cells['item name'] || cells['item sku']);
  return {
    ...line,
    ...(isOfOneItem && read['number'] ? { group: read['number'] } : {}),
    ...(errors.length > 0 ? { errors } : {}),
    ...(told ? { note: told } : {}),
    cells: read,
  };
}

/** Signs of currencies and their codes go with an amount. */
const BESIDE = /^(?:\p{Sc}|[A-Z]{3}|\s)*$/u;

/** The number of `1.234,50 €`; what stands beside it is no sign or code: the whole cell. */
function withoutCurrency(cell: string): string {
  const first = cell.search(/[-\d]/);
  if (first === -1) return cell;
  const last = Math.max(...[...'0123456789'].map((digit) => cell.lastIndexOf(digit)));
  const isPlain = BESIDE.test(cell.slice(0, first)) && BESIDE.test(cell.slice(last + 1));
  return isPlain ? cell.slice(first, last + 1) : cell;
}

/** A number as `1234.5`; undefined when it may mean two. */
function numberIn(cell: string, file: Convention): string | undefined {
  const bare = withoutCurrency(cell.trim());
  if (!bare) return '';
  const sign = bare.startsWith('-') ? '-' : '';
  const plain = plainNumber(bare.slice(sign.length), file, []);
  return plain === undefined ? undefined : sign + plainDecimal(plain);
}

/** Several words of how far an order was as one: `paid, fulfilled`. */
export const statusWords = (...words: (string | undefined)[]): string =>
  [...new Set(words.map((word) => word?.trim().toLowerCase().replaceAll('_', ' ')).filter(Boolean))].join(
    ', ',
  );
