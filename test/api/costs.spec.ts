import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { CARDS, eventually, mustBeSound, openSession, orderOf, payOnPage, wanted } from '../support/money.js';
import { makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let clerk: Client;
let tee: Json;

const keyOf = async (...scopes: string[]): Promise<Client> => {
  const terms = { name: `Costs ${v7()}`, scopes };
  return shop.client.as((await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body.secret);
};
/** A member of the staff who may do that much. */
async function member(...permissions: string[]): Promise<Client> {
  const someone = await shop.shopper('Sam Staff', 'staff');
  const role = { name: `Role ${v7()}`, permissions, refundLimit: 0 };
  const { id } = (await admin.post<Json>('/admin/roles', role, { expect: 201 })).body;
  await shop.sql('update account set staff_role_id = $2 where email_key = $1', [someone.email, id]);
  return someone;
}
const costs = async () => (await admin.get<Json>(`/admin/products/${tee.id}/costs`, { expect: 200 })).body;
const today = () => new Date().toISOString().slice(0, 10);
const report = async (name: string) =>
  (await admin.get<Json>(`/admin/reports/${name}`, { query: { from: today(), to: today() }, expect: 200 }))
    .body;
const ofTee = async (name: string) =>
  (await report(name)).rows.find(({ key }: Json) => key === tee.id)?.figures;

beforeAll(async () => {
  admin = await shop.admin();
  clerk = await keyOf('products.read', 'products.write', 'reports.read');
  tee = await makeProduct(admin, {
    ...{ name: 'Costed Tee', category: 'Costed', price: 30, options: [size('S', 'M')] },
    variants: ['S', 'M'].map((one) => ({
      options: { Size: one },
      price: 30,
      stock: 10,
      sku: `COSTED-${one}`,
    })),
  });
});

describe('what goods cost the shop', () => {
  it('is told to whoever may see it, and to nobody else', async () => {
    const [small, medium] = tee.variants;
    const path = `/admin/products/${tee.id}/costs`;
    const sent = { costs: [{ variantId: small.id, cost: 11.2 }] };
    expect((await clerk.put<Json>(path, sent, { expect: 403 })).body.code).toBe('scope_missing');
    await clerk.get(path, { expect: 403 });
    const setter = await keyOf('costs.write');
    const set = await setter.put<Json>(path, sent, { expect: 200 });
    expect(set.body).toEqual({
      currency: 'USD',
      variants: [
        {
          variantId: small.id,
          sku: 'COSTED-S',
          options: { Size: 'S' },
          price: 30,
          cost: 11.2,
          isBundle: false,
        },
      ],
    });
    const other = {
      variantId: medium.id,
      sku: 'COSTED-M',
      options: { Size: 'M' },
      price: 30,
      cost: null,
      isBundle: false,
    };
    expect(await costs()).toEqual({ currency: 'USD', variants: [...set.body.variants, other] });
    // whoever may not see them cannot guess them by their ETag
    const guess = { headers: { 'if-match': '"1"' } };
    expect((await setter.put<Json>(path, sent, guess)).body.code).toBe('not_allowed');
    expect((await admin.put<Json>(path, sent, guess)).status).toBe(412);
    const read = [
      await shop.client.get(`/products/${tee.id}`, { expect: 200 }),
      await clerk.get(`/admin/products/${tee.id}`, { expect: 200 }),
      await (await member('products.read')).get('/admin/products/export.csv', { expect: 200 }),
    ];
    for (const { text } of read) expect(text).not.toMatch(/cost(?!ed)/i);
    const { body: reports } = await clerk.get<Json[]>('/admin/reports', { expect: 200 });
    expect(reports.map(({ name }) => name)).not.toContain('margins');
    await clerk.get('/admin/reports/stock-value', { expect: 404 });
  });

  it('is an amount of 0 or more of a variant of the product', async () => {
    const path = `/admin/products/${tee.id}/costs`;
    const refused = async (one: object) =>
      (await admin.put<Json>(path, { costs: [one] }, { expect: 400 })).body.errors.map(
        ({ field }: Json) => field,
      );
    const [{ id: variantId }] = tee.variants;
    expect(await refused({ variantId, cost: -1 })).toEqual(['costs.0.cost']);
    expect(await refused({ variantId, cost: 1.005 })).toEqual(['costs.0.cost']);
    expect(await refused({ variantId, cost: '1' })).toEqual(['costs.0.cost']);
    expect(await refused({ variantId: v7(), cost: 1 })).toEqual(['costs.0.variantId']);
    expect((await costs()).variants[0].cost).toBe(11.2);
  });

  it('stays on an order as it was, in the margins of reports, in the shop’s stock value', async () => {
    const before = await ofTee('stock-value');
    expect(before).toEqual({ pieces: 20, unknown: 10, value: 112 });
    const [small, medium] = tee.variants;
    const buyer = await shop.shopper();
    const products = [small, medium].flatMap(
      ({ id }: Json, at: number) => wanted({ productId: tee.id, variantId: id }, at + 1, 30).products,
    );
    const { url, data } = await openSession(buyer, { products });
    await payOnPage(shop, url);
    const sold = await eventually(
      () => ofTee('margins'),
      (figures) => figures !== undefined,
    );
    expect(sold).toEqual({
      pieces: 3,
      netSales: 90,
      back: 0,
      unknown: 60,
      cost: 11.2,
      margin: 18.8,
      share: 62.7,
    });
    await admin.put(`/admin/products/${tee.id}/costs`, { costs: [{ variantId: small.id, cost: 20 }] });
    expect(await ofTee('margins')).toEqual(sold);
    const categories = await report('category-margins');
    expect(categories.rows.find(({ key }: Json) => key === 'Costed').figures).toEqual(sold);
    expect(await ofTee('stock-value')).toEqual({ pieces: 17, unknown: 8, value: 180 });
    const { text } = await admin.get('/admin/reports/stock-value/export.csv', { expect: 200 });
    expect(text).toContain('Costed Tee,17,8,180');
    const own = await buyer.get(`/orders/${data.orderId}`, { expect: 200 });
    expect(own.text).not.toMatch(/"cost/);
    await mustBeSound(shop);
  });

  it('is spent for a piece that came back broken, and not for one that is on the shelf again', async () => {
    const cup = await makeProduct(admin, { name: 'Costed Cup', category: 'Costed', price: 10, stock: 9 });
    const [{ id: variantId }] = cup.variants;
    await admin.put(`/admin/products/${cup.id}/costs`, { costs: [{ variantId, cost: 4 }] }, { expect: 200 });
    const buyer = await shop.shopper();
    const { url, data } = await openSession(buyer, wanted({ productId: cup.id, variantId }, 3, 10));
    await payOnPage(shop, url);
    const cups = async () =>
      (await report('margins')).rows.find(({ key }: Json) => key === cup.id)?.figures ?? {};
    await eventually(cups, ({ pieces }) => pieces === 3);
    expect(await cups()).toMatchObject({ netSales: 30, back: 0, cost: 12, margin: 18 });
    const giveBack = (restock: boolean) =>
      admin.post(
        `/admin/orders/${data.orderId}/refunds`,
        { lines: [{ variantId, quantity: 1 }], restock, reason: 'Came back' },
        { expect: 200, key: v7() },
      );
    await giveBack(true);
    await eventually(cups, ({ back }) => back === 10);
    expect(await cups()).toMatchObject({ netSales: 30, back: 10, cost: 8, margin: 12 });
    await giveBack(false);
    await eventually(cups, ({ back }) => back === 20);
    expect(await cups()).toMatchObject({ back: 20, cost: 8, margin: 2 });
    const categories = await report('category-margins');
    expect(categories.total.figures.cost).toBe((await report('margins')).total.figures.cost);
    await mustBeSound(shop);
  });

  it('is not spent for a piece that is on the shelf, though the refund that put it there has failed', async () => {
    const pot = await makeProduct(admin, { name: 'Costed Pot', category: 'Costed', price: 10, stock: 9 });
    const [{ id: variantId }] = pot.variants;
    await admin.put(`/admin/products/${pot.id}/costs`, { costs: [{ variantId, cost: 4 }] }, { expect: 200 });
    const buyer = await shop.shopper();
    const { url, data } = await openSession(buyer, wanted({ productId: pot.id, variantId }, 2, 10));
    await payOnPage(shop, url, CARDS.refundFails);
    const pots = async () =>
      (await report('margins')).rows.find(({ key }: Json) => key === pot.id)?.figures ?? {};
    await eventually(pots, ({ pieces }) => pieces === 2);
    const giveBack = (more: object) =>
      admin.post(
        `/admin/orders/${data.orderId}/refunds`,
        { lines: [{ variantId, quantity: 1 }], restock: true, reason: 'Came back', ...more },
        { expect: 200, key: v7() },
      );
    await giveBack({});
    await eventually(
      () => orderOf(buyer, String(data.orderId)),
      ({ refunds }) => refunds.some(({ status }: Json) => status === 'failed'),
    );
    expect(await pots()).toMatchObject({ back: 0, cost: 4 });
    await giveBack({ byHand: true });
    expect(await pots()).toMatchObject({ netSales: 20, cost: 4 });
    await mustBeSound(shop);
  });

  it('comes and goes with files, for whoever may set it', async () => {
    const { text } = await admin.get('/admin/products/export.csv', { expect: 200 });
    const [head = '', ...rows] = text.split('\r\n');
    expect(head.split(',')).toContain('cost');
    expect(rows.find((row) => row.includes('COSTED-S'))).toContain(',30,20,');
    const file = 'sku,cost\nCOSTED-S,unknown\nCOSTED-M,7.5\n';
    const headers = { 'content-type': 'text/csv' };
    const refused = await clerk.post<Json>('/admin/products/imports', file, { headers, expect: 201 });
    expect(refused.body.rows.map(({ action, errors }: Json) => [action, errors[0].field])).toEqual([
      ['error', 'cost'],
      ['error', 'cost'],
    ]);
    const planned = await admin.post<Json>('/admin/products/imports', file, { headers, expect: 201 });
    expect(planned.body.rows.map(({ changes }: Json) => changes)).toEqual([
      [{ field: 'cost', from: '•••', to: '' }],
      [{ field: 'cost', from: '', to: '•••' }],
    ]);
    const path = `/admin/products/imports/${planned.body.id}`;
    const others = await clerk.post<Json>(`${path}/run`, {}, { expect: 403 });
    expect(others.body.code).toBe('import_sets_costs');
    const run = async (how: string) => {
      await admin.post(`${path}/${how}`, {}, { expect: 202 });
      const ended = how === 'run' ? 'done' : 'undone';
      await eventually(
        async () => (await admin.get<Json>(path)).body,
        ({ status }) => status === ended,
      );
      return (await costs()).variants.map(({ cost }: Json) => cost);
    };
    expect(await run('run')).toEqual([null, 7.5]);
    await clerk.post(`${path}/undo`, {}, { expect: 403 });
    expect(await run('undo')).toEqual([20, null]);
  });
});
