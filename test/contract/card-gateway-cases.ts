import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SessionState } from '../../api/src/payments/application/ports.js';
import type { CardGateway, OpenedSession } from '../../api/src/payments/methods/card/card-gateway.js';
import { all, attempt as madeUp } from './stripe-client.js';

export interface GatewayUnderTest {
  gateway: () => CardGateway;
  /** Somebody pays the session with a good card. */
  pay: (ref: string) => Promise<void>;
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
    expect(await under.gateway().readSession('cs_test_nobody')).toEqual({ outcome: 'missing' });
    expect(await under.gateway().readRefund('re_nobody')).toEqual({ outcome: 'missing' });
  });

  it('takes no message whose signature is not the provider’s', async () => {
    const forged = { raw: '{}', headers: { 'stripe-signature': 't=1,v1=00' } };
    expect(await under.gateway().readMessage(forged)).toMatchObject({ outcome: 'rejected' });
  });
}
