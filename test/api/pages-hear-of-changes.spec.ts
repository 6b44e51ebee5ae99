import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { StorefrontProcess } from '../support/storefront-process.js';
import { useShop } from '../support/use-shop.js';

/** Nothing that is asked for so long after a change was answered may be older, in milliseconds. */
const OLDEST_MS = 1_000;
/** A page that was made just after a change of the whole shop is made again by then. */
const UNSETTLED_MS = 300;
const MOST_TRIES = 20;
const shop = useShop();
let admin: Client;
let product: Json;
/** Another one for each product, as they stand on each other's pages. */
let price = 41.5;

/** The API as the second storefront sees it: counts what is read of products, and may say nothing of changes. */
let read = 0;
let ofChanges: 'told' | 'refused' | 'silent' = 'told';
const line = createServer((asked, answered) => {
  if (/^\/api\/v1\/products\/[\da-f-]{36}$/.test(asked.url ?? '')) read += 1;
  if (asked.url?.startsWith('/changes') && ofChanges !== 'told') {
    if (ofChanges === 'refused') answered.writeHead(500).end();
    return;
  }
  const { method, url: path, headers } = asked;
  const passed = request({ port: shop.api.port, method, path, headers }, (answer) => {
    answered.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(answered);
  });
  passed.on('error', () => answered.destroy());
  asked.pipe(passed);
});

let storefronts: StorefrontProcess[] = [];
beforeAll(async () => {
  admin = await shop.admin();
  await once(line.listen(0, '127.0.0.1'), 'listening');
  const ports = [shop.api.port, (line.address() as AddressInfo).port];
  storefronts = await Promise.all(ports.map((port) => StorefrontProcess.start({ API_PORT: String(port) })));
});
afterAll(async () => {
  await Promise.all(storefronts.map((one) => one.stop()));
  line.close();
});
beforeEach(async () => {
  ofChanges = 'told';
  price += 1;
  product = await makeProduct(admin, { name: 'Kept lamp', variants: [{ options: {}, price, stock: 5 }] });
  await eventuallyFromMemory(async () => {
    await pages();
    await pause(UNSETTLED_MS);
  });
});

const pageOf = async (storefront: StorefrontProcess, path = `/product/kept-lamp-${product.id}`) =>
  (await fetch(storefront.url + path, { headers: { 'accept-encoding': 'br' } })).text();
const pages = () => Promise.all(storefronts.map((one) => pageOf(one)));
const change = (body: Json) => admin.put(`/admin/products/${product.id}`, body, { expect: 200 });
const variant = () => product.variants[0];

/** Until a try of this asks the API for no product: what is being made of its pictures is a change, and on a busy machine the word may come too late. */
async function eventuallyFromMemory(act: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = read;
    await act();
    if (read === before) return;
  }
  throw new Error(`the API was asked each of ${MOST_TRIES} times`);
}

describe('a page that is kept', () => {
  it('is not made again while nothing that it shows changes', async () => {
    const other = await makeProduct(admin, { name: 'Another lamp', category: 'Lighting' });
    await eventuallyFromMemory(async () => {
      await admin.put(`/admin/products/${other.id}`, { description: 'Brighter.' }, { expect: 200 });
      await pause(OLDEST_MS);
      expect((await pages()).map((html) => html.includes(price.toFixed(2)))).toEqual([true, true]);
    });
  });

  it.each([
    ['a price', () => change({ variants: [{ ...variant(), price: 20.7 }] }), '20.70'],
    ['a text', () => change({ description: 'It dims by hand.' }), 'It dims by hand.'],
    ['the stock', () => change({ variants: [{ ...variant(), stock: 0 }] }), 'Sold out'],
  ])('shows %s that was changed elsewhere within a second, in every process', async (what, act, now) => {
    await act();
    await pause(OLDEST_MS);
    const shown = await pages();
    expect(shown.map((html) => html.includes(now))).toEqual([true, true]);
    expect(shown.map((html) => html.includes(price.toFixed(2)))).toEqual(Array(2).fill(what !== 'a price'));
  });

  it('shows the new name of what is in a bundle within a second, in every process', async () => {
    const box = await makeProduct(admin, { name: 'Box', variants: [{ options: {}, price: 63, stock: 0 }] });
    const bundles = [{ variantId: box.variants[0].id, parts: [{ variantId: variant().id, quantity: 2 }] }];
    await admin.put(`/admin/products/${box.id}/bundles`, { bundles }, { expect: 200 });
    // other lamps stand on the page as well
    await change({ name: 'First lantern' });
    const both = () => Promise.all(storefronts.map((one) => pageOf(one, `/product/box-${box.id}`)));
    await eventuallyFromMemory(async () => {
      await both();
      await pause(UNSETTLED_MS);
    });
    expect((await both()).map((html) => html.includes('First lantern'))).toEqual([true, true]);
    await change({ name: 'Second lantern' });
    await pause(OLDEST_MS);
    const shown = await both();
    expect(shown.map((html) => html.includes('Second lantern'))).toEqual([true, true]);
    expect(shown.map((html) => html.includes('First lantern'))).toEqual([false, false]);
  });

  it.each(['refused', 'silent'] as const)(
    'is given out no longer when the word of changes is %s',
    async (how) => {
      ofChanges = how;
      await change({ variants: [{ ...variant(), price: 63.9 }] });
      await pause(OLDEST_MS);
      expect(await pageOf(storefronts[1]!)).toContain('63.90');
      await change({ variants: [{ ...variant(), price: 74.1 }] });
      expect(await pageOf(storefronts[1]!)).toContain('74.10');
      ofChanges = 'told';
      await eventuallyFromMemory(async () => {
        await pause(UNSETTLED_MS);
        expect(await pageOf(storefronts[1]!)).toContain('74.10');
      });
    },
  );

  it('is one with every word of where the visitor came from, and another with every other', async () => {
    const path = `/product/kept-lamp-${product.id}`;
    const from = ['?utm_source=letter&utm_campaign=spring', '?gclid=1', '?fbclid=a'];
    await eventuallyFromMemory(async () => {
      for (const one of from) expect(await pageOf(storefronts[1]!, path + one)).toContain(price.toFixed(2));
    });
    const before = read;
    await pageOf(storefronts[1]!, `${path}?option=Colour:Red&utm_source=letter`);
    expect(read).toBe(before + 1);
  });
});
