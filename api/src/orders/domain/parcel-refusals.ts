import { Refusal, refusal } from '../../kernel/refusal.js';

/** The order has no such parcel. */
export const ParcelNotFound = refusal('not-found', 'parcel_not_found', 'Parcel not found');

/** The parcel, or its order, is not where this can be done. */
export class ParcelNotPossible extends Refusal {
  constructor(sentence: string) {
    super('conflict', 'parcel_not_possible', sentence);
  }
}

/** More pieces than are left to be packed; somebody may have been faster. `data.left` is how many there are. */
export class PiecesNotLeft extends Refusal {
  constructor(name: string, left: number) {
    const words = left === 0 ? `Nothing of ${name} is left` : `Only ${left} × ${name} is left`;
    super('conflict', 'pieces_not_left', `${words} to be packed.`, { data: { left } });
  }
}

/** Pieces that are to be given back lie in a parcel: what is in it must be true when it leaves. */
export class PiecesPacked extends Refusal {
  constructor(name: string, numbers: readonly number[]) {
    const which = numbers.length === 1 ? 'parcel' : 'parcels';
    const sentence = `${name} is packed in ${which} ${numbers.join(', ')}: unpack it first, or hand it over.`;
    super('conflict', 'pieces_packed', sentence);
  }
}
