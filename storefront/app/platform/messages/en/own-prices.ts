/** Prices of the groups of customers that somebody belongs to, beside what everybody pays. */
export const ownPriceTexts = {
  yours: (price: string) => `Your price: ${price}`,
  least: (price: string) => `Your price from ${price}`,
  step: (n: number, price: string) => `From ${n} pieces: ${price} each`,
  net: (price: string) => `${price} without tax`,
} as const;
