/** A payment by card that has come. */
export const cardPayment = {
  ...({ _id: 'y1', kind: 'full', method: 'card', next: 'redirect' } as const),
  ...({ amount: 12.5, status: 'paid', paidBy: 'card', howPaid: 'by card', due: 'now' } as const),
};

/** The same as a tender. */
export const cardTender = {
  ...({ _id: 'y1', position: 0, method: 'card', label: 'Credit Card', amount: 12.5 } as const),
  ...({ obligation: 'now', state: 'paid', paidBy: 'card', howPaid: 'by card' } as const),
};
