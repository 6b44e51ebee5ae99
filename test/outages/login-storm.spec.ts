import { describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { crowd } from '../support/concurrent.js';
import { goods, mustBeSound, wanted, type Goods } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const LOGINS_PER_SECOND = 200;
const SECONDS = 10;
/** A slice of the processor, beside twice what it takes when nobody logs in. */
const SLICES_MS = 10;

const shop = useOwnShop({ env: { LOG_LEVEL: 'warn' } });

const p99 = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0;

/** Looks and buys, one after the other, until `isOver`; the milliseconds of each. */
async function visit(jacket: Goods, people: Client[], isOver: () => boolean) {
  const [looks, purchases]: [number[], number[]] = [[], []];
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const since = performance.now();
    await work();
    into.push(performance.now() - since);
  };
  const look = async () => {
    while (!isOver())
      await timed(looks, () => shop.client.get(`/products?q=look${looks.length % 50}`, { expect: 200 }));
  };
  const buy = async () => {
    for (let one = people.pop(); one && !isOver(); one = people.pop()) {
      const shopper = one;
      const body = { ...wanted(jacket), amount: 10.2 };
      await timed(purchases, () => shopper.post('/payments/cash', body, { expect: 200 }));
    }
  };
  await Promise.all([look(), buy()]);
  return { looks: p99(looks), purchases: p99(purchases) };
}

describe('R40 a storm of log-ins', () => {
  it('lets in whom it can, asks the others to come again, and slows neither looking nor buying', async () => {
    const jacket = await goods(shop, { stock: null });
    const people = await crowd(shop, 6_000);
    const { email } = await shop.shopper();
    const within = (seconds: number) => {
      const end = Date.now() + seconds * 1_000;
      return () => Date.now() > end;
    };
    await visit(jacket, people, within(3));
    const calm = await visit(jacket, people, within(SECONDS));

    const logins: Promise<[number, string | null]>[] = [];
    const login = async (): Promise<[number, string | null]> => {
      const body = { email, password: 'a-good-password-1' };
      const { status, headers } = await shop.client.post('/auth/login', body);
      return [status, headers.get('retry-after')];
    };
    const storm = setInterval(() => logins.push(login()), 1_000 / LOGINS_PER_SECOND);
    const busy = await visit(jacket, people, within(SECONDS)).finally(() => clearInterval(storm));
    const answers = await Promise.all(logins);

    const refused = answers.filter(([status]) => status !== 200);
    expect(refused).toEqual(refused.map(() => [503, '2']));
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThan(10 * SECONDS);
    expect(busy.looks).toBeLessThan(2 * calm.looks + SLICES_MS);
    expect(busy.purchases).toBeLessThan(2 * calm.purchases + SLICES_MS);
    await mustBeSound(shop);
  });
});
