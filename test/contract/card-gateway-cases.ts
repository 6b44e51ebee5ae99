import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SessionState } from '../../api/src/payments/application/ports.js';
import type { CardGateway, OpenedSession } from '../../api/src/payments/methods/card/card-gateway.js';
import { all, attempt as madeUp } from './stripe-client.js';

export interface GatewayUnderTest {
  gateway: () => CardGateway;
  /** Somebody pays the session with a good card. */
  pay: (ref: string) => Promise<void>;
  /** The browser of a shopper confirms a payment without a session, by a wallet with a good card. */
  confirm: (ref: string, secret: string) => Promise<void>;
}

export const newAttempt = (more: Parameters<typeof madeUp>[0] = {}) => {
  const attemptId = randomUUID();
  return madeUp({ attemptId, idempotencyKey: `attempt:${attemptId}:create`, ...more });
};

export async function opened(
  gateway: CardGateway,
  more: Parameters<typeof madeUp>[0] = {},
): Promise<OpenedSession & { attemptId: string }> {
  const one = newAttempt(more);
  const outcome = await gateway.openSession(one);
  if (outcome.outcome !== 'opened') throw new Error(JSON.stringify(outcome));
  return { ...outcome, attemptId: one.attemptId };
}

export async function paid({ gateway, pay }: GatewayUnderTest): Promise<SessionState> {
  const { ref } = await opened(gateway());
  await pay(ref);
  const read = await gateway().readSession(ref);
  if (read.outcome !== 'found') throw new Error(read.outcome);
  return read.session;
}

/** What the shop relies on, whoever stands behind the port. */
export function cardGatewayCases(under: GatewayUnderTest): void {
  it('opens a session once, however often it asks with the same key', async () => {
    const one = newAttempt({ discountCents: 999, discountLabel: 'WELCOME10', amountCents: 2000 });
    const first = await under.gateway().openSession(one);
    expect(await under.gateway().openSession(one)).toEqual(first);
    expect(first).toMatchObject({ outcome: 'opened', expiresAt: one.expiresAt, intentRef: null });
  });

  it('reads an open session as open, and as paid once somebody has paid', async () => {
    const { ref, attemptId } = await opened(under.gateway());
    const open = {
      state: 'open',
      attemptId,
      amountCents: 2999,
      currency: 'USD',
      paidAt: null,
      livemode: false,
    };
    expect(await under.gateway().readSession(ref)).toMatchObject({ outcome: 'found', session: open });
    await under.pay(ref);
    const done = {
      state: 'paid',
      attemptId,
      amountCents: 2999,
      intentRef: expect.stringMatching(/^pi_/) as unknown,
    };
    expect(await under.gateway().readSession(ref)).toMatchObject({ session: done });
  });

  it('learns of a payment made meanwhile when it wants to expire the session', async () => {
    const { ref } = await opened(under.gateway());
    await under.pay(ref);
    expect(await under.gateway().expireSession(ref)).toMatchObject({
      outcome: 'found',
      session: { state: 'paid' },
    });
    const other = await opened(under.gateway());
    expect(await under.gateway().expireSession(other.ref)).toMatchObject({ session: { state: 'expired' } });
  });

  it('makes a payment for the browser once per key, and reads and finds it as it finds sessions', async () => {
    const one = newAttempt();
    const first = await under.gateway().openIntent(one);
    expect(await under.gateway().openIntent(one)).toEqual(first);
    if (first.outcome !== 'opened') throw new Error(JSON.stringify(first));
    const { ref, secret } = first;
    const money = { attemptId: one.attemptId, amountCents: 2999, currency: 'USD', intentRef: ref };
    const read = () => under.gateway().readSession(ref);
    expect(await read()).toMatchObject({ session: { ...money, state: 'open', url: null, secret } });
    await under.confirm(ref, secret);
    expect(await read()).toMatchObject({ session: { ...money, state: 'paid', livemode: false } });
    const sessions = await all(under.gateway().listSessions(new Date(Date.now() - 60_000)));
    expect(sessions.filter((session) => session.ref === ref)).toMatchObject([{ ...money, state: 'paid' }]);
  });

  it('cancels a payment for the browser, or learns that it was confirmed meanwhile', async () => {
    const make = async () => {
      const made = await under.gateway().openIntent(newAttempt());
      return made.outcome === 'opened' ? made : Promise.reject(new Error(made.outcome));
    };
    const [left, confirmed] = [await make(), await make()];
    await under.confirm(confirmed.ref, confirmed.secret);
    const states = [left, confirmed].map(({ ref }) => under.gateway().expireSession(ref));
    expect(await Promise.all(states)).toMatchObject([
      { session: { state: 'expired' } },
      { session: { state: 'paid' } },
    ]);
  });

  it('says an amount in the provider’s own units', () => {
    expect(under.gateway().asks(2999, 'USD')).toEqual({ amount: 2999, currency: 'usd' });
  });

  it('gives money back once per key, never more than was paid, and lists what was given back', async () => {
    const { intentRef } = await paid(under);
    const refundId = randomUUID();
    const money = { amountCents: 1000, currency: 'USD' };
    const request = { refundId, orderId: 'o1', intentRef: intentRef ?? '', ...money };
    const keyed = { ...request, idempotencyKey: `refund:${randomUUID()}` };
    const first = await under.gateway().refund(keyed);
    expect(first).toMatchObject({ outcome: 'accepted', refund: { refundId, ...money } });
    expect(await under.gateway().refund(keyed)).toEqual(first);
    const more = { ...request, amountCents: 2000, idempotencyKey: `refund:${randomUUID()}` };
    expect((await under.gateway().refund(more)).outcome).toBe('refused');
    const listed = await all(under.gateway().listRefunds(intentRef ?? ''));
    expect(listed.map(({ amountCents, status }) => [amountCents, status])).toEqual([[1000, 'succeeded']]);
    expect(await under.gateway().readRefund(listed[0]?.ref ?? '')).toMatchObject({ outcome: 'found' });
  });

  it('finds the sessions of a day', async () => {
    const { ref, intentRef } = await paid(under);
    const sessions = await all(under.gateway().listSessions(new Date(Date.now() - 60_000)));
    expect(sessions.find((one) => one.ref === ref)).toMatchObject({ state: 'paid', intentRef });
  });

  it('is told that a session or a refund is missing', async () => {
    for (const nobody of ['cs_test_nobody', 'pi_nobody'])
      expect(await under.gateway().readSession(nobody)).toEqual({ outcome: 'missing' });
    expect(await under.gateway().readRefund('re_nobody')).toEqual({ outcome: 'missing' });
  });

  it('takes no message whose signature is not the provider’s', async () => {
    const forged = { raw: '{}', headers: { 'stripe-signature': 't=1,v1=00' } };
    expect(await under.gateway().readMessage(forged)).toMatchObject({ outcome: 'rejected' });
  });
}
