import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '../support/client.js';
import { eventually, goods, openSession, wanted } from '../support/money.js';
import { Shop } from '../support/shop.js';
import { StorefrontProcess } from '../support/storefront-process.js';
import { type Span, TraceCollector, valueOf } from '../support/trace-collector.js';

describe('traces, where somebody collects them', () => {
  const collector = new TraceCollector();
  let shop: Shop;
  let storefront: StorefrontProcess;
  beforeAll(async () => {
    const env = await collector.listen();
    shop = new Shop({ env });
    await shop.open();
    storefront = await StorefrontProcess.start({ ...env, API_URL: shop.client.origin });
  });
  afterAll(async () => {
    await storefront.stop();
    await shop.close();
    collector.close();
  });

  /** All spans of the trace that begins at the front door with a request like this, once they are there. */
  async function traceOf(door: string, isWhole: (spans: Span[]) => boolean): Promise<Span[]> {
    const spans = () => {
      const first = collector.spans.find(({ service, name, parentSpanId, attributes }) => {
        const path = valueOf({ attributes }, 'url.path');
        return service === 'duka-storefront' && !parentSpanId && `${name} ${path}`.includes(door);
      });
      return collector.spans.filter(({ traceId }) => traceId === first?.traceId);
    };
    return eventually(async () => spans(), isWhole);
  }
  const has = (spans: Span[], service: string, what: RegExp) =>
    spans.some(
      (span) =>
        span.service === service &&
        what.test(`${span.name} ${valueOf(span, 'url.path')} ${valueOf(span, 'url.full')}`),
    );

  it('lead from a purchase through storefront, API and SQL to the card provider', async () => {
    const jacket = await goods(shop, { stock: 5 });
    const shopper = new Client(storefront.url, (await shop.shopper()).token);
    await openSession(shopper, wanted(jacket));
    const spans = await traceOf(
      'create-checkout-session',
      (all) =>
        has(all, 'duka-storefront', /^POST .*\/api\/v1\/payments\/create-checkout-session/) &&
        has(all, 'duka-api', /^POST \/api\/v1\/payments\/create-checkout-session/) &&
        has(all, 'duka-api', /^pg\.query:INSERT/i) &&
        has(all, 'duka-api', /^POST .*\/v1\/checkout\/sessions/),
    );
    const calls = spans.filter((span) =>
      valueOf(span, 'url.full').endsWith('/api/v1/payments/create-checkout-session'),
    );
    expect(calls.map(({ service }) => service)).toEqual(['duka-storefront']);
  });

  it('lead from a page through the storefront to the statements behind it', async () => {
    expect((await fetch(`${storefront.url}/category/jacket?q=jacket`)).status).toBe(200);
    const isWhole = (all: Span[]) =>
      has(all, 'duka-api', /\/api\/v1\/products/) && has(all, 'duka-api', /^pg\.query:SELECT/i);
    expect(isWhole(await traceOf('/category/jacket', isWhole))).toBe(true);
  });

  it('carry no query, no token and no value of a statement', async () => {
    await fetch(`${storefront.url}/reset-password/s3cret-token?from=mail`);
    await traceOf('/reset-password/***', (all) => all.length > 0);
    const told = JSON.stringify(collector.spans);
    expect(told).not.toMatch(/s3cret-token|from=mail|q=jacket|@example\.com/);
  });

  it('are named in the lines of the log', async () => {
    await eventually(
      async () => shop.apis[0]?.log ?? '',
      (lines) => {
        const traced = collector.spans.map(({ traceId }) => traceId);
        return traced.some((traceId) => lines.includes(`"traceId":"${traceId}"`));
      },
    );
  });
});
