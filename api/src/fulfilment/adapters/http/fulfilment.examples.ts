import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { LabelsLacking } from '../../domain/refusals.js';

/** Orders of the demo shop: one of its shopper's that is being packed, and one that it does not have. */
const ORDER = '019421be-0306-7bff-a509-40c315f6e65a';
const UNKNOWN = '019336a0-0000-7000-8000-000000000000';

export const FULFILMENT_CALLS: CallDescriptions = {
  adminShipOrders: {
    requests: {
      unknown: {
        summary: 'An order that the shop does not have: its result says so',
        value: { orders: [{ orderId: UNKNOWN, carrier: 'DHL', trackingNumber: 'DH123456789' }] },
      },
    },
    refuses: [new InvalidInput([{ field: 'orders', message: 'orders has at most 100 at once' }])],
  },
  adminBuyLabels: {
    requests: {
      unknown: {
        summary: 'The cheapest label, for an order that the shop does not have',
        value: { orders: [UNKNOWN], choose: 'cheapest' },
      },
    },
    refuses: [new InvalidInput([{ field: 'choose', message: 'choose must be one of cheapest, fastest' }])],
  },
  adminPrintLabels: {
    parameters: { ids: ORDER },
    refuses: [
      new LabelsLacking(['5F6E65A0']),
      new InvalidInput([{ field: 'ids', message: 'ids names at most 100 orders' }]),
    ],
  },
};
