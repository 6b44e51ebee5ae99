import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, stockOf, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const MAIN = '00000000-0000-7000-8000-000000000010';
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const place = async (terms: object = {}): Promise<Json> =>
  (await admin.post<Json>('/admin/places', { name: `Place ${v7()}`, ...terms }, { expect: 201 })).body;
const line = ({ variantId }: Goods, quantity: number, cost?: number) => ({ variantId, quantity, cost });
const order = async (terms: object): Promise<Json> =>
  (
    await admin.post<Json>(
      '/admin/purchase-orders',
      { supplier: 'Kampala Textiles', ...terms },
      { expect: 201 },
    )
  ).body;
const step = (list: string, { id, version }: Json, name: string, body: object = {}) =>
  admin.post<Json>(`/admin/${list}/${id}/${name}`, { version, ...body });
const sent = async (list: string, one: Json): Promise<Json> => {
  const { body, status } = await step(list, one, 'send');
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const came = ({ variantId }: Goods, received: number, lost = 0) => ({
  lines: [{ variantId, received, lost }],
});
const costOf = async ({ productId }: Goods): Promise<number | null> =>
  (await admin.get<Json>(`/admin/products/${productId}/costs`, { expect: 200 })).body.variants[0].cost;
const levelAt = async ({ productId }: Goods, placeId: string): Promise<number> =>
  (
    await admin.get<Json>(`/admin/products/${productId}/places`, { expect: 200 })
  ).body.variants[0].levels.find((level: Json) => level.placeId === placeId).onHand;

describe('purchase orders', () => {
  it('bring goods once, in parts, with what they cost on average, and say what is on the way', async () => {
    const jacket = await goods(shop);
    await admin.put(`/admin/products/${jacket.productId}/costs`, {
      costs: [{ variantId: jacket.variantId, cost: 10 }],
    });
    const draft = await order({ expectedOn: '2026-12-05', reference: 'A-77', lines: [line(jacket, 12, 20)] });
    expect(draft).toMatchObject({
      status: 'draft',
      onTheWay: 0,
      currency: 'USD',
      total: 240,
      place: 'Main place',
    });
    const way = await sent('purchase-orders', draft);
    expect(way).toMatchObject({ status: 'sent', onTheWay: 12 });
    const path = `/admin/products/${jacket.productId}/arrivals`;
    expect((await admin.get<Json>(path)).body).toMatchObject([
      { kind: 'purchase', number: draft.number, pieces: 12, expectedOn: '2026-12-05', place: 'Main place' },
    ]);
    const { body: part } = await step('purchase-orders', way, 'receive', came(jacket, 10, 1));
    expect(part).toMatchObject({ status: 'partly', received: 10, lost: 1, onTheWay: 1 });
    expect((await stockOf(shop, jacket)).on_hand).toBe(20);
    expect(await costOf(jacket)).toBe(15);
    // whoever has seen it before the first delivery counts nothing twice
    const late = await step('purchase-orders', way, 'receive', came(jacket, 1));
    expect([late.status, late.body.code]).toEqual([412, 'arrival_changed']);
    const more = await step('purchase-orders', part, 'receive', came(jacket, 2));
    expect(more.body).toMatchObject({
      code: 'more_than_on_the_way',
      errors: [{ field: 'lines.0.received' }],
    });
    expect((await step('purchase-orders', part, 'close')).body).toMatchObject({
      status: 'closed',
      withdrawn: 1,
    });
    expect((await admin.get<Json[]>(path)).body).toEqual([]);
    const { body: book } = await admin.get<Json[]>(`/admin/products/${jacket.productId}/stock-movements`);
    expect(book[0]).toMatchObject({
      kind: 'receive',
      change: 10,
      arrival: { kind: 'purchase', number: draft.number },
    });
    await mustBeSound(shop);
  });

  it('average over pieces that are between two places, and refuse a cost above all that pieces may cost', async () => {
    const [jacket, shed] = [await goods(shop), await place()];
    await admin.put(`/admin/products/${jacket.productId}/costs`, {
      costs: [{ variantId: jacket.variantId, cost: 10 }],
    });
    const terms = { fromPlaceId: MAIN, placeId: shed.id, lines: [line(jacket, 10)] };
    await sent('transfers', (await admin.post<Json>('/admin/transfers', terms, { expect: 201 })).body);
    const way = await sent('purchase-orders', await order({ lines: [line(jacket, 10, 20)] }));
    await step('purchase-orders', way, 'receive', came(jacket, 10));
    expect(await costOf(jacket)).toBe(15);
    const dear = { supplier: 'Dear', currency: 'EUR', rate: 1e9, lines: [line(jacket, 1, 1)] };
    const refused = await admin.post<Json>('/admin/purchase-orders', dear, { expect: 400 });
    expect(refused.body.errors).toMatchObject([{ field: 'lines.0.cost' }]);
    await mustBeSound(shop);
  });

  it('give the number of a draft that is gone to no other', async () => {
    const jacket = await goods(shop);
    const draft = await order({ lines: [line(jacket, 1)] });
    await admin.delete(`/admin/purchase-orders/${draft.id}`, { expect: 200 });
    expect((await order({ lines: [line(jacket, 1)] })).number).toBe(draft.number + 1);
  });

  it('are taken twice by one key, and counted once', async () => {
    const jacket = await goods(shop);
    const way = await sent('purchase-orders', await order({ lines: [line(jacket, 5)] }));
    const headers = { 'idempotency-key': v7() };
    const body = { version: way.version, ...came(jacket, 5) };
    for (const _ of [1, 2]) {
      const answer = await admin.post<Json>(`/admin/purchase-orders/${way.id}/receive`, body, {
        headers,
        expect: 200,
      });
      expect(answer.body.status).toBe('received');
    }
    expect((await stockOf(shop, jacket)).on_hand).toBe(15);
    expect(await costOf(jacket)).toBeNull();
  });

  it('stand as they were sent, but for what is said of them; drafts change and go', async () => {
    const [jacket, hat] = [await goods(shop), await goods(shop, { name: 'Hat' })];
    const draft = await order({ lines: [line(jacket, 5)] });
    const put = (body: object, version = draft.version) =>
      admin.put<Json>(
        `/admin/purchase-orders/${draft.id}`,
        { supplier: 'Other', ...body },
        {
          headers: { 'if-match': `"${version}"` },
        },
      );
    const { body: changed } = await put({ lines: [line(hat, 2, 3.5), line(jacket, 1)] });
    expect((await admin.get<Json>(`/admin/purchase-orders/${draft.id}`)).body).toEqual(changed);
    expect(changed).toMatchObject({ supplier: 'Other', total: null, lines: [{ cost: 3.5 }, { cost: null }] });
    expect((await put({ lines: [] })).status).toBe(412);
    const way = await sent('purchase-orders', changed);
    const lines = [line(hat, 2, 3.5), line(jacket, 1)];
    expect((await put({ lines, expectedOn: '2027-01-31' }, way.version)).body.expectedOn).toBe('2027-01-31');
    expect((await put({ lines: [line(hat, 3)] }, way.version + 1)).body.code).toBe('arrival_is_sent');
    expect((await admin.delete<Json>(`/admin/purchase-orders/${draft.id}`)).body.code).toBe(
      'arrival_is_sent',
    );
    const other = await order({ lines: [] });
    expect((await step('purchase-orders', other, 'send')).body.code).toBe('arrival_empty');
    await admin.delete(`/admin/purchase-orders/${other.id}`, undefined, { expect: 200 });
    const query = { filter: JSON.stringify({ q: 'hat', status: ['sent'] }) };
    expect((await admin.get<Json[]>('/admin/purchase-orders', { query })).body.map(({ id }) => id)).toContain(
      way.id,
    );
  });

  it('refuse goods that are not there, not counted, or named twice, at their lines', async () => {
    const [jacket, endless] = [await goods(shop), await goods(shop, { stock: null })];
    const post = (body: object) => admin.post<Json>('/admin/purchase-orders', { supplier: 'S', ...body });
    const twice = await post({ lines: [line(jacket, 1), line(jacket, 2), { variantId: v7(), quantity: 1 }] });
    expect(twice.body).toMatchObject({
      code: 'no_such_goods',
      errors: [{ field: 'lines.1.variantId' }, { field: 'lines.2.variantId' }],
    });
    const draft = await order({ lines: [line(jacket, 1), line(endless, 2)] });
    expect((await step('purchase-orders', draft, 'send')).body).toMatchObject({
      code: 'not_counted',
      errors: [{ field: 'lines.1.variantId' }],
    });
    expect((await post({ placeId: v7(), lines: [] })).body.code).toBe('place_not_found');
    const yen = await post({ currency: 'JPY', lines: [line(jacket, 1, 1.5)] });
    expect(yen.body).toMatchObject({ code: 'invalid_input', errors: [{ field: 'lines.0.cost' }] });
    for (const expectedOn of ['2026-02-30', '0000-01-01', 'soon'])
      expect((await post({ lines: [], expectedOn })).status).toBe(400);
  });

  it('count in another currency by the rate that was agreed, and leave costs alone without one', async () => {
    const [jacket, hat] = [await goods(shop), await goods(shop)];
    for (const [product, rate] of [
      [jacket, 1.1],
      [hat, null],
    ] as const) {
      const terms = { currency: 'EUR', rate, lines: [line(product, 1, 20)] };
      await step(
        'purchase-orders',
        await sent('purchase-orders', await order(terms)),
        'receive',
        came(product, 1),
      );
    }
    expect([await costOf(jacket), await costOf(hat)]).toEqual([22, null]);
  });
});

describe('transfers', () => {
  it('take pieces from one place to another, where they count once, and are lost where nobody finds them', async () => {
    const [jacket, town] = [await goods(shop), await place()];
    const terms = { fromPlaceId: MAIN, placeId: town.id, lines: [line(jacket, 6)] };
    const { body: started } = await admin.post<Json>('/admin/transfers', terms, { expect: 201 });
    const path = `/admin/transfers/${started.id}`;
    const { body: draft } = await admin.put<Json>(
      path,
      { ...terms, reference: 'Van 2' },
      { headers: { 'if-match': `"${started.version}"` }, expect: 200 },
    );
    expect((await admin.get<Json>(path, { expect: 200 })).body).toEqual(draft);
    expect(draft).toMatchObject({ reference: 'Van 2', fromPlace: 'Main place', status: 'draft' });
    const way = await sent('transfers', draft);
    expect([(await stockOf(shop, jacket)).on_hand, await levelAt(jacket, town.id)]).toEqual([4, 0]);
    await mustBeSound(shop);
    const { body: part } = await step('transfers', way, 'receive', came(jacket, 3, 1));
    expect([(await stockOf(shop, jacket)).on_hand, await levelAt(jacket, town.id)]).toEqual([7, 3]);
    // nobody closes a place to which something is on its way
    expect((await admin.delete<Json>(`/admin/places/${town.id}`)).body.code).toBe('place_awaits_goods');
    const { body: back } = await step('transfers', part, 'close');
    expect(back).toMatchObject({ status: 'closed', received: 3, lost: 1, withdrawn: 2, onTheWay: 0 });
    expect([await levelAt(jacket, MAIN), await levelAt(jacket, town.id)]).toEqual([6, 3]);
    await mustBeSound(shop);
  });

  it('leave no place that has too few, nor for the same place', async () => {
    const [jacket, hat, town] = [await goods(shop), await goods(shop, { stock: 1 }), await place()];
    const post = (terms: object) => admin.post<Json>('/admin/transfers', terms);
    const lines = [line(jacket, 1), line(hat, 2)];
    const { body: draft } = await post({ fromPlaceId: MAIN, placeId: town.id, lines });
    expect((await step('transfers', draft, 'send')).body).toMatchObject({
      code: 'place_lacks_stock',
      errors: [{ field: 'lines.1.quantity' }],
    });
    expect((await stockOf(shop, jacket)).on_hand).toBe(10);
    expect((await post({ fromPlaceId: MAIN, placeId: MAIN, lines })).body.code).toBe('same_place');
    expect((await admin.get<Json>(`/admin/purchase-orders/${draft.id}`)).status).toBe(404);
  });

  it('come to an end whose goods are deleted or not counted any more: these are lost, the others go back', async () => {
    const [gone, endless, scarf] = [await goods(shop), await goods(shop), await goods(shop)];
    const there = await place();
    const lines = [line(gone, 3), line(endless, 3), line(scarf, 3)];
    const terms = { placeId: there.id, fromPlaceId: MAIN, lines };
    const draft = (await admin.post<Json>('/admin/transfers', terms, { expect: 201 })).body;
    const way = await sent('transfers', draft);
    await admin.delete(`/admin/products/${gone.productId}`, undefined, { expect: 200 });
    const rows = [{ id: endless.variantId, options: {}, price: 25.49, stock: null }];
    await admin.put(`/admin/products/${endless.productId}`, { variants: rows }, { expect: 200 });
    const { body, status } = await step('transfers', way, 'close');
    expect([status, body.message, body.status]).toEqual([200, undefined, 'cancelled']);
    expect([body.lost, body.withdrawn]).toEqual([6, 3]);
    expect((await stockOf(shop, scarf)).on_hand).toBe(10);
    await mustBeSound(shop);
  });
});
