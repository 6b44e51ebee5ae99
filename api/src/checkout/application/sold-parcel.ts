import { Money } from '../../kernel/money.js';
import type { ReceiptLine } from '../../kernel/receipt.js';
import type { DatedOffer } from '../../shipping/application/estimate-delivery.js';
import type { Parcel } from '../../shipping/domain/offers.js';
import { packed, type PackedParcel } from '../../shipping/domain/packing.js';
import type { RuledGoods } from './goods-rules.js';
import type { Offer } from './ports.js';

export type Sold = Pick<Offer, 'isShipped' | keyof PackedParcel> & RuledGoods & { quantity: number };

/** Pieces of another order that are sent along, and what all of them have cost. */
export type Beside = Pick<Offer, 'isShipped' | keyof PackedParcel> & { quantity: number; worth: Money };

/** The pieces of an order that things are sent with, and what its delivery has cost; or sent free. */
export type Together =
  | { pieces: readonly { variantId: string; quantity: number; worth: Money }[]; paid: Money }
  | 'free';

export const piecesOf = (together: Together | undefined) =>
  together === undefined || together === 'free' ? [] : together.pieces;

/** What a parcel of all costs beyond what has been paid for a part of it, never less than nothing: a price of its own from then on. */
export function joined(offer: DatedOffer, together: Together | undefined): DatedOffer {
  if (together === undefined) return offer;
  const none = offer.price.times(0);
  const paid = together === 'free' ? offer.price : together.paid;
  const price = offer.price.lessThan(paid) ? none : offer.price.minus(paid);
  const method = { ...offer.method, kind: 'flat' as const, price, freeFrom: null, steps: [] };
  return { ...offer, price, method, rate: null };
}

/** What of it is sent; null when nothing is. */
export function parcelOf(
  sold: readonly Sold[],
  lines: readonly ReceiptLine[],
  none: Money,
  beside: readonly Beside[] = [],
): Parcel | null {
  const sent = sold.flatMap((item, index) =>
    item.isShipped ? [{ grams: item.grams * item.quantity, worth: lines[index]?.total ?? none }] : [],
  );
  if (sent.length === 0) return null;
  const along = beside.filter(({ isShipped }) => isShipped);
  const weights = [...sent, ...along.map(({ grams, quantity }) => ({ grams: grams * quantity }))];
  const grams = weights.reduce((sum, item) => sum + item.grams, 0);
  const pieces = [...sold.filter(({ isShipped }) => isShipped), ...along];
  return { worth: Money.sum([...sent, ...along].map(({ worth }) => worth)), grams, packed: packed(pieces) };
}
