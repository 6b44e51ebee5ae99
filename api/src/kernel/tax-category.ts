export const TAX_CATEGORIES = [
  'standard',
  'reduced',
  'second_reduced',
  'super_reduced',
  'zero',
  'exempt',
] as const;
/**
 * What a product is taxed as: `super_reduced` is a rate below 5 percent, as for books or food in some countries;
 * `zero` is taxed at 0 percent and listed, `exempt` is no part of the tax at all.
 */
export type TaxCategory = (typeof TAX_CATEGORIES)[number];
