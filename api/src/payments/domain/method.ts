/** The ways to pay that this code knows; for each there is a strategy that says what it can. */
export const PAYMENT_METHODS = ['card', 'mobile', 'cash', 'bank'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** No provider tells of this money: the shop's staff sees it come in and records it. */
export const RECORDED_BY_STAFF: ReadonlySet<string> = new Set<PaymentMethod>(['cash', 'bank']);

/** Who keeps the money of an attempt for the shop. `none`: nothing was to be paid. */
export const PROVIDER_NAMES = ['stripe', 'momo', 'cash', 'bank', 'none'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
