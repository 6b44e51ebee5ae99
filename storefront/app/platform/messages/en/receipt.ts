/** How the price of an order came about. */
export const receiptTexts = {
  open: 'How this price came about',
  close: 'Hide how this price came about',
  failed: 'We cannot show how this price came about right now.',
  kinds: { contained: (label: string) => `incl. ${label}` },
  rule: (version: number) => `version ${version}`,
  lineTotal: 'Together',
  whole: 'The whole order',
  total: 'Total',
};
