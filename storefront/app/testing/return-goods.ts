import type { OrderReturn, OrderReturns, ReturnPreview } from '../platform/api/types';

const when = '2024-11-25T10:00:00.000Z';

/** Two lamps that can be sent back. */
export const returnable: OrderReturns = {
  canReturn: true,
  until: '2024-12-25T10:00:00.000Z',
  lines: [{ variantId: 'v1', name: 'Lamp', options: { Color: 'White' }, left: 2 }],
  returns: [],
};

export const preview: ReturnPreview = {
  refund: 22.5,
  fee: 0,
  delivery: 0,
  message: '$22.50 goes back to your card once we have your items.',
  lines: [{ variantId: 'v1', name: 'Lamp', quantity: 2, amount: 22.5 }],
};

/** One lamp that was asked to be sent back, with a label. */
export const lampReturn: OrderReturn = {
  ...{ id: 'r1', orderId: 'o1', orderNumber: '0000ABCD', status: 'requested', reason: 'damaged' },
  exchange: null,
  ...{ comment: '', handover: 'label', currency: 'USD', amount: 11.25, feePercent: 0, message: '' },
  lines: [{ variantId: 'v1', name: 'Lamp', options: {}, quantity: 1, received: null, restock: null }],
  history: [{ status: 'requested', at: when }],
  ...{ createdAt: when, updatedAt: when },
};

export const returnAnswers = {
  listOrderReturns: { data: returnable },
  previewReturn: { data: preview },
  requestReturn: { data: { ...returnable, canReturn: false, returns: [lampReturn] } },
};
