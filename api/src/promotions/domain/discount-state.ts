/** What becomes of a discount now; the first that is true. */
export const DISCOUNT_STATES = ['ended', 'used_up', 'paused', 'scheduled', 'active'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];
