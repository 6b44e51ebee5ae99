import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import type { Shop } from '../support/shop.js';
import { eventFaults } from './stripe-description.js';
import { form, openSandbox, sessionParams, Wire } from './stripe-sandbox-up.js';
import { Shopper } from './stripe-shopper.js';

let shop: Shop;
let wire: Wire;
beforeAll(async () => ({ shop, wire } = await openSandbox()));
afterAll(() => shop.close());

const open = async (door = wire) =>
  (await door.post('/v1/checkout/sessions', form(sessionParams()))).body as { id: string };
const session = async (id: string) => (await wire.get(`/v1/checkout/sessions/${id}`)).body;
const pay = async (number: string, more: Record<string, string> = {}) => {
  const { id } = await open();
  await new Shopper(shop.client.origin).pay(id, number, more);
  return id;
};

/** Waits for an event about the object. */
async function told(type: string, id: string): Promise<Stripe.Event> {
  for (;;) {
    const { data } = (await wire.get('/v1/events', { type, limit: '20' })).body as { data: Stripe.Event[] };
    const found = data.find((event) => (event.data.object as { id: string }).id === id);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('what happens at the sandbox after the page', () => {
  it('a delayed payment arrives after the form was finished', async () => {
    const id = await pay('4242424242424242', { arrival: 'later' });
    expect(await session(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    const event = await told('checkout.session.async_payment_succeeded', id);
    expect(eventFaults(event)).toEqual([]);
    expect(await session(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  });

  it('a delayed payment never arrives', async () => {
    const id = await pay('4242424242424242', { arrival: 'never' });
    expect(eventFaults(await told('checkout.session.async_payment_failed', id))).toEqual([]);
    expect(await session(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  });

  it('a refund that looked fine fails, and its money can be given back again', async () => {
    const id = await pay('4000000000005126');
    const intent = String((await session(id)).payment_intent);
    const refund = (await wire.post('/v1/refunds', form({ payment_intent: intent }))).body as { id: string };
    const event = await told('refund.failed', refund.id);
    expect(eventFaults(event)).toEqual([]);
    expect((await wire.get(`/v1/refunds/${refund.id}`)).body).toMatchObject({ status: 'failed' });
    expect((await wire.post('/v1/refunds', form({ payment_intent: intent, amount: 1 }))).status).toBe(200);
  });

  it('an open page outlives the process that opened it, and its keys stay', async () => {
    const first = await shop.startApi();
    const { id } = await open(new Wire(first.place.sandboxPort));
    await first.kill();
    const page = await new Shopper(shop.client.origin).pay(id, '4242424242424242');
    expect(page.location).toContain(id);
    expect(await session(id)).toMatchObject({ payment_status: 'paid' });
  });
});
