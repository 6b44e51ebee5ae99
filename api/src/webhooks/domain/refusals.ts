import { Refusal } from '../../kernel/refusal.js';

export class WebhookNotFound extends Refusal {
  constructor() {
    super('not-found', 'webhook_not_found', 'Webhook not found');
  }
}

export class DeliveryNotFound extends Refusal {
  constructor() {
    super('not-found', 'delivery_not_found', 'Delivery not found');
  }
}

export class WebhookNameTaken extends Refusal {
  constructor() {
    const message = 'Another webhook has this name';
    super('conflict', 'webhook_name_taken', message, { fields: [{ field: 'name', message }] });
  }
}

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
export class DeliveryHeld extends Refusal {
  constructor() {
    super(
      'conflict',
      'delivery_held',
      'It is being sent, or an earlier event of the same thing has to arrive first.',
    );
  }
}
