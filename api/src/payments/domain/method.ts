/** A way to pay by its name, such as `card`: text everywhere; which there are is the list in `methods/index.ts`. */
export type PaymentMethod = string;

/** Who keeps the money of an attempt for the shop, such as `stripe`; `none`: nothing was to be paid. */
export type ProviderName = string;

/** The shopper goes on at the provider's page, confirms on a phone, or is done: staff records the money. */
export const NEXT_STEPS = ['redirect', 'wait', 'placed'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];
