/** A tender by card that has come. */
export const cardTender = {
  ...({
    _id: 'y1',
    position: 0,
    method: 'card',
    label: 'Credit Card',
    kind: 'full',
    next: 'redirect',
  } as const),
  ...({ amount: 12.5, obligation: 'now', state: 'paid', paidBy: 'card', howPaid: 'by card' } as const),
};

const { position: _at, label: _called, obligation, state, ...same } = cardTender;
/** The same as a payment. */
export const cardPayment = { ...same, status: state, due: obligation };
