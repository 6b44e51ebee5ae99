import { Refusal, refusal } from '../../kernel/refusal.js';

export const WebhookNotFound = refusal('not-found', 'webhook_not_found', 'Webhook not found');

export const DeliveryNotFound = refusal('not-found', 'delivery_not_found', 'Delivery not found');

export const WebhookNameTaken = refusal(
  'conflict',
  'webhook_name_taken',
  'Another webhook has this name',
  'name',
);

export class TooManyWebhooks extends Refusal {
  constructor(most: number) {
    super('full', 'too_many_webhooks', `A shop has at most ${most} webhooks. Remove one first.`);
  }
}

/** A type is named beside all of its kind. */
export class PatternTaken extends Refusal {
  constructor(type: string) {
    const message = `“${type}” is among all of its kind already`;
    super('invalid', 'type_named_twice', message, { fields: [{ field: 'types', message }] });
  }
}

/** It is being sent at this moment, or an earlier event of the same thing has not arrived: a later one would overtake it. */
export const DeliveryHeld = refusal(
  'conflict',
  'delivery_held',
  'It is being sent, or an earlier event of the same thing has to arrive first.',
);
