import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { crowd } from '../support/concurrent.js';
import { goods, mustBeSound, wanted, type Goods } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const LOGINS_PER_SECOND = 200;
/** A calm and a stormy round by turns, so that a machine that is faster today than a minute ago counts for both. */
const ROUNDS = 4;
/** Of each round, so that the slowest hundredth is as many of them in a storm as without. */
const PURCHASES = 50;
/** A slice of the processor, beside twice what it takes when nobody logs in. */
const SLICES_MS = 10;

const shop = useOwnShop({ env: { LOG_LEVEL: 'warn' } });

const agent = new Agent({ keepAlive: true });

/** A log-in that costs the machine a fraction of what `fetch` does: who storms a shop does so from elsewhere. */
const knock = (body: string) =>
  new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    request({ agent, port: shop.api.port, path: '/api/v1/auth/login', method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers['retry-after']]);
    })
      .on('error', reject)
      .end(body);
  });

const p99 = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.99)] ?? 0;

/** What each look and each purchase took, in milliseconds. */
class Times {
  readonly looks: number[] = [];
  readonly purchases: number[] = [];

  /** Looks, one time after the other, until each of `buyers` has bought. */
  async visit(jacket: Goods, buyers: readonly Client[]): Promise<void> {
    let isOver = false;
    const timed = async (into: number[], work: () => Promise<unknown>) => {
      const since = performance.now();
      await work();
      into.push(performance.now() - since);
    };
    const look = async () => {
      while (!isOver)
        await timed(this.looks, () =>
          shop.client.get(`/products?q=look${this.looks.length % 50}`, { expect: 200 }),
        );
    };
    const buy = async () => {
      const body = { ...wanted(jacket), amount: 10.2 };
      for (const buyer of buyers)
        await timed(this.purchases, () => buyer.post('/payments/cash', body, { expect: 200 }));
      isOver = true;
    };
    await Promise.all([look(), buy()]);
  }
}

const LAST = 19;

/** How far each thread of the API stands back behind all others, up to `LAST`. */
const niceOfThreads = () =>
  readdirSync(`/proc/${shop.api.child.pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${shop.api.child.pid}/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });

describe('R40 a storm of log-ins', () => {
  it('hashes passwords in threads that stand back behind those who look and buy', async () => {
    const { email } = await shop.shopper();
    await shop.login(email, 'a-good-password-1');
    const [usual = 0] = niceOfThreads();
    expect(new Set(niceOfThreads())).toEqual(new Set([usual, Math.min(LAST, usual + 10)]));
  });

  it('lets in whom it can, asks the others to come again, and slows neither looking nor buying', async () => {
    const jacket = await goods(shop, { stock: null });
    const people = await crowd(shop, (2 * ROUNDS + 1) * PURCHASES);
    const some = () => people.splice(0, PURCHASES);
    const { email } = await shop.shopper();
    const body = JSON.stringify({ email, password: 'a-good-password-1' });
    await new Times().visit(jacket, some());

    const [calm, busy] = [new Times(), new Times()];
    const answers: Awaited<ReturnType<typeof knock>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await calm.visit(jacket, some());
      const logins: ReturnType<typeof knock>[] = [];
      const storm = setInterval(() => logins.push(knock(body)), 1_000 / LOGINS_PER_SECOND);
      await busy.visit(jacket, some()).finally(() => clearInterval(storm));
      answers.push(...(await Promise.all(logins)));
    }
    agent.destroy();

    const refused = answers.filter(([status]) => status !== 200);
    expect(refused).toEqual(refused.map(() => [503, '2']));
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThan((ROUNDS * PURCHASES) / 2);
    expect(p99(busy.looks)).toBeLessThan(2 * p99(calm.looks) + SLICES_MS);
    expect(p99(busy.purchases)).toBeLessThan(2 * p99(calm.purchases) + SLICES_MS);
    await mustBeSound(shop);
  });
});
