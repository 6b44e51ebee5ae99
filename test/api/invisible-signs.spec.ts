import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

/** As a phone's contacts and word processors hand a text over. */
const pasted = (text: string) => `\u202A\u00A0${text}\u200B\u00AD\u202C\uFEFF`;
const SECRET = /password/i;

function pastedWithin(value: Json): Json {
  if (typeof value === 'string') return value.startsWith('data:') ? value : pasted(value);
  if (Array.isArray(value)) return value.map(pastedWithin);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, SECRET.test(name) ? one : pastedWithin(one)]),
  );
}

interface Call {
  name: string;
  method: string;
  path: string;
  body: Json;
}

/** Every operation of the document that takes a body, with each example that it shows. */
const callsOf = (document: Json): Call[] =>
  Object.entries<Json>(document.paths).flatMap(([template, methods]) =>
    Object.entries<Json>(methods).flatMap(([method, operation]) => {
      const examples: Json = operation.requestBody?.content['application/json']?.examples ?? {};
      const path = template.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const told = operation.parameters?.find((one: Json) => one.in === 'path' && one.name === name);
        return encodeURIComponent(String(told?.example ?? '0194242c-c4dc-74a5-8894-e602b3059e04'));
      });
      return Object.values<Json>(examples).map(({ value }) => ({
        ...{ name: operation.operationId, method: method.toUpperCase(), path, body: value },
      }));
    }),
  );

describe('what comes along with a paste', () => {
  const shop = useShop();

  it('is in the way of no text that the document knows', async () => {
    const document = await (await shop.client.fetch('/docs-json')).json();
    const calls = callsOf(document);
    const admin = await shop.admin();
    const wrong: unknown[] = [];
    for (const { name, method, path, body } of calls) {
      const answer = await admin.call(method, path, pastedWithin(body));
      if (answer.status !== 400) continue;
      const asTyped = await admin.call(method, path, body);
      const known = new Set(asTyped.body.errors?.map(({ field }: Json) => field));
      const own = (answer.body.errors ?? []).filter(({ field }: Json) => !known.has(field));
      if (own.length > 0 || asTyped.body.code !== answer.body.code) wrong.push([name, answer.body]);
    }
    expect(calls.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('is kept nowhere: names, addresses, phones, codes and articles are stored as people see them', async () => {
    const admin = await shop.admin();
    const buyer = await shop.shopper();
    const saved = await buyer.post(
      '/users/me/addresses',
      pastedWithin({
        ...{ firstName: 'Ann', lastName: 'Lee', street: '1 Main Street', city: 'Springfield' },
        ...{ state: 'IL', zipCode: '62704', country: 'United States' },
      }),
    );
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([
      201,
      expect.not.stringMatching(/[\u00A0\u00AD\u200B\u202A\u202C\uFEFF]/),
    ]);
    const made = await makeProduct(admin, {
      ...{ name: pasted('Pasted Mug'), category: pasted('mugs') },
      variants: [{ options: {}, sku: pasted('PASTED-1'), price: 5, stock: 1 }],
    });
    expect([made.name, made.category, made.variants[0].sku]).toEqual(['Pasted Mug', 'mugs', 'PASTED-1']);
    const found = await shop.client.get('/products', {
      query: { search: pasted('pasted mug') },
      expect: 200,
    });
    expect(found.body.data.map(({ name }: Json) => name)).toContain('Pasted Mug');
    const listed = await admin.get('/admin/products', {
      query: { filter: JSON.stringify({ q: pasted('PASTED-1') }) },
      expect: 200,
    });
    expect(listed.body).toHaveLength(1);
  });

  it('is no part of the mail address that somebody signs up and logs in with; of a password it is', async () => {
    const password = '\u00A0 kept as\u200B typed 9';
    const email = 'pasted@example.com';
    const made = await shop.client.post('/auth/register', {
      ...{ name: pasted('Ann'), email: pasted(email), phone: pasted('+254 700 000 001'), password },
    });
    expect(made).toMatchObject({ status: 201, text: expect.stringContaining(`"${email}"`) });
    const logIn = (secret: string) =>
      shop.client.post('/auth/login', { email: pasted(email), password: secret });
    expect([(await logIn(password)).status, (await logIn(password.trim())).status]).toEqual([200, 401]);
    const newsletter = await shop.client.post('/newsletter', { email: pasted('news@example.com') });
    expect([newsletter.status, JSON.stringify(newsletter.body)]).toEqual([
      expect.any(Number),
      expect.not.stringContaining('valid'),
    ]);
  });
});
