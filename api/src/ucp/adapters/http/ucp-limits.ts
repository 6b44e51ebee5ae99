const TEN_MINUTES = 600;

/** As the shop's own quotes, for a network: a platform calls for many buyers. */
export const PRICING = ['quote', { limit: 1_200, seconds: TEN_MINUTES }] as const;
/** As the shop's own purchases from one network. */
export const PLACING = ['pay', { limit: 60, seconds: TEN_MINUTES }] as const;

/** The same for calls by tools, which all have one address. */
export const LIMITS = { pricing: PRICING, placing: PLACING } as const;
