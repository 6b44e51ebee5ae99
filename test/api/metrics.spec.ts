import { describe, expect, it } from '@jest/globals';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  switches,
  wanted,
} from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';
import { deliver, sessionEvent } from '../support/webhooks.js';

/** The queue is left alone, so that what is due stays due. */
const shop = useOwnShop({ env: { WORKER: '0' } });

/** The figure of this name and these labels; 0 as long as there is none. */
async function figure(name: string): Promise<number> {
  const lines = (await shop.api.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
}

describe('the figures for Prometheus', () => {
  it('count each webhook once by what came of it', async () => {
    const captured = 'duka_webhooks_total{provider="stripe",outcome="captured"}';
    await switches(shop, { webhooks: 'drop', redirectFirst: true });
    const session = await openSession(await shop.shopper(), wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    const event = sessionEvent(session.id);
    expect(await figure(captured)).toBe(0);
    for (let times = 0; times < 2; times += 1) expect(await deliver(shop.client, event)).toBe(200);
    const counted = (await shop.api.metrics()).match(/^duka_webhooks_total\{.*/gm);
    expect(counted).toEqual([`${captured} 1`]);
    await mustBeSound(shop);
  });

  it('tell reads that were kept from those that were not', async () => {
    const [hit, miss] = ['hit', 'miss'].map((result) => `duka_cache_reads_total{result="${result}"}`);
    const figures = async () => [await figure(hit ?? ''), await figure(miss ?? '')];
    const look = (limit: number) =>
      shop.client.get(`/products?q=never-asked-before&limit=${limit}`, { expect: 200 });
    const [, before = 0] = await figures();
    await look(5);
    const [, misses = 0] = await figures();
    expect(misses).toBeGreaterThan(before);
    let limit = 5;
    // on a slow machine what was kept may be too old by then: the next look finds it made anew
    const isFoundKept = async () => {
      const [hits = 0, misses] = await figures();
      await look((limit += 1));
      const [moreHits = 0, sameMisses] = await figures();
      return moreHits > hits && sameMisses === misses;
    };
    await eventually(isFoundKept, (isKept) => isKept);
  });

  it('say for how long the oldest job has been due', async () => {
    await shop.sql('delete from graphile_worker._private_jobs');
    expect(await figure('duka_jobs_oldest_seconds')).toBe(0);
    for (const minutes of [3, 11, 7])
      await shop.sql(
        `select graphile_worker.add_job('mail.send', run_at := now() - make_interval(mins => $1))`,
        [minutes],
      );
    expect(Math.round((await figure('duka_jobs_oldest_seconds')) / 60)).toBe(11);
    expect(await figure('duka_jobs_waiting')).toBe(3);
  });
});
