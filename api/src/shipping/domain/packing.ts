/** One kind of thing to be packed: what a piece weighs in grams and measures in millimetres, 0 where nobody has said. */
export interface Piece {
  quantity: number;
  grams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
}

/** A packed parcel: grams and millimetres; the sides are 0 together where nothing in it has a size. */
export type PackedParcel = Omit<Piece, 'quantity'>;

/** Carriers take no parcel that weighs nothing: goods that nobody has weighed count as this much together. */
export const LEAST_GRAMS = 100;

/**
 * Everything in one parcel: each piece lies on its largest side and all are stacked. So the parcel is as long and as
 * wide as the largest piece and as high as all together: never too small, sometimes larger than a clever packer's.
 */
export function packed(pieces: readonly Piece[]): PackedParcel {
  const sent = pieces.filter(({ quantity }) => quantity > 0);
  const grams = sent.reduce((sum, piece) => sum + piece.grams * piece.quantity, 0);
  const lying = sent.map((piece) => ({ quantity: piece.quantity, ...onItsLargestSide(piece) }));
  const size = {
    lengthMm: Math.max(0, ...lying.map(({ long }) => long)),
    widthMm: Math.max(0, ...lying.map(({ middle }) => middle)),
    heightMm: lying.reduce((sum, { short, quantity }) => sum + short * quantity, 0),
  };
  // what lies on its largest side is nowhere shorter than it is high
  const isKnown = size.heightMm > 0;
  return {
    grams: Math.max(grams, LEAST_GRAMS),
    ...(isKnown ? size : { lengthMm: 0, widthMm: 0, heightMm: 0 }),
  };
}

function onItsLargestSide({ lengthMm, widthMm, heightMm }: Piece) {
  const [short = 0, middle = 0, long = 0] = [lengthMm, widthMm, heightMm].sort((one, other) => one - other);
  return { short, middle, long };
}
