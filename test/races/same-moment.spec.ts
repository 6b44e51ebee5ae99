import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Answer, Client, Json } from '../support/client.js';
import { withRetries, stampede } from '../support/concurrent.js';
import { mailsTo, mailTo, untilHeard } from '../support/mails.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  stockOf,
  switches,
  wanted,
} from '../support/money.js';
import { everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';
import { delivered, sessionEvent } from '../support/webhooks.js';

const shop = useShop({ processes: 2 });

afterEach(async () => {
  await switches(shop, {});
  await mustBeSound(shop);
});

interface Paid {
  shopper: Client & { email: string };
  session: Json;
}

/** How the news of a payment may reach the shop; each answers what the success page was told, if it was asked. */
const ARRIVALS: [string, (paid: Paid, here: Client, there: Client) => Promise<Answer[]>][] = [
  ['by the success page only', async (paid, here) => [await confirmed(paid, here)]],
  [
    'by a webhook only, and the shopper never returns',
    async (paid, here) => {
      await told(paid, here);
      return [];
    },
  ],
  [
    'by a webhook first and the success page afterwards',
    async (paid, here, there) => {
      await told(paid, here);
      return [await confirmed(paid, there)];
    },
  ],
  [
    'by the success page first and a webhook afterwards',
    async (paid, here, there) => {
      const answer = await confirmed(paid, there);
      await told(paid, here);
      return [answer];
    },
  ],
  ...Array.from({ length: 4 }, (_, round): (typeof ARRIVALS)[number] => [
    `by both at the same instant, at two processes, time ${round + 1}`,
    async (paid, here, there) => {
      const [page, , again] = await Promise.all([
        confirmed(paid, here),
        told(paid, there),
        confirmed(paid, there),
        told(paid, here),
      ]);
      return [page, again];
    },
  ]),
];

const confirmed = ({ shopper, session }: Paid, door: Client) =>
  withRetries(() => door.as(shopper.token).post('/payments/checkout-success', { sessionId: session.id }));
const told = async ({ session }: Paid, door: Client) =>
  expect(await delivered(door.as(undefined), sessionEvent(session.id))).toBe(200);

describe('R25 a payment that is told', () => {
  it.each(ARRIVALS)('%s is one order with one confirmation, and the same answer', async (_, arrive) => {
    await switches(shop, { webhooks: 'drop' });
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const session = await openSession(shopper, wanted(jacket));
    const { orderId } = session.data;
    await payOnPage(shop, session.url);
    const [here, there] = everywhere(shop, shopper, 2);
    if (!here || !there) throw new Error('no process');
    const answers = await arrive({ shopper, session }, here, there);

    answers.push(await confirmed({ shopper, session }, here));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const [answer] = answers;
    expect(answer?.status).toBe(200);
    expect(answer?.body).toMatchObject({ message: 'Payment successful!', data: { orderId, status: 'paid' } });

    const { data } = (await shopper.get('/orders/all', { expect: 200 })).body;
    expect(data.map((one: Json) => [one._id, one.status])).toEqual([[orderId, 'processing']]);
    const { timeline } = await orderOf(shopper, orderId);
    expect(timeline.filter(({ event }: Json) => event === 'payment')).toHaveLength(1);
    const captures = await shop.sql(`select type from ledger_transaction where order_id = $1`, [orderId]);
    expect(captures).toEqual([{ type: 'capture' }]);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 9, held: 0 });
    await mailTo(shop, shopper.email, 'your payment has arrived');
    await untilHeard(shop, 'order.paid');
    const mails = await mailsTo(shop, shopper.email);
    expect(mails.filter((text) => text.includes('your payment has arrived'))).toHaveLength(1);
  });
});

const CLICKS = 20;

/** Two devices of one shopper, each a log-in of its own, with two tabs each at every process. */
async function devices(shopper: Client & { email: string }): Promise<Client[]> {
  const phone = await shop.sessionOf(shopper.email);
  return [...everywhere(shop, shopper, CLICKS / 2), ...everywhere(shop, phone, CLICKS / 2)];
}

async function cartOfOne() {
  const shopper = await shop.shopper();
  const jacket = await goods(shop, { stock: 30 });
  await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
  return { shopper, jacket };
}

/** The one order that there is, of which one piece is held. */
async function onlyOrder({ shopper, jacket }: Awaited<ReturnType<typeof cartOfOne>>): Promise<string> {
  const { data } = (await shopper.get('/orders/all', { expect: 200 })).body;
  expect(data).toHaveLength(1);
  expect(await stockOf(shop, jacket)).toEqual({ on_hand: 30, held: 1 });
  return data[0]._id;
}

describe('R31 Complete Order, pressed twenty times at one moment', () => {
  it.each([
    ['a card', '/payments/create-checkout-session', {}],
    ['a phone', '/payments/mobile', { amount: 25.49, mobileNumber: '+256 770 000 453' }],
  ])('on two devices with %s makes one order, and each press gets its answer', async (_, path, body) => {
    const cart = await cartOfOne();
    const doors = await devices(cart.shopper);
    const answers = await stampede(
      doors.map((door) => () => withRetries(() => door.post(path, body, { key: randomUUID() }))),
    );
    expect([200, 202]).toContain(answers[0]?.status);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.data.orderId).toBe(await onlyOrder(cart));
  });

  it('in one view with cash makes one order, and each press gets its answer', async () => {
    const cart = await cartOfOne();
    const doors = everywhere(shop, cart.shopper, CLICKS);
    const press = (door: Client) => () => door.post('/payments/cash', { amount: 10.2 }, { key: 'one-view' });
    const answers = await stampede(
      doors.map(
        (door) => () => eventually(press(door), ({ body }) => body.code !== 'idempotency_key_in_use'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(answers[0]?.body.data.orderId).toBe(await onlyOrder(cart));
  });

  it('on two devices with cash makes one order; whoever comes after it hears that the cart is empty', async () => {
    const cart = await cartOfOne();
    const doors = await devices(cart.shopper);
    const answers = await stampede(
      doors.map((door) => () => withRetries(() => door.post('/payments/cash', { amount: 10.2 }))),
    );
    const orderId = await onlyOrder(cart);
    for (const { status, body } of answers)
      expect([status, body.data?.orderId ?? body.message]).toEqual(
        status === 200 ? [200, orderId] : [400, 'Your cart is empty'],
      );
    expect(answers.map(({ status }) => status)).toContain(200);
  });
});
