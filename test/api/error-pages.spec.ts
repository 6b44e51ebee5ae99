import { expect, it } from '@jest/globals';
import { legacyCode } from '../../api/src/platform/http/legacy-codes.js';
import type { Json } from '../support/client.js';
import { calls, published } from '../support/published.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const examples = Object.values(published.components.examples).map(({ value }) => value as Json);
const codes = [...new Set(examples.map(({ code }) => code as string)), 'api_unreachable'];

async function pageAt(path: string): Promise<{ status: number; html: string }> {
  const response = await shop.client.fetch(path);
  return { status: response.status, html: await response.text() };
}

it('every problem points to a page about its code', async () => {
  const { body } = await shop.client.get<Json>('/orders/all', { expect: 401 });
  expect(body.type).toBe('/docs/errors/not_logged_in');
  const { status, html } = await pageAt(body.type);
  expect(status).toBe(200);
  expect(html).toContain('<h1><code>not_logged_in</code></h1>');
  expect(html).toContain(body.message);
  expect(html).toContain('<code>GET /api/v1/orders/all</code>');
});

it('there is one for every code, and a list of them', async () => {
  expect(codes.length).toBeGreaterThan(250);
  const list = await pageAt('/docs/errors');
  for (const code of codes) {
    expect(list.html).toContain(`href="/docs/errors/${code}"`);
    const { status, html } = await pageAt(`/docs/errors/${code}`);
    expect([code, status]).toEqual([code, 200]);
    expect(html).toContain(`<title>${code}: `);
    // says at each status what to do
    expect(html).not.toContain('</strong>: </li>');
    const { legacyCode: legacy } = legacyCode(code);
    if (legacy) expect(html).toContain(`<code>${legacy}</code>`);
  }
});

it('names every call of the document that answers so, and no other', async () => {
  const answering = calls.filter(({ call }) =>
    Object.values(call.responses).some(
      ({ content }) => content?.['application/problem+json']?.examples?.['price_changed'],
    ),
  );
  expect(answering.length).toBeGreaterThan(2);
  const { html } = await pageAt('/docs/errors/price_changed');
  const named = [...html.matchAll(/<li><code>(\w+ [^<]+)<\/code>/g)].map(([, call]) => call);
  expect(named).toEqual(answering.map(({ method, path }) => `${method} ${path}`));
});

it('has none for what is no code, and nothing of what was asked stands in the answer as a tag', async () => {
  for (const code of ['nothing_of_the_kind', 'NOT_FOUND', '%3Cb%3E', 'constructor', '__proto__'])
    expect((await pageAt(`/docs/errors/${code}`)).status).toBe(404);
  expect((await pageAt('/docs/errors/%3Cscript%3E')).html).not.toContain('<script>');
});
