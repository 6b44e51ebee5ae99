import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { PaymentNotFound } from '../../payments/domain/refusals.js';
import { ConfirmationFailed, NotPaid, SessionNotFound } from '../domain/refusals.js';
import { BUYER, JACKET, paid, placed, STAFF, SYSTEM } from '../testing/bought.js';
import { ShowConfirmation } from './show-confirmation.js';
import { ShowSessionStatus } from './show-session-status.js';

describe('confirming a payment', () => {
  it('gives the things to the buyer once, whoever says that it is paid, and leaves what was put in since', async () => {
    const { shop, orderId, order, attempt } = await paid();
    const again = await shop.syncAttempt.syncAttempt((await attempt()).id, SYSTEM);
    expect(again.settlement).toBe('unchanged');
    expect(await order()).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
    expect(shop.stock.level(JACKET)).toEqual({ onHand: 8, held: 0 });
    expect([...shop.carts.of(BUYER.id)]).toEqual([[JACKET, 1]]);
    expect(shop.coupons.journal).toEqual([`use ${orderId}`]);
    expect(shop.topics.filter((topic) => topic === 'order.paid')).toHaveLength(1);
    expect(shop.orders.timeline.entries.map(({ event }) => event)).toEqual(['placed', 'payment', 'pay']);
  });

  it('believes nobody: while the provider has no money, nothing moves', async () => {
    const { shop, order, attempt } = await placed();
    expect((await shop.syncAttempt.syncAttempt((await attempt()).id, SYSTEM)).settlement).toBe('unchanged');
    expect(await order()).toMatchObject({ status: 'pending', captured: Money.zero });
    await expect(shop.syncAttempt.syncAttempt('unknown', SYSTEM)).rejects.toBeInstanceOf(PaymentNotFound);
  });

  it('sends all of it back that comes twice, though something was given back of the order before', async () => {
    const { shop, orderId, attempt } = await paid();
    const request = { orderId, amount: Money.ofCents(4_000), reason: 'torn', actor: STAFF };
    await shop.requestRefund.requestRefund(request);
    const given = async () => Money.sum((await shop.refunds.ofOrder(orderId)).map(({ amount }) => amount));
    for (const [again, cents] of [
      ['again', 4_000 + 18_400],
      ['once more', 4_000 + 2 * 18_400],
    ] as const) {
      const second = { ...(await attempt()), id: again, state: 'open', idempotencyKey: again } as const;
      await shop.attempts.add({ ...second, providerRef: again, providerIntent: null });
      await shop.settleOrder.settleOrder(second, { event: 'paid', ref: again, intentRef: again }, SYSTEM);
      expect(await given()).toEqual(Money.ofCents(cents));
    }
  });

  it('sends money back that comes after the order was cancelled, and reports it', async () => {
    const { shop, orderId, order, attempt, payAtProvider } = await placed();
    await shop.applyEffects.applyEffects(
      await shop.cancelOrder.cancelOrder({ orderId, actor: BUYER, reason: '' }),
    );
    await payAtProvider();
    await shop.syncAttempt.syncAttempt((await attempt()).id, SYSTEM);
    expect(await order()).toMatchObject({ status: 'cancelled', captured: { cents: 18_400 } });
    expect(await shop.refunds.ofOrder(orderId)).toMatchObject([
      { reason: 'late_payment', amount: { cents: 18_400 } },
    ]);
    expect(shop.topics).toContain('payment.late');
    expect(shop.stock.level(JACKET)).toEqual({ onHand: 10, held: 0 });
  });

  it('ends the page of a cancelled order instead of reading it', async () => {
    const { shop, orderId, attempt } = await placed();
    await shop.cancelOrder.cancelOrder({ orderId, actor: BUYER, reason: '' });
    await shop.syncAttempt.syncAttempt((await attempt()).id, SYSTEM);
    expect((await attempt()).state).toBe('expired');
  });

  it('takes no other amount than was asked for, and leaves the attempt to people', async () => {
    const { shop, order, attempt } = await placed();
    const { id, providerRef } = await attempt();
    shop.gateway.pay(providerRef ?? '', { amountCents: 18_399 });
    expect((await shop.syncAttempt.syncAttempt(id, SYSTEM)).settlement).toBe('mismatch');
    expect([(await attempt()).state, (await order()).status]).toEqual(['unknown', 'pending']);
    expect(shop.topics).toContain('payment.mismatch');
  });
});

describe('the success page', () => {
  async function page() {
    const bought = await placed();
    const { methods, attempts, orders, syncAttempt, gateway } = bought.shop;
    const useCase = new ShowConfirmation(methods, attempts, orders, syncAttempt);
    const session = (await bought.attempt()).providerRef ?? '';
    const ask = (accountId: string = BUYER.id, id = session) =>
      useCase.showConfirmation(id, accountId).catch((error: unknown) => error);
    return { ...bought, gateway, ask };
  }

  it('tells the buyer, and nobody else, that the session is paid', async () => {
    const { ask, order, payAtProvider } = await page();
    await payAtProvider();
    expect(await ask('somebody else')).toBeInstanceOf(SessionNotFound);
    expect((await order()).status).toBe('pending');
    expect(await ask()).toMatchObject({ status: 'paid', order: { status: 'processing' } });
  });

  it('tells an unknown session, one that is not paid, and a silent provider apart', async () => {
    const { ask, gateway } = await page();
    expect(await ask(BUYER.id, 'cs_unknown')).toBeInstanceOf(SessionNotFound);
    expect(await ask()).toBeInstanceOf(NotPaid);
    gateway.unreachable = true;
    expect(await ask()).toBeInstanceOf(ConfirmationFailed);
  });

  it('tells whoever holds the address how it stands, asks no provider and settles nothing', async () => {
    const { shop, order, attempt, payAtProvider, gateway } = await page();
    const stranger = new ShowSessionStatus(shop.methods, shop.attempts, shop.orders);
    const session = (await attempt()).providerRef ?? '';
    await payAtProvider();
    gateway.unreachable = true;
    expect(await stranger.showSessionStatus(session)).toMatchObject({ status: 'processing' });
    expect((await order()).status).toBe('pending');
    gateway.unreachable = false;
    await shop.syncAttempt.syncAttempt((await attempt()).id, SYSTEM);
    expect(await stranger.showSessionStatus(session)).toMatchObject({ status: 'paid' });
    await expect(stranger.showSessionStatus('cs_unknown')).rejects.toBeInstanceOf(SessionNotFound);
  });
});
