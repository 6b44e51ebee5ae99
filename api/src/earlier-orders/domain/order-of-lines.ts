import { Currency } from '../../kernel/currency.js';
import { isOneLine } from '../../kernel/one-line.js';
import type { FieldError } from '../../kernel/refusal.js';
import { cutText } from '../../kernel/sources/cells.js';
import type { SourceLine } from '../../kernel/sources/contract.js';
import type { SourceItem } from '../../kernel/sources/order-lines.js';
import type { EarlierLine, EarlierOrder } from './earlier-order.js';

/** What is wrong with a line of the file: at its column, or `file` where it could not be read. */
export interface LineFault extends FieldError {
  line: number;
}

/** What the rules are told of the shop. */
export interface Readers {
  isMail: (text: string) => boolean;
  /** What an order is in whose file has no currency. */
  currency: string;
  now: Date;
}

const LONGEST = { number: 60, name: 200, status: 100, item: 300, sku: 100 };
const LARGEST = 1e12;
const MOST_PIECES = 1_000_000;

/** Of a line, what it says of the order; of the next ones, what none before said. */
function sayingOf(lines: readonly SourceLine[], field: string): { cell: string; line: number } {
  const found = lines.find(({ cells }) => cells[field]) ?? lines[0];
  return { cell: found?.cells[field] ?? '', line: found?.line ?? 0 };
}

/** The order of one or more lines of a file, what is wrong with them, and what is left out or taken for granted. */
export function orderOfLines(
  lines: readonly SourceLine[],
  { isMail, currency: ofTheShop, now }: Readers,
): { order: EarlierOrder; faults: LineFault[]; notes: string[] } {
  const faults: LineFault[] = lines.flatMap(({ line, errors = [] }) =>
    errors.map((error) => ({ ...error, line })),
  );
  const notes = [...new Set(lines.flatMap(({ note }) => note ?? []))];
  const isUnread = (field: string) => faults.some((fault) => fault.field === field);
  const note = (text: string) => notes.push(text);
  const wrong = (line: number, field: string, message: string) => faults.push({ line, field, message });

  const number = sayingOf(lines, 'number');
  if (!number.cell) wrong(number.line, 'number', 'An order has a number');
  else if ([...number.cell].length > LONGEST.number)
    wrong(number.line, 'number', `A number has at most ${LONGEST.number} characters`);

  const placed = sayingOf(lines, 'placed');
  if (!placed.cell && !isUnread('placed')) wrong(placed.line, 'placed', 'An order was placed some day');
  else if (placed.cell && Date.parse(placed.cell) > now.getTime())
    wrong(placed.line, 'placed', 'It is placed in the future');

  const email = sayingOf(lines, 'email');
  const hasMail = email.cell !== '' && isMail(email.cell);
  if (email.cell && !hasMail) note(`email: “${cutText(email.cell, 60)}” is no email and is left out.`);
  if (!hasMail) note('Without an email it is of no customer.');

  const told = sayingOf(lines, 'currency');
  const code = told.cell.toUpperCase() || ofTheShop;
  const currency = currencyOf(code);
  if (!currency) wrong(told.line, 'currency', `“${told.cell}” is no currency of ISO 4217`);
  else if (!told.cell) note(`currency: the file says none; it is taken for ${code}.`);
  const counted = currency ?? Currency.of(ofTheShop);

  const cents = (line: number, field: string, cell: string): number | null => {
    if (!cell) return null;
    const read = centsOf(cell, counted);
    if (read === null) wrong(line, field, `“${cell}” is no amount`);
    else if (read.isRounded) note(`${field}: ${cell} is rounded to ${counted.toDecimal(read.cents)}.`);
    return read?.cents ?? null;
  };
  const amount = (field: string) => {
    const said = sayingOf(lines, field);
    return cents(said.line, field, said.cell);
  };
  const total = amount('total');
  const { cell, line } = sayingOf(lines, 'total');
  if (!cell && !isUnread('total')) wrong(line, 'total', 'An order has a total');

  return {
    order: {
      ...{
        number: oneLine(number.cell, LONGEST.number),
        placedAt: placed.cell,
        email: hasMail ? email.cell : '',
      },
      ...{ name: oneLine(sayingOf(lines, 'name').cell, LONGEST.name), currency: code },
      status: oneLine(sayingOf(lines, 'status').cell, LONGEST.status),
      ...{ shippingCents: amount('shipping'), taxCents: amount('tax'), discountCents: amount('discount') },
      ...{ totalCents: total ?? 0, refundedCents: amount('refunded') },
      lines: lines.flatMap((one) => itemsOf(one, cents, wrong)),
    },
    ...{ faults, notes },
  };
}

function itemsOf(
  { line, cells }: SourceLine,
  cents: (line: number, field: string, cell: string) => number | null,
  wrong: (line: number, field: string, message: string) => void,
): EarlierLine[] {
  const items = JSON.parse(cells['items'] || '[]') as SourceItem[];
  return items.map((item) => {
    const quantity = Number(item.quantity);
    const isSound =
      quantity > 0 && quantity <= MOST_PIECES && Math.round(quantity * 1_000) / 1_000 === quantity;
    if (!isSound) wrong(line, 'item quantity', `“${item.quantity}” is no number of pieces`);
    return {
      ...{ name: oneLine(item.name, LONGEST.item), sku: oneLine(item.sku, LONGEST.sku), quantity },
      unitCents: cents(line, 'item price', item.price),
      totalCents: cents(line, 'item total', item.total),
    };
  });
}

function currencyOf(code: string): Currency | undefined {
  try {
    return Currency.of(code);
  } catch {
    return undefined;
  }
}

/** Half a smallest unit is rounded up: some shops count in four decimals. Null for what is no amount. */
function centsOf(cell: string, currency: Currency): { cents: number; isRounded: boolean } | null {
  if (!/^\d+(?:\.\d+)?$/.test(cell) || Number(cell) > LARGEST) return null;
  const exact = currency.fromDecimal(Number(cell));
  if (exact !== null) return { cents: exact, isRounded: false };
  const [whole = '', rest = ''] = cell.split('.');
  const kept = Number(whole + rest.slice(0, currency.decimals).padEnd(currency.decimals, '0'));
  return { cents: kept + (Number(rest[currency.decimals]) >= 5 ? 1 : 0), isRounded: true };
}

/** A text that stands in a line, cut where it is too long. */
function oneLine(text: string, most: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return cutText(
    isOneLine(plain) ? plain : plain.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim(),
    most,
  );
}
