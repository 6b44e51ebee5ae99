/** Gift cards and store credit at the checkout. */
export const creditTexts = {
  failed: 'This gift card cannot be used',
  twice: 'This gift card is applied already',
  applied: (lastFour: string) => `Gift card …${lastFour} applied`,
  card: (lastFour: string) => `Gift card …${lastFour}`,
  left: (amount: string) => `${amount} stays on it`,
  remove: (lastFour: string) => `Remove gift card …${lastFour}`,
  use: (amount: string) => `Use your store credit of ${amount}`,
  own: 'Store credit',
  leftToPay: 'Left to pay',
  paidAll: 'Nothing else is to be paid: your credit covers this order.',
} as const;
