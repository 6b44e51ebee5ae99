import { Currency } from './currency.js';
import { Money } from './money.js';
import type { ReceiptRules } from './receipt-rules.js';
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
    tax: number;
    taxAdded: number;
  }[];
  subtotal: number;
  adjustments: readonly { kind: AdjustmentKind; label: string; amount: number; shares?: readonly number[] }[];
  taxes: readonly { name: string; thousandths: number; net: number; tax: number; gross: number }[];
  /** Left out where there is none. */
  reverseCharge?: boolean;
  intraCommunity?: boolean;
  importTaxesDue?: boolean;
  total: number;
  /** ISO 4217. */
  currency: string;
  /** Left out by receipts from before they were kept. */
  rules?: ReceiptRules;
}

/** A receipt from before there were taxes. */
type UntaxedReceipt = Omit<StoredReceipt, 'lines' | 'taxes'> & {
  lines: readonly Omit<StoredReceipt['lines'][number], 'tax' | 'taxAdded'>[];
};

/** Before there were adjustments, a receipt had these instead. */
interface OlderReceipt extends Omit<UntaxedReceipt, 'adjustments'> {
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
      tax: line.tax.cents,
      taxAdded: line.taxAdded.cents,
    })),
    subtotal: receipt.subtotal.cents,
    adjustments: receipt.adjustments.map(({ kind, label, amount, shares }) => ({
      ...{ kind, label, amount: amount.cents },
      ...(shares ? { shares: shares.map(({ cents }) => cents) } : {}),
    })),
    taxes: receipt.taxes.map(({ name, thousandths, net, tax, gross }) => ({
      name,
      thousandths,
      net: net.cents,
      tax: tax.cents,
      gross: gross.cents,
    })),
    ...(receipt.reverseCharge ? { reverseCharge: true } : {}),
    ...(receipt.intraCommunity ? { intraCommunity: true } : {}),
    ...(receipt.importTaxesDue ? { importTaxesDue: true } : {}),
    total: receipt.total.cents,
    currency: receipt.total.currency.code,
    ...(receipt.rules ? { rules: receipt.rules } : {}),
  };
}

/** Reads what `storedReceipt` made, now or before there were taxes and adjustments. */
export function readReceipt(stored: StoredReceipt | UntaxedReceipt | OlderReceipt): Receipt {
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
    tax: money('tax' in line ? line.tax : 0),
    taxAdded: money('taxAdded' in line ? line.taxAdded : 0),
  }));
  const adjustments = ('adjustments' in stored ? stored.adjustments : older(stored)).map(
    ({ kind, label, amount, shares }): Adjustment => ({
      ...{ kind, label, amount: money(amount) },
      ...(shares ? { shares: shares.map(money) } : {}),
    }),
  );
  const taxes = ('taxes' in stored ? stored.taxes : []).map(({ name, thousandths, net, tax, gross }) => ({
    name,
    thousandths,
    net: money(net),
    tax: money(tax),
    gross: money(gross),
  }));
  const [subtotal, total] = [money(stored.subtotal), money(stored.total)];
  const reverseCharge = 'reverseCharge' in stored && stored.reverseCharge === true;
  const rules = 'rules' in stored && stored.rules ? { rules: stored.rules } : {};
  const exempt = {
    ...('intraCommunity' in stored && stored.intraCommunity ? { intraCommunity: true } : {}),
    ...('importTaxesDue' in stored && stored.importTaxesDue ? { importTaxesDue: true } : {}),
  };
  return { lines, subtotal, adjustments, taxes, reverseCharge, ...exempt, total, ...rules };
}

const older = ({ couponCode, couponDiscount }: OlderReceipt): StoredReceipt['adjustments'] =>
  couponCode === null ? [] : [{ kind: 'coupon', label: couponCode, amount: -couponDiscount }];
