import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

interface Call {
  name: string;
  method: string;
  path: string;
  body: Json;
}

/** Told by a provider or a link in a mail: nothing of it was read before. */
const NOT_READ = new Set(['receiveHintByPut', 'resetPassword']);
/** What has no record in this shop. */
const NOBODY = '0194242c-c4dc-74a5-8894-e602b3059e04';
/** Of the shopper, not of the back office. */
const OWN = /^\/(users|carts|favorites|orders)\b/;

describe('what was read and has changed since', () => {
  const shop = useShop();
  let admin: Client;
  let buyer: Client;
  let ids: Record<string, string>;
  let calls: Call[];

  beforeAll(async () => {
    admin = await shop.admin();
    buyer = await shop.shopper();
    const document = await (await shop.client.fetch('/docs-json')).json();
    const example = (path: string): Json =>
      Object.values<Json>(
        document.paths[`/api/v1${path}`].post.requestBody.content['application/json'].examples,
      )[0].value;
    const make = async (path: string, who = admin): Promise<string> =>
      (await who.post(path, example(path), { expect: 201 })).body.id;
    const product = await makeProduct(admin, { isFeatured: true });
    await shop.client.post('/newsletter', { email: 'held@example.com' });
    const one = async (path: string): Promise<string> => (await admin.get(path, { expect: 200 })).body[0]?.id;
    ids = {
      '/admin/products': product.id,
      '/products': product.id,
      '/admin/categories': await make('/admin/categories'),
      '/admin/synonyms': await make('/admin/synonyms'),
      '/admin/redirects': await make('/admin/redirects'),
      '/admin/api-keys': await make('/admin/api-keys'),
      '/admin/webhooks': await make('/admin/webhooks'),
      '/admin/product-fields': await make('/admin/product-fields'),
      '/admin/shipping-zones': await one('/admin/shipping-zones'),
      '/admin/tax-zones': await make('/admin/tax-zones'),
      '/admin/coupons': await make('/admin/coupons'),
      '/admin/discounts': await make('/admin/discounts'),
      '/admin/credit': await make('/admin/credit'),
      '/admin/roles': await make('/admin/roles'),
      '/admin/customers': await one('/admin/customers'),
      '/admin/settings': 'shop',
      '/admin/exchange-rates': 'EUR',
    };
    calls = Object.entries<Json>(document.paths).flatMap(([template, methods]) =>
      Object.entries<Json>(methods).flatMap(([method, operation]) => {
        if (!['put', 'patch', 'delete'].includes(method) || NOT_READ.has(operation.operationId)) return [];
        const bare = template.replace('/api/v1', '');
        const known = ids[bare.replace(/\/\{\w+\}.*$/, '')] ?? NOBODY;
        const path = bare.replaceAll(/\{\w+\}/g, known);
        const media = operation.requestBody?.content['application/json'];
        const [first] = Object.values<Json>(media?.examples ?? {});
        return [{ name: operation.operationId, method: method.toUpperCase(), path, body: first?.value }];
      }),
    );
  });

  const stale = (call: Call, header: string) =>
    (OWN.test(call.path) ? buyer : admin).call(call.method, call.path, call.body, {
      headers: { 'if-match': header },
    });

  it.each(['"987654"', 'W/"1f-stale"', '"nothing", W/"987654.else"'])(
    'is left alone by every call of the document that holds %s in its hand',
    async (header) => {
      const obeying: unknown[] = [];
      const before = await state();
      for (const call of calls) {
        const { status, text } = await stale(call, header);
        const isThere = !call.path.includes(NOBODY);
        if (status !== 412 && (isThere || status !== 404))
          obeying.push([call.name, status, text.slice(0, 200)]);
      }
      expect(calls.length).toBeGreaterThan(40);
      expect(obeying).toEqual([]);
      expect(await state()).toEqual(before);
    },
  );

  const state = async () =>
    Promise.all(
      Object.entries(ids).map(
        async ([path, id]) => (await admin.get(path === '/products' ? `${path}/${id}` : `${path}`)).body,
      ),
    );

  it.each([
    ['/admin/settings', { name: 'Held' }],
    ['/admin/categories', { description: 'Held.' }],
    ['/admin/synonyms', { finds: ['held'] }],
    ['/admin/product-fields', { help: 'Held' }],
    ['/admin/api-keys', { name: 'Held' }],
    ['/admin/webhooks', { name: 'Held' }],
    ['/admin/tax-zones', { name: 'Held' }],
    ['/admin/coupons', { maxUses: 7 }],
    ['/admin/discounts', { maxUses: 7 }],
    ['/admin/roles', { name: 'Held' }],
  ])('is changed at %s by whoever read what is there, once', async (path, body) => {
    const at = `${path}/${ids[path]}`;
    const etag = (await admin.get(at, { expect: 200 })).headers.get('etag') ?? '';
    const put = () => admin.put(at, body, { headers: { 'if-match': etag } });
    const first = await put();
    expect([etag !== '', first.status, first.text.slice(0, first.status === 200 ? 0 : 300)]).toEqual([
      true,
      200,
      '',
    ]);
    expect((await put()).status).toBe(412);
    expect((await admin.put(at, body, { headers: { 'if-match': '*' } })).status).toBe(200);
  });
});
