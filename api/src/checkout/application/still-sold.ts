import { ItemUnavailable } from '../domain/refusals.js';
import type { Offer } from './ports.js';
import type { QuoteLine } from './quote.js';

/** The ids of the goods among lines that were agreed; a line of the staff's own is none. */
export const goodsOf = (lines: readonly QuoteLine[]): string[] =>
  lines.flatMap(({ offer }) => (offer.isOwn ? [] : offer.variantId));

/**
 * Lines that were agreed, as they can be sold by what is on offer today: what became a bundle by its parts.
 * @throws ItemUnavailable for what has left the shop, became a gift card or is none any more: a card is taxed and handed over as nothing else is
 */
export function stillSold(lines: readonly QuoteLine[], offers: readonly Offer[]): QuoteLine[] {
  const today = new Map(offers.map((offer) => [offer.variantId, offer]));
  return lines.map((line) => {
    const { offer } = line;
    if (offer.isOwn) return line;
    const now = today.get(offer.variantId);
    if (!now || isCard(now) !== isCard(offer)) throw new ItemUnavailable(offer.variantId);
    const parts = offer.parts ?? now.parts;
    return parts ? { ...line, offer: { ...offer, parts } } : line;
  });
}

const isCard = ({ isGiftCard }: Offer): boolean => isGiftCard === true;
