import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { HandClock, all, config } from './stripe-desk.js';
import { attempt as madeUp } from './stripe-desk.js';
import { ProviderAccess } from '../../api/src/platform/config/provider-access.js';
import { StripeCaller } from '../../api/src/payments/adapters/stripe/stripe-caller.js';
import { StripeCardGateway } from '../../api/src/payments/adapters/stripe/stripe-card-gateway.js';
import type { OpenedSession } from '../../api/src/payments/application/ports.js';
import type { Shop } from '../support/shop.js';
import { KEY, SECRET, openHouse, type Wire } from './stripe-house.js';
import { Shopper } from './stripe-shopper.js';

let shop: Shop;
let wire: Wire;
let shopper: Shopper;
let gateway: StripeCardGateway;

beforeAll(async () => {
  ({ shop, wire } = await openHouse({ WORKER: '0' }));
  shopper = new Shopper(shop.client.origin);
  const access = new ProviderAccess();
  access.announce('stripe', { baseUrl: wire.origin, secrets: { key: KEY, webhookSecret: SECRET } });
  const clock = new HandClock();
  const publicUrl = { PUBLIC_URL: `http://localhost:${new URL(shop.client.origin).port}` };
  gateway = new StripeCardGateway(new StripeCaller(access, clock), config(publicUrl), clock);
});
afterAll(() => shop.close());

const attempt = (more: Parameters<typeof madeUp>[0] = {}) => {
  const attemptId = randomUUID();
  return madeUp({ attemptId, idempotencyKey: `attempt:${attemptId}:create`, ...more });
};

async function opened(
  more: Parameters<typeof madeUp>[0] = {},
): Promise<OpenedSession & { attemptId: string }> {
  const one = attempt(more);
  const outcome = await gateway.openSession(one);
  if (outcome.outcome !== 'opened') throw new Error(JSON.stringify(outcome));
  return { ...outcome, attemptId: one.attemptId };
}

async function paid() {
  const session = await opened();
  await shopper.pay(session.ref, '4242424242424242');
  const read = await gateway.readSession(session.ref);
  if (read.outcome !== 'found') throw new Error(read.outcome);
  return read.session;
}

describe('the shop’s card adapter on the sandbox', () => {
  it('opens a session once, however often it asks with the same key', async () => {
    const one = attempt({ discountCents: 999, discountLabel: 'WELCOME10', amountCents: 2000 });
    const first = await gateway.openSession(one);
    expect(await gateway.openSession(one)).toEqual(first);
    expect(first).toMatchObject({ outcome: 'opened', expiresAt: one.expiresAt, intentRef: null });
  });

  it('reads open, declined, paid', async () => {
    const { ref, attemptId } = await opened();
    const read = async () => {
      const found = await gateway.readSession(ref);
      return found.outcome === 'found' ? found.session : null;
    };
    expect(await read()).toMatchObject({
      state: 'open',
      attemptId,
      amountCents: 2999,
      currency: 'USD',
      paidAt: null,
    });
    await shopper.pay(ref, '4000000000009995');
    expect(await read()).toMatchObject({
      state: 'open',
      failureMessage: 'Your card has insufficient funds.',
    });
    await shopper.pay(ref, '4242424242424242');
    expect(await read()).toMatchObject({
      state: 'paid',
      livemode: false,
      failureMessage: null,
      intentRef: expect.stringMatching(/^pi_/) as unknown,
      paidAt: expect.any(Date) as unknown,
    });
  });

  it('learns of a payment made meanwhile when it wants to expire the session', async () => {
    const { ref } = await opened();
    await shopper.pay(ref, '4242424242424242');
    expect(await gateway.expireSession(ref)).toMatchObject({ outcome: 'found', session: { state: 'paid' } });
    const other = await opened();
    expect(await gateway.expireSession(other.ref)).toMatchObject({ session: { state: 'expired' } });
  });

  it('gives money back once per key and lists what was given back', async () => {
    const { intentRef } = await paid();
    const refundId = randomUUID();
    const request = {
      refundId,
      orderId: 'o1',
      intentRef: intentRef ?? '',
      amountCents: 1000,
      currency: 'USD',
    };
    const keyed = { ...request, idempotencyKey: `refund:${randomUUID()}` };
    const first = await gateway.refund(keyed);
    expect(first).toMatchObject({
      outcome: 'accepted',
      refund: { refundId, amountCents: 1000, currency: 'USD' },
    });
    expect(await gateway.refund(keyed)).toEqual(first);
    const more = await gateway.refund({
      ...request,
      amountCents: 2000,
      idempotencyKey: `refund:${randomUUID()}`,
    });
    expect(more.outcome).toBe('refused');
    const listed = await all(gateway.listRefunds(intentRef ?? ''));
    expect(listed.map(({ amountCents, status }) => [amountCents, status])).toEqual([[1000, 'succeeded']]);
    expect(await gateway.readRefund(listed[0]?.ref ?? '')).toMatchObject({ outcome: 'found' });
  });

  it('finds the sessions of a day and the events that never arrived', async () => {
    const since = new Date(Date.now() - 60_000);
    await shop.sql(`insert into sandbox.setting values ('switches', '{"webhooks":"drop"}')`);
    const lost = await paid();
    await shop.sql(`delete from sandbox.setting where key = 'switches'`);
    const sessions = await all(gateway.listSessions(since));
    expect(sessions.find(({ ref }) => ref === lost.ref)).toMatchObject({
      state: 'paid',
      intentRef: lost.intentRef,
    });
    const events = await all(gateway.listUndelivered(since));
    const about = events.map(({ subject }) => (subject.kind === 'session' ? subject.ref : subject.kind));
    expect(about).toContain(lost.ref);
    expect(about).toContain('payment_succeeded');
  });

  it('is told that a session is missing', async () => {
    expect(await gateway.readSession('cs_test_nobody')).toEqual({ outcome: 'missing' });
  });
});
