import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Order } from '../../orders/domain/order.js';
import { isOpen, piecesIn } from '../../orders/domain/parcel.js';
import { notSent } from '../domain/refusals.js';
import type { UnsentLines } from './ports.js';
import type { Pieces } from './return-lines.js';

/**
 * Nothing comes back that never left: pieces whose money was to go back before may still count as bought where that refund has
 * failed. Nor does what is never sent; what was handed over without a parcel is in none, and passes. @throws ReturnNotPossible
 */
export async function checkSent(
  parcels: OrderParcels,
  unsent: UnsentLines,
  { id }: Order,
  lines: Pieces,
): Promise<void> {
  const never = await unsent.variantsOf(id);
  if (lines.some(({ variantId }) => never.has(variantId))) throw notSent();
  const sent = (await parcels.ofOrder(id)).filter((one) => !isOpen(one));
  for (const { variantId } of lines) {
    const left = piecesIn(sent, variantId);
    const asked = lines.filter((line) => line.variantId === variantId);
    if (left > 0 && asked.reduce((sum, { quantity }) => sum + quantity, 0) > left) throw notSent();
  }
}
