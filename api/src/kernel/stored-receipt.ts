import { Currency } from './currency.js';
import { Money } from './money.js';
import type { Adjustment, AdjustmentKind, Receipt } from './receipt.js';

/** A receipt as it is kept with its order: amounts in the currency's smallest unit. */
export interface StoredReceipt {
  lines: readonly {
    variantId: string;
    name: string;
    quantity: number;
    listPrice: number;
    unitPrice: number;
    saleSaving: number;
    couponShare: number;
    total: number;
  }[];
  subtotal: number;
  adjustments: readonly { kind: AdjustmentKind; label: string; amount: number }[];
  total: number;
  /** ISO 4217. */
  currency: string;
}

/** Before there were adjustments, a receipt had these instead. */
interface OlderReceipt extends Omit<StoredReceipt, 'adjustments'> {
  couponCode: string | null;
  couponDiscount: number;
  shipping: number;
}

export function storedReceipt(receipt: Receipt): StoredReceipt {
  return {
    lines: receipt.lines.map((line) => ({
      variantId: line.variantId,
      name: line.name,
      quantity: line.quantity,
      listPrice: line.listPrice.cents,
      unitPrice: line.unitPrice.cents,
      saleSaving: line.saleSaving.cents,
      couponShare: line.couponShare.cents,
      total: line.total.cents,
    })),
    subtotal: receipt.subtotal.cents,
    adjustments: receipt.adjustments.map((one) => ({ ...one, amount: one.amount.cents })),
    total: receipt.total.cents,
    currency: receipt.total.currency.code,
  };
}

/** Reads what `storedReceipt` made, now or before there were adjustments. */
export function readReceipt(stored: StoredReceipt | OlderReceipt): Receipt {
  const currency = Currency.of(stored.currency);
  const money = (smallest: number) => Money.ofCents(smallest, currency);
  const lines = stored.lines.map((line) => ({
    variantId: line.variantId,
    name: line.name,
    quantity: line.quantity,
    listPrice: money(line.listPrice),
    unitPrice: money(line.unitPrice),
    saleSaving: money(line.saleSaving),
    couponShare: money(line.couponShare),
    total: money(line.total),
  }));
  const adjustments = ('adjustments' in stored ? stored.adjustments : older(stored)).map(
    (one): Adjustment => ({ ...one, amount: money(one.amount) }),
  );
  return { lines, subtotal: money(stored.subtotal), adjustments, total: money(stored.total) };
}

const older = ({ couponCode, couponDiscount }: OlderReceipt): StoredReceipt['adjustments'] =>
  couponCode === null ? [] : [{ kind: 'coupon', label: couponCode, amount: -couponDiscount }];
