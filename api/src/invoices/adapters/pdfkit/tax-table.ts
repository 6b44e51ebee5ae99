import type { Money } from '../../../kernel/money.js';
import { splitRate } from '../../../kernel/rate-parts.js';
import { rateLabel, type RateTotal } from '../../../kernel/receipt.js';
import type { PrintedOrder } from '../../application/ports.js';

/** Whose tax the buyer owes, or an exemption takes, has no rate of its own on the paper. */
export const labelOn = (
  { bill }: PrintedOrder['order'],
  rate: Pick<RateTotal, 'name' | 'thousandths'>,
): string => rateLabel(bill.reverseCharge ? { ...rate, thousandths: 0 } : rate);

/** Net, tax and gross of each rate, and who owes the tax; no rows for an order without tax. */
export function taxRows(
  { order }: Pick<PrintedOrder, 'order'>,
  written: (amount: Money) => string,
): (readonly [string, string, string, string])[] {
  const { taxes } = order.bill;
  if (taxes.length === 0) return [];
  const rows = taxes
    .flatMap(splitRate)
    .map(
      (rate) => [labelOn(order, rate), written(rate.net), written(rate.tax), written(rate.gross)] as const,
    );
  return [['Tax', 'Net', 'Tax', 'Gross'], ...rows];
}
