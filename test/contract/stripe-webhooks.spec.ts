import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { newEvent } from '../../api/sandbox/src/domain/wire/api.js';
import { newDispute } from '../../api/sandbox/src/domain/wire/dispute.js';
import { ATTEMPT, REFUND, charge, intent, refund } from './stripe-answers.js';
import { HandClock, gatewayTo } from './stripe-client.js';

const NOW = 1_795_000_000;
const clock = new HandClock(new Date(NOW * 1000));
const gateway = gatewayTo('http://127.0.0.1:1', 'sk_test_desk', clock);
const payload = JSON.stringify(newEvent('evt_1', 'payment_intent.succeeded', intent, NOW, 1), null, 2);

const header = (more: { payload?: string; secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_desk', timestamp: NOW, ...more });

const read = (by: typeof gateway, raw: string | Uint8Array, signature?: string) =>
  by.readMessage({ raw, headers: { 'stripe-signature': signature } });

const rejected = (reason: string) => ({ outcome: 'rejected', reason });

describe('a webhook’s signature (S49)', () => {
  it('is taken for the exact bytes, as text or as bytes', async () => {
    expect((await read(gateway, payload, header())).outcome).toBe('accepted');
    expect((await read(gateway, Buffer.from(payload), header())).outcome).toBe('accepted');
  });

  it('is taken when one of two is right, as while a secret is changed', async () => {
    const both = `${header({ secret: 'whsec_old' })},${header().split(',')[1] ?? ''}`;
    expect((await read(gateway, payload, both)).outcome).toBe('accepted');
  });

  it.each([
    ['missing', payload, undefined],
    ['empty', payload, ''],
    ['of another secret', payload, header({ secret: 'whsec_other' })],
    ['of an empty secret', payload, header({ secret: ' ' })],
    ['of an older scheme only', payload, header().replace('v1=', 'v0=')],
    ['without a time', payload, header().replace(/t=\d+,/, '')],
    ['for re-serialised JSON', JSON.stringify(JSON.parse(payload)), header()],
    ['for one changed byte', payload.replace('2999', '2998'), header()],
  ])('is refused when it is %s', async (_what, body, signature) => {
    expect(await read(gateway, body, signature)).toEqual(rejected('signature'));
  });

  it.each([
    [-300, 'accepted'],
    [-301, 'rejected'],
    [300, 'accepted'],
    [301, 'rejected'],
    [86_400, 'rejected'],
  ])('made %p seconds from now is %p', async (seconds, outcome) => {
    expect((await read(gateway, payload, header({ timestamp: NOW + seconds }))).outcome).toBe(outcome);
  });

  it('is refused for an event of the other mode, in both directions', async () => {
    const live = payload.replaceAll('"livemode": false', '"livemode": true');
    expect(await read(gateway, live, header({ payload: live }))).toEqual(rejected('mode'));
    const liveGateway = gatewayTo('http://127.0.0.1:1', 'sk_live_desk', clock);
    expect(await read(liveGateway, payload, header())).toEqual(rejected('mode'));
  });

  it.each(['null', '{}', '[]', '"evt"', '{"livemode":false}', 'not json'])(
    'does not make an event of %p',
    async (body) => {
      expect((await read(gateway, body, header({ payload: body }))).outcome).toBe('rejected');
    },
  );
});

describe('an event in the shop’s words', () => {
  const session = { id: 'cs_test_1', object: 'checkout.session', client_reference_id: ATTEMPT, metadata: {} };
  const declined = {
    ...intent,
    last_payment_error: { type: 'card_error', message: 'Your card was declined.' },
  };
  const dispute = { ...newDispute('du_1', charge, NOW), status: 'prevented' };
  const cases: [string, object, object][] = [
    ['checkout.session.completed', session, { kind: 'session', ref: 'cs_test_1', attemptId: ATTEMPT }],
    ['checkout.session.expired', session, { kind: 'session', ref: 'cs_test_1' }],
    [
      'payment_intent.succeeded',
      intent,
      { kind: 'payment_succeeded', intentRef: 'pi_desk', attemptId: ATTEMPT },
    ],
    [
      'payment_intent.payment_failed',
      declined,
      { kind: 'payment_declined', message: 'Your card was declined.' },
    ],
    [
      'refund.failed',
      { ...refund, status: 'failed' },
      { kind: 'refund', refund: { refundId: REFUND, status: 'failed' } },
    ],
    ['charge.refunded', charge, { kind: 'charge_refunded', intentRef: 'pi_desk', attemptId: ATTEMPT }],
    ['charge.dispute.closed', dispute, { kind: 'dispute', dispute: { status: 'won', amountCents: 2999 } }],
    ['customer.created', { id: 'cus_1', object: 'customer' }, { kind: 'other' }],
  ];

  it.each(cases)('%s', async (type, object, subject) => {
    const body = JSON.stringify(newEvent('evt_2', type, object, NOW, 1));
    const parsed = await read(gateway, body, header({ payload: body }));
    expect(parsed).toMatchObject({
      outcome: 'accepted',
      event: { id: 'evt_2', type, versionMatches: true, subject },
    });
  });

  it('that names an attempt in a form that is not ours names none', async () => {
    const foreign = { ...session, client_reference_id: 'order_17' };
    const body = JSON.stringify(newEvent('evt_3', 'checkout.session.completed', foreign, NOW, 1));
    expect(await read(gateway, body, header({ payload: body }))).toMatchObject({
      event: { subject: { kind: 'session', ref: 'cs_test_1', attemptId: null } },
    });
  });

  it('of another version of the interface is told apart', async () => {
    const body = payload.replace(Stripe.API_VERSION, '2023-08-16');
    const parsed = await read(gateway, body, header({ payload: body }));
    expect(parsed).toMatchObject({ outcome: 'accepted', event: { versionMatches: false } });
  });
});
