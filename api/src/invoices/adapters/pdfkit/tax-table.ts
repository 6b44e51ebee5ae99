import type { Money } from '../../../kernel/money.js';
import { rateLabel } from '../../../kernel/receipt.js';
import type { PrintedOrder } from '../../application/ports.js';

const REVERSE_CHARGE = 'Reverse charge: the recipient of the delivery owes the tax.';
const INTRA_COMMUNITY = 'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)';

/** Why no tax is charged though the rates are told; undefined where it is. */
export function exemption({ bill }: PrintedOrder['order']): string | undefined {
  if (bill.intraCommunity) return INTRA_COMMUNITY;
  return bill.reverseCharge ? REVERSE_CHARGE : undefined;
}

/** Net, tax and gross of each rate, and who owes the tax; no rows for an order without tax. */
export function taxRows(
  { order }: Pick<PrintedOrder, 'order'>,
  written: (amount: Money) => string,
): (readonly [string, string, string, string])[] {
  const { taxes } = order.bill;
  if (taxes.length === 0) return [];
  const rows = taxes.map(
    (rate) => [rateLabel(rate), written(rate.net), written(rate.tax), written(rate.gross)] as const,
  );
  return [['Tax', 'Net', 'Tax', 'Gross'], ...rows];
}
