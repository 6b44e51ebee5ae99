/** So many pieces of one line of an order. */
export interface ParcelPieces {
  variantId: string;
  quantity: number;
}

/** What of an order goes together: packed, then handed over, then delivered. Of an order that is fetched, what was made ready. */
export interface Parcel {
  id: string;
  orderId: string;
  /** From 1 on, in the order of packing; one that was unpacked leaves a gap. */
  number: number;
  lines: readonly ParcelPieces[];
  carrier: string | null;
  trackingNumber: string | null;
  packedAt: Date;
  /** Unset until it is handed over. */
  sentAt: Date | null;
  deliveredAt: Date | null;
}

/** Packed, and still in the shop. */
export const isOpen = ({ sentAt }: Pick<Parcel, 'sentAt'>): boolean => sentAt === null;

/** Whether a carrier's number is that of one of these parcels that is on its way, or has been. */
export const goesBy = (parcels: readonly Parcel[], trackingNumber: string): Parcel | undefined =>
  parcels.find((one) => !isOpen(one) && one.trackingNumber === trackingNumber);

/** How many pieces of a variant are in these parcels. */
export const piecesIn = (parcels: readonly Parcel[], variantId: string): number =>
  parcels
    .flatMap(({ lines }) => lines)
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** `2 × Jacket, 1 × Scarf`: what the shop's own history calls it. */
export function inWords(
  pieces: readonly ParcelPieces[],
  lines: Iterable<{ variantId: string; name: string }>,
): string {
  const names = new Map([...lines].map(({ variantId, name }) => [variantId, name]));
  return pieces.map(({ variantId, quantity }) => `${quantity} × ${names.get(variantId) ?? ''}`).join(', ');
}
