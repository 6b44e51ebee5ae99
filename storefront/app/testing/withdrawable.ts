/** What of an order can be withdrawn from: one lamp. */
export const withdrawable = {
  ...{ until: null, isLate: false, withdrawals: [] },
  lines: [{ variantId: 'v1', name: 'Lamp', options: {}, left: 1 }],
};
