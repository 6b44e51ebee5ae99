/** How the price of an order came about. */
export const receiptTexts = {
  open: 'Price details',
  close: 'Hide price details',
  failed: 'We couldn’t load the price details.',
  kinds: { contained: (label: string) => `incl. ${label}` },
  lineTotal: 'Item total',
  whole: 'The whole order',
  total: 'Total',
};
