import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Buy } from '../../checkout/application/buy.js';
import { OrderKeyTaken } from '../../orders/domain/refusals.js';
import { NO_TERMS, type DraftTerms } from '../domain/draft-order.js';
import {
  BuyerUnreachable,
  DraftCustomerUnknown,
  DraftOrderEmpty,
  DraftOrderNotFound,
  DraftOrderPlaced,
} from '../domain/refusals.js';
import { InMemoryDraftOrders } from '../testing/in-memory-draft-orders.js';
import { PlaceDraftOrder } from './place-draft-order.js';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const GUEST = v7();
const ANN = { accountId: v7(), name: 'Ann Customer', email: 'ann@example.com' };
const LINES = [{ variantId: v7(), quantity: 2 }];
const CALLER: Partial<DraftTerms> = { contact: { email: 'caller@example.com', phone: '' }, lines: LINES };

/** A shop in Kinyarwanda whose checkout is played by `place`. */
async function scene(
  terms: Partial<DraftTerms>,
  place: (buy: Buy) => { id: string } | Error = () => ({ id: 'o1' }),
) {
  const drafts = new InMemoryDraftOrders(() => NOW);
  const id = v7();
  await drafts.add(id, { ...NO_TERMS, ...terms });
  const bought: Buy[] = [];
  const spoken: string[] = [];
  const placed = new Map<string, { id: string; requestHash: string }>();
  const use = new PlaceDraftOrder(
    drafts,
    {
      customer: (accountId) => Promise.resolve(accountId === ANN.accountId ? ANN : undefined),
      isGuest: (accountId) => Promise.resolve(accountId === GUEST),
      openGuest: () => Promise.resolve(GUEST),
    },
    {
      placeOrderAndPay: async (buy: Buy) => {
        bought.push(buy);
        const order = place(buy);
        const before = order instanceof Error ? placed.get(`${buy.accountId} ${buy.request?.key}`) : order;
        if (before) await buy.onPlaced?.(before.id);
        if (order instanceof Error) throw order;
        return { order, url: 'https://pay.example/1' };
      },
    } as never,
    {
      ofKey: (accountId: string, key: string) => Promise.resolve(placed.get(`${accountId} ${key}`)),
    } as never,
    { read: () => Promise.resolve({ languages: ['rw', 'fr'] }) } as never,
    {
      in: (language, work) => {
        spoken.push(language);
        return work();
      },
    },
    { next: v7 },
    { now: () => NOW },
  );
  return { drafts, id, use, bought, spoken, placed };
}

describe('placing an order by hand', () => {
  it('buys for a guest of its own, in the language of the shop, under the name of the parcel', async () => {
    const shippingAddress = {
      ...{ firstName: 'Aline', lastName: 'Uwase', street: 'KG 7 Ave', city: 'Kigali', state: '' },
      ...{ zipCode: '', country: 'RW' },
    };
    const { drafts, id, use, bought, spoken } = await scene({ ...CALLER, shippingAddress });
    expect(await use.placeDraftOrder(id, { method: 'cash', total: 25 })).toEqual({
      orderId: 'o1',
      payUrl: 'https://pay.example/1',
    });
    expect(bought).toMatchObject([
      {
        ...{ accountId: GUEST, name: 'Aline Uwase', method: 'cash', total: 25, networks: [] },
        ...{ guestEmail: 'caller@example.com', contact: { email: 'caller@example.com' } },
        items: [{ _id: LINES[0]!.variantId, variantId: LINES[0]!.variantId, quantity: 2 }],
        request: { key: `draft-order:${id}` },
      },
    ]);
    expect(spoken).toEqual(['rw']);
    expect(await drafts.find(id)).toMatchObject({ state: 'placed', orderId: 'o1', lines: [] });
  });

  it('buys for the account of a customer, who is written to at its address unless another is told', async () => {
    const { id, use, bought, spoken } = await scene({
      ...{
        customerId: ANN.accountId,
        lines: LINES,
        language: 'fr',
        contact: { email: '', phone: '+250788123456' },
      },
    });
    await use.placeDraftOrder(id, { method: 'mobile', mobileNumber: '+250788123456' });
    expect(bought).toMatchObject([
      {
        ...{ accountId: ANN.accountId, name: ANN.name, mobileNumber: '+250788123456' },
        contact: { email: ANN.email, phone: '+250788123456' },
      },
    ]);
    expect(bought[0]).not.toHaveProperty('guestEmail');
    expect(spoken).toEqual(['fr']);
  });

  it('stays open when the checkout refuses, and names the same guest and the same purchase the next time', async () => {
    let refused = true;
    const { drafts, id, use, bought } = await scene(CALLER, () =>
      refused ? new Error('the price has changed') : { id: 'o1' },
    );
    await expect(use.placeDraftOrder(id, { method: 'cash' })).rejects.toThrow('the price has changed');
    expect(await drafts.find(id)).toMatchObject({ state: 'open', buyerId: GUEST });
    refused = false;
    await use.placeDraftOrder(id, { method: 'cash' });
    expect(bought[0]?.request).toEqual(bought[1]?.request);
    expect(bought[0]?.accountId).toBe(bought[1]?.accountId);
  });

  it('buys for nobody who stood on the draft before', async () => {
    const { drafts, id, use, bought } = await scene(CALLER);
    // as drafts of before have it
    await drafts.giveTo({ id, buyerId: null }, ANN.accountId);
    await use.placeDraftOrder(id, { method: 'cash' });
    expect(bought[0]?.accountId).toBe(GUEST);
    expect((await drafts.find(id))?.buyerId).toBe(GUEST);
  });

  it('is placed although the provider did not answer: the order waits for its money', async () => {
    const { drafts, id, use, placed } = await scene(CALLER, () => {
      placed.set(`${GUEST} draft-order:${id}`, { id: 'o7', requestHash: '' });
      return new Error('no answer');
    });
    expect(await use.placeDraftOrder(id, { method: 'card' })).toEqual({ orderId: 'o7', payUrl: null });
    expect(await drafts.find(id)).toMatchObject({ state: 'placed', orderId: 'o7' });
  });

  it('is no second order where it was placed for another customer this moment', async () => {
    const { id, use } = await scene(CALLER, () => new OrderKeyTaken());
    await expect(use.placeDraftOrder(id, { method: 'cash' })).rejects.toBeInstanceOf(DraftOrderPlaced);
  });

  it('refuses what cannot be placed, before anything is bought', async () => {
    for (const [terms, refusal] of [
      [{ ...CALLER, lines: [] }, DraftOrderEmpty],
      [{ lines: LINES }, BuyerUnreachable],
      [{ ...CALLER, customerId: v7() }, DraftCustomerUnknown],
    ] as const) {
      const { id, use, bought } = await scene(terms);
      await expect(use.placeDraftOrder(id, { method: 'cash' })).rejects.toBeInstanceOf(refusal);
      expect(bought).toEqual([]);
    }
    const { id, use } = await scene(CALLER);
    await expect(use.placeDraftOrder(v7(), { method: 'cash' })).rejects.toBeInstanceOf(DraftOrderNotFound);
    await use.placeDraftOrder(id, { method: 'cash' });
    await expect(use.placeDraftOrder(id, { method: 'cash' })).rejects.toBeInstanceOf(DraftOrderPlaced);
  });
});
