import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { crowd } from '../support/concurrent.js';
import { goods, mustBeSound, wanted, type Goods } from '../support/money.js';
import { until } from '../support/processes.js';
import { Fleet } from './fleet.js';

const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual);
const AT_ONCE = 2;
const BUYERS = 2_000;
/** Between two calls of a visitor: what is looked for is a gap, not the limit. */
const PAUSE_MS = 25;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

describe('a shop of many processes', () => {
  const fleet = new Fleet({
    apis: numberOf('FLEET_APIS', 2),
    storefronts: numberOf('FLEET_STOREFRONTS', 1),
  });
  let jacket: Goods;
  const tokens: (string | undefined)[] = [];
  beforeAll(async () => {
    await fleet.open();
    jacket = await goods(fleet, { stock: null });
    tokens.push(...(await crowd(fleet, BUYERS)).map(({ token }) => token));
  });
  afterAll(() => fleet.close());

  /** One purchase, asked again with the same key until the shop says yes; the order, and what was answered before. */
  async function buy(failures: string[]): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${tokens.pop() ?? ''}`,
    };
    const body = JSON.stringify({ ...wanted(jacket), amount: 10.2 });
    for (;;) {
      const answer = await fleet.front
        .fetch('/api/v1/payments/cash', { method: 'POST', headers, body })
        .then(async (one) => ({ status: one.status, text: await one.text() }))
        .catch((error: unknown) => ({ status: 0, text: String(error) }));
      if (answer.status === 200)
        return (JSON.parse(answer.text) as { data: { orderId: string } }).data.orderId;
      failures.push(`buy ${answer.status} ${answer.text.slice(0, 200)}`);
      await pause();
    }
  }

  /** Visitors look and buy while `work` is done, and for a while before and after it. */
  async function underLoad(work: () => Promise<void>) {
    const failures: string[] = [];
    const orders: string[] = [];
    let looked = 0;
    let isOver = false;
    const reader = async () => {
      for (; !isOver; looked += 1) {
        const path = ['/', '/shop', `/product/${jacket.productId}`, '/api/v1/products?limit=2'][looked % 4];
        const text = await fleet.front.fetch(path ?? '/').then(
          async (answer) => `${answer.status} ${await answer.text()}`,
          (error: unknown) => String(error),
        );
        if (!text.startsWith('200') || text.includes('data-failed="'))
          failures.push(`${path} ${text.slice(0, 200)}`);
        await pause();
      }
    };
    const buyer = async () => {
      for (; !isOver; await pause()) orders.push(await buy(failures));
    };
    const all = Promise.all(Array.from({ length: AT_ONCE }, () => [reader(), buyer()]).flat());
    const more = () => {
      const before = orders.length;
      return until('more orders', () => orders.length >= before + 5);
    };
    try {
      await more();
      await work();
      await more();
    } finally {
      isOver = true;
    }
    await all;
    return { failures, orders };
  }

  /** Each order that a buyer was told of is there, once, and no other. */
  async function mustHave(orders: readonly string[]): Promise<void> {
    const rows = await fleet.sql<{ id: string }>('select id from orders');
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...orders].toSorted());
    await mustBeSound(fleet);
  }
  const told: string[] = [];

  it('R04 fails no request while every process is replaced', async () => {
    const { failures, orders } = await underLoad(() => fleet.replaceAll());
    told.push(...orders);
    expect(failures).toEqual([]);
    await mustHave(told);
  });

  it('keeps every order that was confirmed when the standby takes the place of the primary', async () => {
    const { orders } = await underLoad(() => fleet.failOver());
    told.push(...orders);
    await mustHave(told);
  });
});
