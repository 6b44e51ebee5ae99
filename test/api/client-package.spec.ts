import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { chromium } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { BROWSER_ARGS, EXECUTABLE } from '../support/browser.js';
import type { Json } from '../support/client.js';
import { ClientPackage } from '../support/client-package.js';
import { ownPort } from '../support/own-port.js';
import { useOwnShop } from '../support/use-shop.js';

const port = await ownPort();
const origin = `http://localhost:${port}`;
const shop = useOwnShop({ env: { CORS_ORIGINS: origin } });
const client = new ClientPackage();
const require = createRequire(import.meta.url);
const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const BODY = '{"id":"1","type":"order.placed","resourceId":"2","data":{"number":"Ä1"}}';

/** The same program everywhere; what it found is its last line, or the page's title. */
const PROGRAM = `
export async function found(duka, { url, key, calls, secret, body }) {
  const visitor = duka.connect({ url });
  const { data: shop, response } = await duka.getShop({ client: visitor });
  const staff = duka.connect({ url: url + '/', key: () => Promise.resolve(key) });
  const { data: orders, response: list } = await duka.adminListOrders({ client: staff, query: { range: '[0,4]' } });
  const refused = await duka.adminListProducts({ client: staff }).then(() => 'none', (error) => error);
  const unknown = await duka.getProduct({ client: visitor, path: { id: 'no-id' } }).catch((error) => error);
  const gone = duka.connect({ url: 'http://127.0.0.1:9', retries: 0 });
  const unreachable = await duka.getShop({ client: gone }).catch((error) => error);
  const verified = [];
  for (const headers of calls)
    verified.push(await duka.verifyWebhook({ headers, body, secret }).then(({ data }) => data.number, ({ name }) => name));
  return {
    shop: shop.success, status: response.status, orders: orders.length, total: list.headers.get('x-total-count'),
    refused: [refused instanceof duka.DukaError, refused.status, refused.code, refused.data.scope, refused.page],
    unknown: [unknown.status, typeof unknown.requestId], unreachable: unreachable.code, verified,
  };
}`;

let input: Record<string, unknown> = {};
let expected: object = {};

beforeAll(async () => {
  await client.install();
  const admin = await shop.admin();
  const terms = { name: 'Program', scopes: ['orders.read'] };
  const { secret: key } = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body;
  const url = shop.client.origin;
  const sent = (at: Date, body = BODY, By: typeof Webhook | typeof Svix = Webhook) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': `v1,AAAA v1a,x ${new By(SECRET).sign('msg_1', at, body)}`,
  });
  const now = new Date();
  const old = new Date(now.getTime() - 400_000);
  const { 'webhook-id': _, ...nameless } = sent(now);
  const calls = [sent(now), sent(now, BODY, Svix), sent(now, `${BODY} `), sent(old), nameless];
  input = { url, key, calls, secret: ['whsec_AAAA', SECRET], body: BODY };
  expected = {
    ...{ shop: true, status: 200, orders: 0, total: '0' },
    refused: [true, 403, 'scope_missing', 'products.read', `${url}/docs/errors/scope_missing`],
    ...{ unknown: [404, 'string'], unreachable: 'unreachable' },
    verified: ['Ä1', 'Ä1', 'WebhookError', 'WebhookError', 'WebhookError'],
  };
  client.write('program.mjs', PROGRAM);
  client.write(
    'main.mjs',
    `import * as duka from '@duka/client';\nimport { found } from './program.mjs';\n
     console.log(JSON.stringify(await found(duka, ${JSON.stringify(input)})));`,
  );
}, 180_000);

describe('the packed client', () => {
  it('has types and no dependencies', async () => {
    const manifest = JSON.parse(readFileSync(client.of('package.json'), 'utf8'));
    expect(Object.keys(manifest)).not.toContain('dependencies');
    client.write(
      'typed.ts',
      `import { adminListOrders, connect, verifyWebhook, type WebhookMessage } from '@duka/client';
       const client = connect({ url: 'http://localhost' });
       const { data } = await adminListOrders({ client });
       export const totals: number[] = data.map(({ totalAmount }) => totalAmount);
       export const message: WebhookMessage = await verifyWebhook({ headers: new Headers(), body: '', secret: '' });
       // @ts-expect-error there is no such call
       export { adminFlyAway } from '@duka/client';`,
    );
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', 'typed.ts'];
    const printed = await client.node(require.resolve('typescript/bin/tsc'), [
      ...options,
      ...['--lib', 'es2024,dom,dom.iterable'],
    ]);
    expect(printed).toEqual({ code: 0, out: '', err: '' });
  }, 120_000);

  it('calls the shop, tells what it refuses and verifies its webhooks in Node', async () => {
    const { out, err } = await client.node('main.mjs');
    expect([err, JSON.parse(out || '{}')]).toEqual(['', expected]);
  });

  it('does so in Deno', async () => {
    const deno = join(require.resolve('deno/package.json'), '../bin.cjs');
    const { out, err } = await client.node(deno, [
      'run',
      '--quiet',
      '--allow-net',
      '--no-remote',
      'main.mjs',
    ]);
    expect([err, JSON.parse(out || '{}')]).toEqual(['', expected]);
  }, 60_000);

  it('does so in a browser, from a page of another origin', async () => {
    const server = await serve();
    const browser = await chromium.launch({ args: BROWSER_ARGS, ...EXECUTABLE });
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/index.html`);
      await page.waitForFunction(() => document.title !== '');
      expect(JSON.parse(await page.title())).toEqual(expected);
    } finally {
      await browser.close();
      server.close();
    }
  }, 120_000);
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** The folder of the program as a web server has it, with a page that runs it. */
async function serve(): Promise<Server> {
  client.write(
    'index.html',
    `<!doctype html><meta charset="utf-8"><script type="importmap">{"imports":{"@duka/client":"/node_modules/@duka/client/dist/sdk/index.js"}}</script>
     <script type="module">
       import * as duka from '@duka/client';
       import { found } from './program.mjs';
       found(duka, ${JSON.stringify(input)}).then((all) => (document.title = JSON.stringify(all)), (error) => (document.title = JSON.stringify(String(error))));
     </script>`,
  );
  const server = createServer(({ url = '' }, response) => {
    const path = join(client.folder, new URL(url, origin).pathname);
    try {
      const body = readFileSync(path);
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return server;
}
