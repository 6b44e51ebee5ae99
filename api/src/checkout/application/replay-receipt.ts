import { Money } from '../../kernel/money.js';
import type { GoodsRule, ReceiptRules } from '../../kernel/receipt-rules.js';
import { receiptFor, replay, type Adjustment, type Receipt, type ReceiptLine } from '../../kernel/receipt.js';
import { storedReceipt } from '../../kernel/stored-receipt.js';
import { inTurn, offDelivery, reductionOf, type Rule } from '../../promotions/domain/apply-discounts.js';
import { priceOf } from '../../shipping/domain/offers.js';
import { taxesBy } from '../../tax/domain/taxes-by-rule.js';
import { taxAdjustments } from './tax-adjustments.js';

/** One figure of a receipt that comes out otherwise; amounts in the smallest unit. */
export interface Difference {
  /** `lines.0.tax`, `total`. */
  field: string;
  stored: unknown;
  replayed: unknown;
}

export interface Replayed {
  /** What it was computed from: the rules that were kept, or, of older receipts, their own lines. */
  from: 'rules' | 'lines';
  differences: Difference[];
}

/** Computes a receipt again and compares every figure. */
export function replayReceipt(receipt: Receipt): Replayed {
  const again = receipt.rules ? fromRules(receipt, receipt.rules) : replay(receipt);
  return {
    from: receipt.rules ? 'rules' : 'lines',
    differences: differences('', plain(receipt), plain(again)),
  };
}

/** Of the receipt itself only quantities, prices, fees and what coins could not pay are taken, and whether and why the buyer owes the tax. */
function fromRules(receipt: Receipt, rules: ReceiptRules): Receipt {
  const money = (cents: number) => Money.ofCents(cents, receipt.subtotal.currency);
  const items = receipt.lines.map((line, index) => asSold(line, rules.goods[index], money));
  const off = inTurn(items, taking(receipt, rules)).map(reductionOf);
  const goods = receiptFor(items, off);
  const shipping = delivered(rules, money);
  const { reverseCharge, intraCommunity = false } = receipt;
  const taxable = {
    lines: goods.lines.map(({ total, quantity }, index) => ({
      ...{ amount: total, quantity, isSent: !rules.goods[index]?.isNotSent },
      category: rules.goods[index]?.category ?? ('standard' as const),
    })),
    shipping: shipping?.amount ?? money(0),
  };
  const taxes = rules.tax && taxesBy(rules.tax, { ...taxable, reverseCharge });
  const rounded = receipt.adjustments.filter(({ kind }) => kind === 'rounding');
  const fees = receipt.adjustments.filter(({ kind }) => kind === 'fee');
  const importTaxesDue = taxes?.imported.includes(true) ?? false;
  const why = { reverseCharge, intraCommunity, importTaxesDue };
  const charges = [...(shipping ? [shipping] : []), ...fees, ...taxAdjustments(taxes, why), ...rounded];
  const shares = { lines: taxes?.lines ?? [], rates: taxes?.rates ?? [], ...why };
  return receiptFor(items, off, charges, shares);
}

/** At the price of the buyer's group, where the rule names one. */
function asSold(
  line: ReceiptLine,
  goods: GoodsRule | undefined,
  money: (cents: number) => Money,
): ReceiptLine {
  if (!goods?.groupPrice) return line;
  const unitPrice = money(goods.groupPrice.price);
  return { ...line, unitPrice, listPrice: unitPrice };
}

/** The discounts of its goods, and the coupon, in the order in which they took. */
function taking({ lines, adjustments }: Receipt, { coupon, goods, discounts = [] }: ReceiptRules): Rule[] {
  const ofGoods = discounts.filter(({ offDelivery: amount }) => amount === undefined);
  if (!coupon) return ofGoods;
  const code = adjustments.findLast(({ kind }) => kind === 'coupon')?.label ?? '';
  const values: Rule['values'] =
    coupon.kind === 'percent' ? { percent: coupon.percent ?? 0 } : { amount: coupon.amount ?? 0 };
  const { id, version, kind } = coupon;
  const places = [...lines.keys()].filter((at) => !goods[at]?.isGiftCard && !goods[at]?.isOwnLine);
  return [...ofGoods, { id, version, kind, values, code, name: code, lines: places }];
}

const amountOf = (cents: number | null, money: (cents: number) => Money) =>
  cents === null ? null : money(cents);

function delivered(
  { delivery, discounts = [] }: ReceiptRules,
  money: (cents: number) => Money,
): Adjustment | null {
  if (!delivery) return null;
  const { name, kind, worth, grams } = delivery;
  const steps = delivery.steps.map(({ upTo, price }) => ({ upTo, price: money(price) }));
  const terms = { kind, steps, price: money(delivery.price), freeFrom: amountOf(delivery.freeFrom, money) };
  const rate = delivery.rate && money(delivery.rate.price);
  const price = priceOf(terms, { worth: money(worth), grams }, rate) ?? money(0);
  const off = offDelivery(
    price,
    discounts.filter((one) => one.offDelivery !== undefined),
  );
  const amount = off.reduce((left, taken) => left.minus(taken.amount), price);
  return { kind: 'shipping', label: name, amount };
}

const plain = (receipt: Receipt): unknown => ({ ...storedReceipt(receipt), rules: undefined });

function differences(field: string, stored: unknown, replayed: unknown): Difference[] {
  if (!isObject(stored) || !isObject(replayed))
    return stored === replayed ? [] : [{ field, stored: stored ?? null, replayed: replayed ?? null }];
  const names = new Set([...Object.keys(stored), ...Object.keys(replayed)]);
  return [...names].flatMap((name) =>
    differences(field ? `${field}.${name}` : name, stored[name], replayed[name]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
