import { describe, expect, it } from '@jest/globals';
import { NOW } from '../../orders/testing/order-builder.js';
import { PaymentNotFound } from '../../payments/domain/refusals.js';
import { BUYER, paid, placed } from '../testing/bought.js';
import { ShowPayment } from './show-payment.js';

const LATER = new Date(NOW.getTime() + 1);

/** The waiting page of an order that waits for its money. */
async function waiting(method: 'card' | 'mobile' | 'cash' = 'card', bought = placed(method)) {
  const scene = await bought;
  const { shop, orderId } = scene;
  const page = new ShowPayment(
    ...([shop.tenders, shop.attempts, shop.orders, shop.syncAttempt, shop.clock] as const),
  );
  const [tender] = await shop.tenders.ofOrder(orderId);
  if (!tender) throw new Error('nothing is owed');
  const look = (accountId: string = BUYER.id, id = tender.id) => page.showPayment(id, accountId);
  const nextLook = async (at: Date | null) =>
    shop.attempts.save({ ...(await scene.attempt()), nextCheckAt: at });
  return { ...scene, tender, look, nextLook };
}

describe('the waiting page', () => {
  it('learns from the provider that the money has come as soon as the next look is due', async () => {
    for (const due of [null, NOW]) {
      const { look, nextLook, payAtProvider, order, tender } = await waiting();
      await payAtProvider();
      await nextLook(due);
      const shown = await look();
      expect(shown).toMatchObject({ status: 'paid', tender: { id: tender.id, state: 'paid' } });
      expect([shown.attempt?.state, (await order()).status]).toEqual(['succeeded', 'processing']);
    }
  });

  it('does not ask the provider before, however often it is looked at', async () => {
    const { look, nextLook, payAtProvider, order } = await waiting();
    await payAtProvider();
    await nextLook(LATER);
    expect([(await look()).status, (await look()).status]).toEqual(['pending', 'pending']);
    expect((await order()).status).toBe('pending');
  });

  it('does not ask about what is over', async () => {
    const { shop, look, attempt, payAtProvider, order } = await waiting();
    await payAtProvider();
    await shop.attempts.save({ ...(await attempt()), state: 'failed', nextCheckAt: null });
    expect([(await look()).status, (await order()).status]).toEqual(['failed', 'pending']);
  });

  it('tells of the last try, and of no other payment’s', async () => {
    const { shop, look, nextLook, attempt, tender } = await waiting();
    const first = await attempt();
    await shop.attempts.save({ ...first, state: 'expired' });
    await shop.attempts.add({ ...first, id: 'second', state: 'processing', nextCheckAt: LATER });
    await shop.attempts.add({ ...first, id: 'other', tenderId: 'balance', nextCheckAt: LATER });
    await nextLook(LATER);
    expect(await look()).toMatchObject({ attempt: { id: 'second' }, tender: { id: tender.id } });
    expect((await look()).status).toBe('processing');
  });

  it('waits for staff where there is nothing to ask', async () => {
    const { look } = await waiting('cash');
    expect(await look()).toMatchObject({ attempt: undefined, status: 'pending' });
  });

  it('is for the buyer alone: nobody learns that somebody else’s payment exists', async () => {
    const { shop, look, payAtProvider, nextLook, order } = await waiting();
    await payAtProvider();
    await nextLook(null);
    await expect(look('somebody else')).rejects.toThrow(PaymentNotFound);
    await expect(look(BUYER.id, 'unknown')).rejects.toThrow(PaymentNotFound);
    expect((await order()).status).toBe('pending');
    await shop.tenders.add([{ ...(await waiting()).tender, id: 'lost', orderId: 'unknown' }]);
    await expect(look(BUYER.id, 'lost')).rejects.toThrow(PaymentNotFound);
  });

  it('shows a payment that is done, without asking anybody', async () => {
    const { shop, look } = await waiting('card', paid());
    shop.gateway.sessions.clear();
    expect((await look()).status).toBe('paid');
  });
});
