import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { ToSend } from '../../orders/application/to-send.js';
import { isOpen, type ParcelPieces } from '../../orders/domain/parcel.js';
import { ParcelNotFound } from '../../orders/domain/parcel-refusals.js';
import { parcelHasLeft } from '../domain/refusals.js';

/** What a label is for: a parcel that was packed, or all that is in none. What was given back is in neither. */
export class LabelContent {
  constructor(
    private readonly parcels: OrderParcels,
    private readonly toSend: ToSend,
  ) {}

  /** Ask with the order's row locked before money is spent. @throws ParcelNotFound, LabelNotPossible once the parcel has left */
  async of(orderId: string, parcelId: string | null): Promise<readonly ParcelPieces[]> {
    if (parcelId === null) return (await this.toSend.of([orderId])).get(orderId) ?? [];
    const parcel = (await this.parcels.ofOrder(orderId)).find(({ id }) => id === parcelId);
    if (!parcel) throw new ParcelNotFound();
    if (!isOpen(parcel)) throw parcelHasLeft();
    return parcel.lines;
  }
}

/** Whether both are of the same pieces, in whichever order. */
export const isSameContent = (one: readonly ParcelPieces[], other: readonly ParcelPieces[]): boolean =>
  one.length === other.length &&
  one.every(({ variantId, quantity }) =>
    other.some((line) => line.variantId === variantId && line.quantity === quantity),
  );
