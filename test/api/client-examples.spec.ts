import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { v7 } from 'uuid';
import { ClientPackage } from '../support/client-package.js';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, stockOf } from '../support/money.js';
import { ownPort } from '../support/own-port.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const client = new ClientPackage();
let admin: Client;

beforeAll(async () => {
  admin = await shop.admin();
  await client.install();
}, 180_000);
afterEach(() => mustBeSound(shop));

const keyFor = async (...scopes: string[]): Promise<string> =>
  (await admin.post<Json>('/admin/api-keys', { name: `Example ${v7()}`, scopes }, { expect: 201 })).body
    .secret;
const skuOf = async (variantId: string): Promise<string> =>
  (await shop.sql<{ sku: string }>('select sku from variant where id = $1', [variantId]))[0]?.sku ?? '';
/** A name of its own for each run: the shop is shared with other files. */
const RECEIPT = `till-${v7()}`;
const COUNTER = JSON.stringify({
  contact: { email: 'counter@example.com', phone: '+256700000001' },
  shippingAddress: {
    ...{ firstName: 'At the', lastName: 'Counter', street: '1 Kampala Road', city: 'Kampala' },
    country: 'UG',
  },
});

describe('the till', () => {
  it('sells what is scanned once, however often it is started with the same receipt', async () => {
    const jacket = await goods(shop, { cents: 2_000, stock: 5, name: 'Counter Jacket' });
    const sku = await skuOf(jacket.variantId);
    const env = {
      ...{ SHOP: shop.client.origin, RECEIPT, FOLDER: client.folder, COUNTER },
      KEY: await keyFor('products.read', 'orders.read', 'orders.write'),
    };
    const till = () => client.node(client.of('examples/till.mjs'), [`2*${sku}`], env);
    const first = await till();
    expect([first.err, first.code]).toEqual(['', 0]);
    expect(first.out).toContain('2 × Counter Jacket');
    expect(first.out).toMatch(/40 \w{3} {2}delivered, paid/);
    const again = await till();
    expect([again.err, again.out]).toEqual(['', first.out.split('\n').slice(1).join('\n')]);
    const file = JSON.parse(readFileSync(join(client.folder, `${RECEIPT}.json`), 'utf8'));
    const [order] = await shop.sql<Json>('select status, total_cents from orders where id = $1', [
      file.order,
    ]);
    expect(order).toEqual({ status: 'delivered', total_cents: '4000' });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 3, held: 0 });
  });

  it('says what is wrong, and with what', async () => {
    const env = { SHOP: shop.client.origin, RECEIPT: `${RECEIPT}-b`, FOLDER: client.folder, COUNTER };
    const unknown = await client.node(client.of('examples/till.mjs'), ['NONE-1'], {
      ...env,
      KEY: await keyFor('products.read'),
    });
    expect([unknown.code, unknown.err]).toEqual([1, 'Nothing here has the article number NONE-1.\n']);
    const refused = await client.node(client.of('examples/till.mjs'), ['NONE-1'], {
      ...env,
      KEY: await keyFor('orders.read'),
    });
    expect(refused.err).toContain(`${shop.client.origin}/docs/errors/scope_missing`);
  });
});

describe('the ERP', () => {
  it('sends its stock, takes in what happens to orders, and goes on where it was', async () => {
    const jacket = await goods(shop, { cents: 2_000, stock: 5 });
    const sku = await skuOf(jacket.variantId);
    client.write('stock.csv', `${sku},40\nnone-such,3\n`);
    const FILE = join(client.folder, 'erp.json');
    const env = {
      ...{ SHOP: shop.client.origin, FILE, ONCE: '1' },
      KEY: await keyFor('products.write', 'orders.read', 'events.read'),
    };
    const erp = (...args: string[]) => client.node(client.of('examples/erp-sync.mjs'), args, env);
    const first = await erp('stock.csv');
    expect(first.code).toBe(0);
    expect(first.out).toContain('1 of 2 levels set');
    expect(first.err).toContain('none-such: ');
    expect(await stockOf(shop, jacket)).toMatchObject({ on_hand: 40 });
    const orderId = await placeFor(jacket.variantId);
    await eventually(
      async () => (await erp(), JSON.parse(readFileSync(FILE, 'utf8')).orders[orderId]),
      (order) => order !== undefined,
    );
    const told = JSON.parse(readFileSync(FILE, 'utf8'));
    expect(told.orders[orderId]).toMatchObject({ status: 'pending', totalAmount: 20 });
    const { out } = await erp();
    expect(out).not.toContain(told.orders[orderId].number);
  });
});

async function placeFor(variantId: string): Promise<string> {
  const body = { ...JSON.parse(COUNTER), lines: [{ variantId, quantity: 1 }] };
  const { id } = (await admin.post<Json>('/admin/draft-orders', body, { expect: 201 })).body;
  const path = `/admin/draft-orders/${id}/place`;
  return (await admin.post<Json>(path, { method: 'cash' }, { expect: 200 })).body.orderId;
}

describe('the bot', () => {
  const said: string[] = [];
  let isChatUp = false;
  const chat = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (isChatUp) said.push(JSON.parse(Buffer.concat(parts).toString()).text);
      response.writeHead(isChatUp ? 200 : 500).end();
    });
  });
  beforeAll(() => new Promise<void>((resolve) => void chat.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void chat.close());

  it('tells of each order once, also when the chat was away, and of nothing that a stranger says', async () => {
    const jacket = await goods(shop, { cents: 3_000, stock: 5 });
    const port = await ownPort();
    const url = `http://127.0.0.1:${port}/hook`;
    const terms = { name: 'Bot', url, types: ['order.placed'] };
    const hook = (await admin.post<Json>('/admin/webhooks', terms, { expect: 201 })).body;
    const bot = spawn(process.execPath, [client.of('examples/bot.mjs')], {
      cwd: client.folder,
      env: {
        ...{
          SHOP: shop.client.origin,
          KEY: await keyFor('orders.read'),
          SECRET: hook.secret,
          NODE_OPTIONS: '',
        },
        ...{ CHAT: `http://127.0.0.1:${(chat.address() as AddressInfo).port}/`, PORT: String(port) },
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(bot.stdout, 'data');
    const orderId = await placeFor(jacket.variantId);
    const tried = () =>
      shop.sql<Json>(`select next_try_at from webhook_delivery where webhook_id = $1 and tries > 0`, [
        hook.id,
      ]);
    await eventually(tried, (rows) => rows.length === 1);
    isChatUp = true;
    await eventually(
      async () => {
        await shop.sql(
          `update webhook_delivery set next_try_at = now() where webhook_id = $1 and next_try_at > now()`,
          [hook.id],
        );
        return said.length;
      },
      (count) => count === 1,
    );
    const order = (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body;
    expect(said).toEqual([`${order.number}: 30 ${order.currency}, by cash`]);
    const body = JSON.stringify({ id: 'x', type: 'order.placed', resourceId: orderId });
    const call = (headers: Record<string, string>) => fetch(url, { method: 'POST', body, headers });
    const at = new Date();
    const headers = { 'webhook-id': 'x', 'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)) };
    expect((await call(headers)).status).toBe(401);
    const stranger = new Webhook(`whsec_${Buffer.from('stranger').toString('base64')}`).sign('x', at, body);
    expect((await call({ ...headers, 'webhook-signature': stranger })).status).toBe(401);
    expect(said).toHaveLength(1);
    bot.kill('SIGKILL');
    await once(bot, 'exit');
    await admin.delete(`/admin/webhooks/${hook.id}`, undefined, { expect: 200 });
  });
});
