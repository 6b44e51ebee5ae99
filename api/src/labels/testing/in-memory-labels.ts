import type { ParcelPieces } from '../../orders/domain/parcel.js';
import type { Piece } from '../../shipping/domain/packing.js';
import { Labels, OrderPieces, LabelFiles, type LabelFile, type SentGoods } from '../application/ports.js';
import { LIVE, type LabelState, type ShippingLabel } from '../application/label.js';
import { labelUnderway } from '../domain/refusals.js';

/** Labels in memory. Orders are not known here: none of their parcels has arrived. */
export class InMemoryLabels extends Labels {
  private readonly rows = new Map<string, ShippingLabel>();

  override add(label: ShippingLabel): Promise<void> {
    this.drop(label.orderId, label.parcelId);
    return this.save(label);
  }

  override dropOffers(orderId: string, parcelId: string): Promise<void> {
    this.drop(orderId, parcelId);
    return Promise.resolve();
  }

  private drop(ofOrder: string, ofParcel: string | null): void {
    for (const { id, orderId, parcelId, state } of this.rows.values())
      if (orderId === ofOrder && parcelId === ofParcel && state === 'offered') this.rows.delete(id);
  }

  override find(id: string): Promise<ShippingLabel | undefined> {
    return Promise.resolve(this.rows.get(id));
  }

  override lock(id: string): Promise<ShippingLabel | undefined> {
    return this.find(id);
  }

  override ofOrder(orderId: string): Promise<ShippingLabel[]> {
    const found = this.all().filter((label) => label.orderId === orderId);
    return Promise.resolve(found.toSorted((one, other) => (one.id < other.id ? 1 : -1)));
  }

  override byTracker(trackerRef: string): Promise<ShippingLabel | undefined> {
    return Promise.resolve(this.all().find(({ postage }) => postage?.trackerRef === trackerRef));
  }

  override save(label: ShippingLabel): Promise<void> {
    const isLive = LIVE.includes(label.state);
    const others = this.all().filter(
      ({ id, orderId, parcelId }) =>
        id !== label.id && orderId === label.orderId && parcelId === label.parcelId,
    );
    if (isLive && others.some(({ state }) => LIVE.includes(state))) return Promise.reject(labelUnderway());
    this.rows.set(label.id, label);
    return Promise.resolve();
  }

  override due(states: readonly LabelState[], askedBefore: Date, limit: number): Promise<ShippingLabel[]> {
    const asked = ({ askedAt }: ShippingLabel) => askedAt?.getTime() ?? Infinity;
    const found = this.all().filter(
      (label) => states.includes(label.state) && asked(label) < askedBefore.getTime(),
    );
    return Promise.resolve(found.toSorted((one, other) => asked(one) - asked(other)).slice(0, limit));
  }

  private all(): ShippingLabel[] {
    return [...this.rows.values()];
  }
}

export class InMemoryLabelFiles extends LabelFiles {
  readonly kept = new Map<string, LabelFile>();

  override find(labelId: string) {
    return Promise.resolve(this.kept.get(labelId));
  }

  override keep(labelId: string, file: LabelFile): Promise<void> {
    if (!this.kept.has(labelId)) this.kept.set(labelId, file);
    return Promise.resolve();
  }

  override drop(labelId: string): Promise<void> {
    this.kept.delete(labelId);
    return Promise.resolve();
  }
}

export class InMemoryOrderPieces extends OrderPieces {
  /** What of each order is sent. */
  readonly kept = new Map<string, KeptPiece<Piece>[]>();
  readonly keptGoods = new Map<string, KeptPiece<SentGoods>[]>();

  override of(orderId: string, content: readonly ParcelPieces[]): Promise<Piece[]> {
    return Promise.resolve(inParcel(this.kept.get(orderId) ?? [], content));
  }

  override goods(orderId: string, content: readonly ParcelPieces[]): Promise<SentGoods[]> {
    return Promise.resolve(inParcel(this.keptGoods.get(orderId) ?? [], content));
  }
}

/** Of one variant; how many go is said by what the parcel holds. */
export type KeptPiece<Of> = Omit<Of, 'quantity'> & { variantId: string };

function inParcel<Of extends { quantity: number }>(
  kept: readonly KeptPiece<Of>[],
  content: readonly ParcelPieces[],
): Of[] {
  return kept.flatMap(({ variantId, ...piece }) => {
    const quantity = content.find((line) => line.variantId === variantId)?.quantity ?? 0;
    return quantity > 0 ? [{ ...piece, quantity } as unknown as Of] : [];
  });
}
