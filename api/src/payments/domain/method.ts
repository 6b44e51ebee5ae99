/** The ways to pay that this code knows; for each there is a strategy that says what it can. */
export const PAYMENT_METHODS = ['card', 'mobile', 'cash', 'bank'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The shopper goes on at the provider's page, confirms on a phone, or is done: staff records the money. */
export const NEXT_STEPS = ['redirect', 'wait', 'placed'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** What follows an order that is paid this way. */
export const NEXT_STEP: Readonly<Record<PaymentMethod, NextStep>> = {
  card: 'redirect',
  mobile: 'wait',
  cash: 'placed',
  bank: 'placed',
};

/** No provider tells of this money: the shop's staff sees it come in and records it. */
export const RECORDED_BY_STAFF: ReadonlySet<string> = new Set(
  PAYMENT_METHODS.filter((method) => NEXT_STEP[method] === 'placed'),
);

/** How staff may have seen money come. `terminal`: a card terminal at the door or the counter, which the shop does not speak to. */
export const SEEN_BY_STAFF = ['cash', 'terminal', 'bank'] as const;
export type SeenByStaff = (typeof SEEN_BY_STAFF)[number];

/** Who keeps the money of an attempt for the shop. `none`: nothing was to be paid. */
export const PROVIDER_NAMES = ['stripe', 'momo', ...SEEN_BY_STAFF, 'none'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** How money may have come: by one of the ways to pay, or to the staff by their card terminal. */
export const WAYS_PAID = [...PAYMENT_METHODS, 'terminal'] as const;
export type WayPaid = (typeof WAYS_PAID)[number];

/** How money that a provider keeps was paid. */
export const METHOD_OF: Readonly<Partial<Record<ProviderName, WayPaid>>> = {
  stripe: 'card',
  momo: 'mobile',
  cash: 'cash',
  terminal: 'terminal',
  bank: 'bank',
};
