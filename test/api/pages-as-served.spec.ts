import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { StorefrontProcess } from '../support/storefront-process.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let storefront: StorefrontProcess;
beforeAll(async () => {
  admin = await shop.admin();
  storefront = await StorefrontProcess.start({ API_PORT: String(shop.api.port) });
});
afterAll(() => storefront.stop());

let visits = 0;
/** At an address that nothing is kept of. */
const visit = (path: string) => fetch(`${storefront.url}${path}?visit=${(visits += 1)}`, { redirect: 'manual' });
const read = async (path: string) => {
  const answer = await visit(path);
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1];
  return { path, status: answer.status, heading };
};

const make = async (address: string, title = `Ours: ${address}`) =>
  (await admin.post<Json>('/admin/pages', { address, title, blocks: [] }, { expect: 201 })).body;
const publish = async (id: string, body: object = {}) =>
  (await admin.post<Json>(`/admin/pages/${id}/publication`, body, { expect: 200 })).body;
const remove = (id: string) => admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });

describe('a page that comes with the shop', () => {
  it.each([
    ['terms', 'Terms Of Use'],
    ['privacy', 'Privacy Policy'],
    ['faq', 'Questions &amp; Answers'],
    ['shipping', 'Shipping'],
    ['returns', 'Returns'],
    ['size-guide', 'Size Guide'],
    ['about', 'About Us'],
  ])('/%s is the merchant’s own while that is published, and %j again', async (address, heading) => {
    const path = `/${address}`;
    const comes = { path, status: 200, heading };
    const { id } = await make(address);
    expect(await read(path)).toEqual(comes);
    await publish(id);
    expect(await read(path)).toEqual({ path, status: 200, heading: `Ours: ${address}` });
    const elsewhere = await visit(`/pages/${address}`);
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([301, `${path}?visit=${visits}`]);
    await admin.delete(`/admin/pages/${id}/publication`, undefined, { expect: 200 });
    expect(await read(path)).toEqual(comes);
    await remove(id);
  });

  it.each(['accessibility', 'imprint'])(
    '/%s, which only the law of the EU asks for, is there wherever the merchant has one',
    async (address) => {
      const path = `/${address}`;
      const before = await read(path);
      const { id } = await make(address);
      await publish(id);
      expect(await read(path)).toEqual({ path, status: 200, heading: `Ours: ${address}` });
      await remove(id);
      expect(await read(path)).toEqual(before);
    },
  );
});
