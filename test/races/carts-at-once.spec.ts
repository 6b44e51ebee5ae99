import { afterEach, describe, expect, it } from '@jest/globals';
import type { Answer, Client, Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import {
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  switches,
  wanted,
  type Goods,
} from '../support/money.js';
import { everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const ROUNDS = 12;

type Buyer = Client & { email: string };

const shop = useShop({ processes: 2 });

afterEach(() => mustBeSound(shop));

const unlimited = () => goods(shop, { stock: null });
const add = (door: Client, { productId }: Goods, quantity = 1) =>
  withRetries(() => door.post('/carts', { productId, quantity }));
const clear = (door: Client) => withRetries(() => door.delete('/carts'));
const payCash = (door: Client, body: object) => withRetries(() => door.post('/payments/cash', body));

/** How many of each are in the cart. */
async function inCart(shopper: Client, all: readonly Goods[]): Promise<number[]> {
  const { data } = (await shopper.get('/carts', { expect: 200 })).body;
  return all.map(({ variantId }) => data.find((line: Json) => line.variantId === variantId)?.quantity ?? 0);
}

async function lineOf(shopper: Client, { variantId }: Goods): Promise<string> {
  const { data } = (await shopper.get('/carts', { expect: 200 })).body;
  return data.find((line: Json) => line.variantId === variantId)._id;
}

/** How many of each were bought, by all orders of the shopper. */
async function ordered({ email }: Buyer, all: readonly Goods[]): Promise<number[]> {
  const rows = await shop.sql<{ id: string; pieces: number }>(
    `select l.variant_id as id, sum(l.quantity)::int as pieces from order_line l
     join orders o on o.id = l.order_id join account a on a.id = o.account_id
     where a.email_key = $1 group by 1`,
    [email],
  );
  return all.map(({ variantId }) => rows.find(({ id }) => id === variantId)?.pieces ?? 0);
}

interface Scene {
  shopper: Buyer;
  /** The shopper at one process and at the other. */
  here: Client;
  there: Client;
  jacket: Goods;
  hat: Goods;
  scarf: Goods;
}

/** Somebody with a jacket and a hat in the cart; a scarf is on the shelf. */
async function scene(): Promise<Scene> {
  const shopper = await shop.shopper();
  const [here, there] = everywhere(shop, shopper, 2);
  if (!here || !there) throw new Error('no process');
  const [jacket, hat, scarf] = await Promise.all([unlimited(), unlimited(), unlimited()]);
  for (const one of [jacket, hat]) await add(here, one);
  return { shopper, here, there, jacket, hat, scarf };
}

const rounds = (round: (now: Scene) => Promise<void>) =>
  Promise.all(Array.from({ length: ROUNDS }, async () => round(await scene())));

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

describe('R34 a cart, at two processes at one moment', () => {
  it('loses what was bought and what was taken out, and nothing else, when it is added to as well', async () => {
    await rounds(async ({ shopper, here, there, jacket, hat, scarf }) => {
      const glove = await unlimited();
      await add(here, glove);
      const answers = await Promise.all([
        payCash(here, { ...wanted(jacket), amount: 10.2 }),
        add(there, scarf, 2),
        withRetries(async () => there.delete(`/carts/${await lineOf(there, glove)}`)),
        add(here, hat),
      ]);
      expect(statuses(answers)).toEqual([200, 201, 200, 201]);
      const all = [jacket, hat, scarf, glove];
      expect(await inCart(shopper, all)).toEqual([0, 2, 2, 0]);
      expect(await ordered(shopper, all)).toEqual([1, 0, 0, 0]);
    });
  });

  it('that is cleared, paid and added to keeps nothing of what it had, and what is added is there once or cleared', async () => {
    await rounds(async ({ shopper, here, there, jacket, hat, scarf }) => {
      const [paid, cleared, added] = await Promise.all([
        payCash(here, { amount: 20.39 }),
        clear(there),
        add(here, scarf),
      ]);
      expect(statuses([cleared, added])).toEqual([200, 201]);
      // cleared first, it is empty; with the scarf in it, it costs something else
      expect([200, 400, 409, 422]).toContain(paid.status);
      const all = [jacket, hat, scarf];
      const [jackets, hats, scarves = 0] = await inCart(shopper, all);
      expect([jackets, hats]).toEqual([0, 0]);
      expect([0, 1]).toContain(scarves);
      expect(await ordered(shopper, all)).toEqual(paid.status === 200 ? [1, 1, 0] : [0, 0, 0]);
      for (const one of all) await add(there, one);
      expect(await inCart(shopper, all)).toEqual([1, 1, scarves + 1]);
    });
  });

  it('has none or one of what is taken out and added: never what was taken out', async () => {
    await rounds(async ({ shopper, here, there, hat }) => {
      await add(here, hat, 4);
      const line = await lineOf(here, hat);
      const answers = await Promise.all([
        withRetries(() => here.delete(`/carts/${line}`)),
        add(there, hat),
        clear(here),
      ]);
      expect(statuses(answers).map((status) => status < 300 || status === 404)).toEqual([true, true, true]);
      expect([[0], [1]]).toContainEqual(await inCart(shopper, [hat]));
    });
  });

  it.each(['add', 'remove', 'clear', 'refill'] as const)(
    'keeps what its payment did not buy, when the money comes while somebody does: %s',
    async (step) => {
      await switches(shop, { webhooks: 'drop' });
      await rounds(async ({ shopper, here, there, jacket, hat, scarf }) => {
        const session = await openSession(here, {});
        await payOnPage(shop, session.url);
        const line = await lineOf(here, hat);
        await add(here, scarf);
        const steps = {
          add: () => add(there, hat, 2),
          remove: () => withRetries(() => there.delete(`/carts/${line}`)),
          clear: () => clear(there),
          refill: () => clear(there).then(() => add(there, jacket)),
        };
        const [confirmed, other] = await Promise.all([
          withRetries(() => here.post('/payments/checkout-success', { sessionId: session.id })),
          steps[step](),
        ]);
        expect(confirmed.status).toBe(200);
        expect({ add: [201], remove: [200, 404], clear: [200], refill: [201] }[step]).toContain(other.status);
        const left = { add: [0, 2, 1], remove: [0, 0, 1], clear: [0, 0, 0], refill: [1, 0, 0] }[step];
        expect(await inCart(shopper, [jacket, hat, scarf])).toEqual(left);
        expect(await ordered(shopper, [jacket, hat, scarf])).toEqual([1, 1, 0]);
      });
    },
  );
});
