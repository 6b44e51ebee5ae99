import type { Money } from '../../kernel/money.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { OrderCommands, RefundPieces } from '../../orders/application/order-commands.js';

/**
 * What of the price of delivery comes back with these pieces. Where the consumer law of the EU holds it is all of it when nothing of
 * the order stays, as the least dear way would have cost it (Directive 2011/83/EU, Art. 13); elsewhere the shop keeps it.
 */
export async function deliveryBack(
  terms: ShopTerms,
  commands: OrderCommands,
  orderId: string,
  pieces: readonly RefundPieces[],
): Promise<Money | undefined> {
  if (!(await terms.read()).hasEuRules) return undefined;
  const delivery = await commands.deliveryWith(orderId, pieces);
  return delivery.isZero ? undefined : delivery;
}
