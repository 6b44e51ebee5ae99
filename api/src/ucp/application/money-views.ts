import type { Money } from '../../kernel/money.js';
import type { Receipt } from '../../kernel/receipt.js';
import { wordedReceipt } from '../../kernel/receipt-words.js';
import { callersLanguage } from '../../kernel/tongue.js';
import type { Answer } from './envelope.js';

const TYPES = {
  coupon: 'discount',
  discount: 'discount',
  shipping: 'fulfillment',
  fee: 'fee',
  tax: 'tax',
  rounding: 'rounding',
} as const;
/** Types whose amount the protocol has on one side of nothing. */
const TAKEN_OFF = ['discount'];
const ADDED = ['fulfillment', 'fee', 'tax'];

const total = (type: string, { cents }: Money, text?: string): Answer => ({
  ...{ type, amount: cents },
  ...(text ? { display_text: text } : {}),
});

/** Every cent of a receipt: what is on the other side than the protocol has it gets a type of its own. */
export function totalsOf(receipt: Omit<Receipt, 'lines'>): Answer[] {
  const { subtotal, adjustments, total: sum } = wordedReceipt(receipt, callersLanguage());
  const steps = adjustments.flatMap(({ kind, label, amount }): Answer[] => {
    const type = TYPES[kind];
    const isOff = amount.cents < 0;
    const fits = (TAKEN_OFF.includes(type) && isOff) || (ADDED.includes(type) && !isOff);
    if (amount.isZero && type !== 'fulfillment') return [];
    return [total(fits ? type : `${kind}_adjustment`, amount, label || NAMES[kind])];
  });
  return [total('subtotal', subtotal), ...steps, total('total', sum)];
}

const NAMES = {
  ...{
    coupon: 'Discount',
    discount: 'Discount',
    shipping: 'Delivery',
    fee: 'Fee',
    tax: 'Tax',
    rounding: 'Rounding',
  },
} as const;

/** Of one line: what it costs, and its part of a coupon. */
export const lineTotals = (subtotal: Money, share: Money): Answer[] => [
  total('subtotal', subtotal),
  ...(share.isZero ? [] : [total('discount', share.negated())]),
  total('total', subtotal.minus(share)),
];

export const onlyTotal = (amount: Money): Answer[] => [total('total', amount)];

/** What sending it costs. */
export const deliveryTotals = (amount: Money): Answer[] => [
  total('fulfillment', amount),
  total('total', amount),
];
