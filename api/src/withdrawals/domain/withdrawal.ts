import { shopDay } from '../../kernel/shop-days.js';
import { spellingKey } from '../../kernel/spelling-key.js';

/**
 * What has become of a statement: it waits for the staff (`open`, `late`, of an order that nobody knows: `unknown`), the order is
 * cancelled, the money of pieces that have not left went back, the pieces come back, or the staff has settled it.
 */
export const WITHDRAWAL_STATES = [
  'open',
  'late',
  'unknown',
  'cancelled',
  'refunded',
  'returning',
  'settled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** In these the staff has still something to do. */
export const WAITING_STATES = ['open', 'late', 'unknown'] as const satisfies WithdrawalState[];

/** Pieces of one line of the order. */
export interface WithdrawnLine {
  variantId: string;
  name: string;
  quantity: number;
}

/** A statement of a buyer to withdraw from a contract, or from a part of it. It never changes; its state does. */
export interface Withdrawal {
  id: string;
  /** Null where no order has this number and this address. */
  orderId: string | null;
  /** As it was written. */
  orderNumber: string;
  name: string;
  email: string;
  /** The items as the buyer has named them; empty is the whole order. */
  items: string;
  /** Of the items those that were understood; none for the whole order. */
  lines: readonly WithdrawnLine[];
  state: WithdrawalState;
  receivedAt: Date;
}

/** The number as orders have it: without `#` and blanks, in upper case. */
export const numberWritten = (text: string): string => text.replaceAll(/[#\s]/g, '').toUpperCase();

const wordsOf = (name: string) =>
  spellingKey(name)
    .split(/[\s,.]+/)
    .filter(Boolean);

/** Whether two names may be one person's: they share a word. */
export const mayBeOne = (one: string, other: string): boolean =>
  wordsOf(one).some((word) => wordsOf(other).includes(word));

const COUNT = /^(\d{1,3}) ?[×x*]?$/;

/** `2 × jacket`, `2 jacket` or `jacket`, as a spelling key: how many of what. */
function itemOf(key: string): { count: number; named: string } {
  const words = key.split(' ');
  for (const length of [2, 1]) {
    const [, count] = COUNT.exec(words.slice(0, length).join(' ')) ?? [];
    const named = words.slice(length).join(' ');
    if (count && named !== '') return { count: Number(count), named };
  }
  return { count: 1, named: key };
}

/** An item of an order that may be named. */
export interface NamedItem {
  variantId: string;
  name: string;
  sku: string;
  /** Pieces of it that may be withdrawn from. */
  left: number;
}

/** The lines that a text means; undefined when one of its items is none of the order's, more than one, or too many. */
export function linesNamed(text: string, items: readonly NamedItem[]): WithdrawnLine[] | undefined {
  const lines = new Map<string, WithdrawnLine>();
  for (const row of text.split(/[\n;]/).filter((one) => one.trim() !== '')) {
    const { count, named } = itemOf(spellingKey(row));
    const found = items.filter(({ name, sku }) => [name, sku].some((one) => spellingKey(one) === named));
    const [item] = found;
    if (!item || found.length > 1) return undefined;
    const quantity = count + (lines.get(item.variantId)?.quantity ?? 0);
    if (count < 1 || quantity > item.left) return undefined;
    lines.set(item.variantId, { variantId: item.variantId, name: item.name, quantity });
  }
  return [...lines.values()];
}

export const itemsText = (lines: readonly WithdrawnLine[]): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n');

/** One name for the statements of a day that say the same of an order nobody knows: they are one. */
export function nameOfUnknown({
  orderNumber,
  name,
  email,
  items,
  receivedAt,
}: Omit<Withdrawal, 'id' | 'state'>): string {
  return [orderNumber, shopDay(receivedAt), ...[email, name, items].map(spellingKey)].join(' ');
}
