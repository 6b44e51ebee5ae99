import { Refusal, type FieldError } from '../../kernel/refusal.js';

/** Of how many different variants one is made at most. */
export const MOST_PARTS = 20;

/** In how many bundles a variant is at most: all of them are told with each sale of it. */
export const MOST_WITH_PART = 100;

export const HAS_STOCK = 'Set its stock to 0 first: a bundle is sold by the stock of its parts';
export const SENT_OTHERWISE = 'A part that is sent cannot be in a bundle that is not sent';
export const NO_COST_OF_ITS_OWN = 'A bundle costs what its parts cost: set theirs';

/** What a variant is, that becomes a bundle or a part of one. */
export interface BundleFacts {
  variantId: string;
  taxCategory: string;
  isShipped: boolean;
  isGiftCard: boolean;
  isBundle: boolean;
  /** That it is a part of. */
  bundles: readonly string[];
  /** It has stock of its own, at any place, or some of it is held. */
  hasStock: boolean;
  /** A purchase order or a transfer brings some. */
  isOnTheWay: boolean;
}

/** A bundle cannot be made so. */
export class BundleWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'bundle_wrong', fields[0]?.message ?? 'A bundle cannot be made so.', { fields });
  }
}

/**
 * What is in the way of making a variant of others; nothing is. All are taxed alike: a bundle has one price, and how much of it were
 * for each of its parts nobody has said, so that an invoice could not tell the taxes of two rates apart. What is sent, and is picked, is the
 * bundle. Pure.
 */
export function faultsOfBundle(
  bundle: BundleFacts,
  parts: readonly (BundleFacts | undefined)[],
  at: (part?: number) => string,
): FieldError[] {
  if (parts.length === 0) return [];
  const own = [
    ...(bundle.bundles.length > 0 ? ['It is a part of another bundle'] : []),
    ...(bundle.isGiftCard ? ['A gift card is no bundle'] : []),
    ...(bundle.hasStock && !bundle.isBundle ? [HAS_STOCK] : []),
    ...(bundle.isOnTheWay ? ['Some of it is on its way: close that purchase order or transfer first'] : []),
  ].map((message) => ({ field: at(), message }));
  const ofParts = parts.flatMap((part, index) => {
    const message = faultOfPart(bundle, part);
    return message ? [{ field: at(index), message }] : [];
  });
  return [...own, ...ofParts];
}

/** What is in the way of one part in all bundles that are made at once: those that have it already keep it. Pure. */
export function faultsOfMany(
  sent: readonly { variantId: string; parts: readonly { variantId: string }[] }[],
  bundlesOf: (partId: string) => readonly string[],
  at: (bundle: number, part: number) => string,
): FieldError[] {
  const named = new Set(sent.map(({ variantId }) => variantId));
  const wanted = sent.flatMap(({ variantId, parts }, bundle) =>
    parts.map((one, part) => ({ bundleId: variantId, partId: one.variantId, bundle, part })),
  );
  return [...Map.groupBy(wanted, ({ partId }) => partId)].flatMap(([partId, places]) => {
    const now = bundlesOf(partId);
    const others = now.filter((id) => !named.has(id)).length;
    if (others + places.length <= MOST_WITH_PART) return [];
    const message = `A part is in at most ${MOST_WITH_PART} bundles`;
    return places
      .filter(({ bundleId }) => !now.includes(bundleId))
      .map(({ bundle, part }) => ({ field: at(bundle, part), message }));
  });
}

function faultOfPart(bundle: BundleFacts, part: BundleFacts | undefined): string | undefined {
  if (!part) return 'There is no such variant';
  if (part.variantId === bundle.variantId) return 'A bundle is no part of itself';
  if (part.isBundle) return 'A bundle is made of no bundles';
  if (part.isGiftCard) return 'A gift card is in no bundle';
  if (part.taxCategory !== bundle.taxCategory) return 'A part is taxed as its bundle is';
  if (part.isShipped && !bundle.isShipped) return SENT_OTHERWISE;
  return undefined;
}
