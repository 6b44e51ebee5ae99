/** A payment by card that has come. */
export const cardPayment = {
  ...({ _id: 'y1', kind: 'full', method: 'card', next: 'redirect' } as const),
  ...({ amount: 12.5, status: 'paid', paidBy: 'card', howPaid: 'by card', due: 'now' } as const),
};
