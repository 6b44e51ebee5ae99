import { OutOfStock } from '../../inventory/domain/refusals.js';
import type { QuoteLine } from './quote.js';

/** What of a line is asked for, as far as its name and its parts go. */
type Line = { quantity: number; offer: Pick<QuoteLine['offer'], 'variantId' | 'name' | 'options' | 'parts'> };

/**
 * What has sold out, by the name of a line: of a part of a bundle that bundle where nothing else wants it. So many are left as the other
 * lines leave of it: whoever asks for no more gets through. A line of which not one can be had comes first, and one of which some can before one of which none can.
 */
export function shortOf(error: unknown, lines: readonly Line[]): unknown {
  if (!(error instanceof OutOfStock)) return error;
  const { variantId, available } = error;
  const takers = lines.flatMap(({ offer, quantity }) => {
    const isOwn = offer.variantId === variantId;
    const pieces = isOwn ? 1 : (offer.parts?.find((one) => one.variantId === variantId)?.quantity ?? 0);
    return pieces > 0 ? [{ offer, isOwn, pieces, wanted: pieces * quantity }] : [];
  });
  const wanted = takers.reduce((sum, one) => sum + one.wanted, 0);
  const left = takers
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .map((one) => ({
      ...{ offer: one.offer, isNever: one.pieces > available },
      count: Math.max(0, Math.floor((available - (wanted - one.wanted)) / one.pieces)),
    }));
  const told = left.find(({ isNever }) => isNever) ?? left.find(({ count }) => count > 0) ?? left[0];
  return told ? new OutOfStock(told.offer.variantId, told.count, told.offer) : error;
}
