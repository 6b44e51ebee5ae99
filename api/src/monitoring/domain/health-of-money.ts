import type { HealthReadings, OrdersGroup } from './health-readings.js';
import { check, some, type HealthCheck } from './health-check.js';

/** Whether shoppers can pay, and whether their money is known of. */
export function payments({
  paused,
  unknownPayments: { count, since },
  waysToPay,
}: HealthReadings): HealthCheck {
  if (waysToPay === 0)
    return check('payments', 'needs_you', 'Nobody can pay: the shop offers no way to pay.', {
      nextStep:
        'Switch cash on or name a bank account among the payment settings, or have the keys of a provider set.',
      page: '/settings/payments',
    });
  if (count > 0)
    return check(
      'payments',
      'needs_you',
      `Of ${some(count, 'payment', 'payments').toLowerCase()} it is unknown whether it was made.`,
      {
        since,
        nextStep: 'The shop goes on asking. If it lasts, look into the provider’s own pages.',
        page: '/integrity',
      },
    );
  if (paused.length > 0)
    return check('payments', 'waits', `${paused.join(' and ')} does not answer: shoppers cannot pay by it.`, {
      nextStep: 'The shop tries again every ten seconds. See whether the provider reports a fault.',
    });
  return check('payments', 'well', 'The payment providers answer.');
}

/** Told only while one needs somebody: most shops refund to cards. */
export function refunds({ failedRefunds, refundsByHand }: HealthReadings): HealthCheck[] {
  const told = ({ count, orders }: OrdersGroup) => {
    const more = count > orders.length ? ` and ${count - orders.length} more` : '';
    return `${some(count, 'refund', 'refunds')} (${orders.map((number) => `#${number}`).join(', ')}${more})`;
  };
  if (failedRefunds.count > 0)
    return [
      check('refunds', 'needs_you', `${told(failedRefunds)} did not arrive: the shop owes the money.`, {
        since: failedRefunds.since,
        nextStep: 'Refund again in the order; what the card does not take back is handed over by hand.',
        page: '/orders',
      }),
    ];
  if (refundsByHand.count === 0) return [];
  return [
    check('refunds', 'waits', `${told(refundsByHand)} to be handed over by you.`, {
      since: refundsByHand.since,
      nextStep: 'Give the money back, then record it in the order.',
      page: '/orders',
    }),
  ];
}

/** Whether what providers tell is worked up. */
export function webhooks({ openWebhooks: { count, since }, lastWebhook }: HealthReadings): HealthCheck {
  if (count > 0)
    return check(
      'webhooks',
      'needs_you',
      `${some(count, 'notice', 'notices')} of the providers could not be worked up.`,
      {
        since,
        nextStep: 'The shop asks the provider itself, so no paid order is missed. Have the log looked at.',
      },
    );
  if (lastWebhook === null) return check('webhooks', 'well', 'No notice of a provider has come yet.');
  return check('webhooks', 'well', 'The last notice of a provider was worked up.', { since: lastWebhook });
}
