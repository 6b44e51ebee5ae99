/** The ways to pay that this code knows; for each there is a strategy that says what it can. */
export const PAYMENT_METHODS = ['card', 'mobile', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Who keeps the money of an attempt for the shop. `none`: nothing was to be paid. */
export const PROVIDER_NAMES = ['stripe', 'momo', 'cash', 'none'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
