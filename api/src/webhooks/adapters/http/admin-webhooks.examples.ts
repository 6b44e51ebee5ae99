import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { AddressRefused } from '../../../platform/outbound/address-refused.js';
import {
  DeliveryHeld,
  DeliveryNotFound,
  PatternTaken,
  TooManyWebhooks,
  WebhookNameTaken,
  WebhookNotFound,
} from '../../domain/refusals.js';
import { MOST_WEBHOOKS } from '../../domain/webhook.js';

const id = '0193d5c0-7a7e-7c4e-8a55-3b1f0e8a9d01';
const parameters = { id };
const ofDelivery = { id, deliveryId: '0193d5c0-7a7e-7c4e-8a55-3b1f0e8a9d02' };
const wrong = [
  new AddressRefused('The address must begin with https://'),
  new PatternTaken('order.placed'),
  new WebhookNameTaken(),
  new InvalidInput([{ field: 'name', message: 'Name is required' }]),
];

export const WEBHOOK_CALLS: CallDescriptions = {
  adminListWebhooks: {},
  adminListEventTypes: {},
  adminGetWebhook: { parameters, refuses: [new WebhookNotFound()] },
  adminCreateWebhook: {
    requests: {
      books: {
        summary: 'All of orders, and stock',
        value: {
          name: 'Bookkeeping',
          url: 'https://books.example/duka',
          types: ['order.*', 'stock.changed'],
        },
      },
    },
    refuses: [...wrong, new TooManyWebhooks(MOST_WEBHOOKS)],
  },
  adminUpdateWebhook: {
    parameters,
    requests: { on: { summary: 'Switched on again', value: { isOn: true } } },
    refuses: [new WebhookNotFound(), ...wrong],
  },
  adminRotateWebhook: {
    parameters,
    requests: { day: { summary: 'A day to change over', value: { overlapHours: 24 } } },
    refuses: [new WebhookNotFound()],
  },
  adminTestWebhook: { parameters, refuses: [new WebhookNotFound()] },
  adminRemoveWebhook: { parameters, refuses: [new WebhookNotFound()] },
  adminListDeliveries: { parameters, refuses: [new WebhookNotFound()] },
  adminGetDelivery: { parameters: ofDelivery, refuses: [new DeliveryNotFound()] },
  adminSendDelivery: { parameters: ofDelivery, refuses: [new DeliveryNotFound(), new DeliveryHeld()] },
};
