import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, orderOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

describe('the discounts of the shop', () => {
  const shop = useShop();
  let admin: Client;
  beforeAll(async () => {
    admin = await shop.admin();
  });
  afterEach(async () => {
    await mustBeSound(shop);
    const replayed = await admin.post<Json>('/admin/receipts/replay', {}, { expect: 200 });
    expect(replayed.body).toMatchObject({ equal: true });
    await shop.sql(`update discount set is_active = false`);
  });

  const discount = async (terms: object): Promise<Json> =>
    (
      await admin.post<Json>(
        '/admin/discounts',
        { name: 'Spring', kind: 'percent', values: { percent: 10 }, ...terms },
        { expect: 201 },
      )
    ).body;
  const shown = async ({ id }: Json): Promise<Json> =>
    (await admin.get<Json>(`/admin/discounts/${id}`, { expect: 200 })).body;
  const coupon = (terms: object) => admin.post('/admin/coupons', terms, { expect: 201 });
  const quote = async (shopper: Client, what: object): Promise<Json> =>
    (await shopper.post<Json>('/payments/quote', what, { expect: 200 })).body.data;
  const buy = async (shopper: Client, what: object): Promise<Json> => {
    const { depositDueNow, total } = await quote(shopper, what);
    const placed = await shopper.post<Json>('/payments/cash', { ...what, amount: depositDueNow });
    return { ...placed.body, status: placed.status, total, orderId: placed.body.data?.orderId };
  };
  const receipt = async (shopper: Client, orderId: string): Promise<Json> =>
    (await shopper.get<Json>(`/orders/${orderId}/receipt`, { expect: 200 })).body.data;

  it('apply by themselves, to the quote as to the order, and every line says which took how much', async () => {
    const [spring, five] = [
      await discount({ priority: 2 }),
      await discount({ name: 'Five off', kind: 'amount', values: { amount: 5 } }),
    ];
    await coupon({ code: 'LASTTEN', kind: 'percent', percent: 10 });
    const [ann, jacket, hat] = [
      await shop.shopper(),
      await goods(shop, { cents: 2_000 }),
      await goods(shop, { cents: 1_000, name: 'Hat' }),
    ];
    const products = [...wanted(jacket, 2, 20).products, ...wanted(hat, 1, 10).products];
    const what = { products, couponCode: 'LASTTEN' };
    // 50.00 less 5.00, less 5.00, less a tenth of 40.00
    const quoted = await quote(ann, what);
    expect(quoted).toMatchObject({ subtotal: 50, discount: 14, total: 36 });
    expect(quoted.reductions).toEqual([
      { kind: 'discount', label: 'Spring', amount: 5 },
      { kind: 'discount', label: 'Five off', amount: 5 },
      { kind: 'coupon', label: 'LASTTEN', amount: 4 },
    ]);
    const { orderId, status } = await buy(ann, what);
    expect(status).toBe(200);
    expect(await orderOf(ann, orderId)).toMatchObject({ totalAmount: 36, couponCode: 'LASTTEN' });
    const told = await receipt(ann, orderId);
    expect(told.lines[1].steps).toMatchObject([
      { kind: 'list', amount: 10 },
      {
        kind: 'discount',
        label: 'Spring',
        amount: -1,
        rule: { kind: 'discount', id: spring.id, version: 1 },
      },
      { kind: 'discount', label: 'Five off', amount: -1, rule: { kind: 'discount', id: five.id } },
      { kind: 'coupon', amount: -0.8, rule: { kind: 'coupon' } },
    ]);
    expect(told.steps.slice(1, 4)).toMatchObject([
      { kind: 'discount', label: 'Spring', amount: -5 },
      { kind: 'discount', label: 'Five off', amount: -5 },
      { kind: 'coupon', label: 'LASTTEN', amount: -4 },
    ]);
    expect(await shown(spring)).toMatchObject({ used: 1, taken: 5, state: 'active' });
  });

  it('end with their limits, and are free again with a cancelled order', async () => {
    const limited = await discount({ maxUses: 1 });
    const jacket = await goods(shop, { cents: 2_000 });
    const [ann, bob] = [await shop.shopper(), await shop.shopper()];
    const first = await buy(ann, wanted(jacket, 1, 20));
    expect(first.total).toBe(18);
    expect((await quote(bob, wanted(jacket, 1, 20))).total).toBe(20);
    expect(await shown(limited)).toMatchObject({ used: 1, state: 'used_up' });
    await ann.put(`/orders/${first.orderId}/cancel`, {}, { expect: 200 });
    expect(await shown(limited)).toMatchObject({ used: 0, taken: 0, state: 'active' });
    expect((await quote(bob, wanted(jacket, 1, 20))).total).toBe(18);
  });

  it('keep to their budget and to what each shopper may have', async () => {
    await discount({ budget: 3, perCustomer: 1 });
    const jacket = await goods(shop, { cents: 2_000 });
    const [ann, bob] = [await shop.shopper(), await shop.shopper()];
    expect((await quote(ann, wanted(jacket, 2, 20))).total).toBe(40);
    expect((await buy(ann, wanted(jacket, 1, 20))).total).toBe(18);
    expect((await quote(ann, wanted(jacket, 1, 20))).total).toBe(20);
    expect((await quote(bob, wanted(jacket, 1, 20))).total).toBe(20);
  });

  it('count what was taken before limits were set', async () => {
    const free = await discount({});
    const jacket = await goods(shop, { cents: 2_000 });
    await buy(await shop.shopper(), wanted(jacket, 1, 20));
    const change = (body: object) => admin.put<Json>(`/admin/discounts/${free.id}`, body);
    expect((await change({ budget: 1 })).body.errors).toEqual([
      { field: 'budget', message: 'More than that has been taken already' },
    ]);
    expect((await change({ maxUses: 1 })).status).toBe(200);
    expect((await quote(await shop.shopper(), wanted(jacket, 1, 20))).total).toBe(20);
    expect((await change({ maxUses: null })).body).toMatchObject({ used: 1, taken: 2, version: 3 });
    expect((await quote(await shop.shopper(), wanted(jacket, 1, 20))).total).toBe(18);
  });

  it('are for the goods, the places and the baskets that they name', async () => {
    const [jacket, hat] = [await goods(shop, { cents: 2_000 }), await goods(shop, { cents: 1_000 })];
    await shop.sql(`update product set fields = '{"brand": "Mumwe"}' where id = $1`, [hat.productId]);
    const ann = await shop.shopper();
    const both = { products: [...wanted(jacket, 1, 20).products, ...wanted(hat, 1, 10).products] };
    const off = async (terms: object, more = {}) => {
      const made = await discount(terms);
      const { discount: taken } = await quote(ann, { ...both, ...more });
      await admin.put(`/admin/discounts/${made.id}`, { isActive: false }, { expect: 200 });
      return taken;
    };
    expect(await off({ products: [jacket.productId] })).toBe(2);
    expect(await off({ fields: [{ name: 'brand', value: 'Mumwe' }] })).toBe(1);
    expect(await off({ categories: ['Fashion'] })).toBe(3);
    expect(await off({ categories: ['Books'] })).toBe(0);
    expect(await off({ minTotal: 30 })).toBe(3);
    expect(await off({ minTotal: 30.01 })).toBe(0);
    const shippingAddress = { country: 'KE', state: 'Nairobi', zipCode: '00100' };
    expect(await off({ countries: ['KE'] }, { shippingAddress })).toBe(3);
    expect(await off({ countries: ['ke'] }, { shippingAddress })).toBe(3);
    expect(await off({ countries: ['UG'] }, { shippingAddress })).toBe(0);
    expect(await off({ countries: ['XK', 'KE'] }, { shippingAddress })).toBe(3);
    const wrong = { name: 'Wrong', kind: 'percent', values: { percent: 10 } };
    for (const country of ['Kenya', 'EU'])
      await admin.post('/admin/discounts', { ...wrong, countries: [country] }, { expect: 400 });
    expect(await off({ startsAt: '2030-01-01' })).toBe(0);
    expect(await off({ endsAt: '2020-01-01' })).toBe(0);
  });

  it('that go with no other are told where a coupon takes less', async () => {
    await discount({ name: 'Quarter off', values: { percent: 25 }, combines: false });
    await coupon({ code: 'SMALL10', kind: 'percent', percent: 10 });
    await coupon({ code: 'LARGE30', kind: 'percent', percent: 30 });
    const [ann, jacket] = [await shop.shopper(), await goods(shop, { cents: 2_000 })];
    const refused = await ann.post<Json>('/payments/quote', {
      ...wanted(jacket, 1, 20),
      couponCode: 'SMALL10',
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'coupon_not_combined']);
    expect(refused.body.message).toContain('“Quarter off” takes off more');
    expect((await quote(ann, { ...wanted(jacket, 1, 20), couponCode: 'LARGE30' })).total).toBe(14);
    expect((await quote(ann, wanted(jacket, 1, 20))).total).toBe(15);
  });

  it('give back with a part of an order what was paid for it', async () => {
    await discount({ name: 'Three for two', kind: 'bundle', values: { buy: 2, get: 1, percent: 100 } });
    const [ann, jacket] = [await shop.shopper(), await goods(shop, { cents: 1_000 })];
    const { orderId, total } = await buy(ann, wanted(jacket, 3, 10));
    expect(total).toBe(20);
    await admin.post(`/admin/orders/${orderId}/transitions`, { action: 'record-deposit' }, { expect: 200 });
    const { body } = await admin.get<Json>(`/admin/orders/${orderId}/refund-preview`, {
      query: { lines: `${jacket.variantId}:1` },
      expect: 200,
    });
    expect(body).toMatchObject({ amount: 6.67, lines: [{ quantity: 1, amount: 6.67 }] });
  });

  it('take off the delivery', async () => {
    const [zone] = (await admin.get<Json>('/admin/shipping-zones', { expect: 200 })).body as Json[];
    const methods = [
      { name: 'Parcel', kind: 'flat', price: 5, daysFrom: 1, daysTo: 2 },
      { name: 'Express', kind: 'flat', price: 12, daysFrom: 1, daysTo: 1 },
    ];
    await admin.put(`/admin/shipping-zones/${zone?.id}`, { methods }, { expect: 200 });
    const free = await discount({ name: 'Free to the door', kind: 'delivery', values: { most: 8 } });
    const [ann, jacket] = [await shop.shopper(), await goods(shop, { cents: 2_000 })];
    const quoted = await quote(ann, wanted(jacket, 1, 20));
    expect(quoted).toMatchObject({ shipping: 0, discount: 0, total: 20 });
    expect(quoted.deliveryMethods.map(({ price }: Json) => price)).toEqual([0, 4]);
    const express = { ...wanted(jacket, 1, 20), shippingMethodId: quoted.deliveryMethods[1].methodId };
    const { orderId, total } = await buy(ann, express);
    expect(total).toBe(24);
    const { steps } = await receipt(ann, orderId);
    expect(steps.slice(1, 3)).toMatchObject([
      { kind: 'shipping', label: 'Express', amount: 12 },
      { kind: 'discount', label: 'Free to the door', amount: -8, rule: { id: free.id } },
    ]);
    expect(await shown(free)).toMatchObject({ used: 1, taken: 8 });
    await admin.put(`/admin/shipping-zones/${zone?.id}`, { methods: zone?.methods }, { expect: 200 });
  });

  it('are refused at the fields that do not fit', async () => {
    const refused = async (terms: object) =>
      (await admin.post<Json>('/admin/discounts', { name: 'X', kind: 'percent', values: {}, ...terms })).body
        .errors;
    expect(await refused({})).toEqual([{ field: 'values.percent', message: 'Percent is required' }]);
    expect(await refused({ kind: 'none' })).toEqual([
      { field: 'kind', message: 'There is no such kind of discount' },
    ]);
    expect(await refused({ kind: 'amount', values: { amount: 1.999 } })).toEqual([
      { field: 'values.amount', message: 'Amount must be an amount with at most two decimals' },
    ]);
    expect(await refused({ values: { percent: 10 }, startsAt: '2026-02-02', endsAt: '2026-01-01' })).toEqual([
      { field: 'endsAt', message: 'The discount must end after it starts' },
    ]);
  });

  it('that nobody has used are deleted, others are switched off', async () => {
    const [unused, used] = [await discount({}), await discount({})];
    await buy(await shop.shopper(), wanted(await goods(shop, { cents: 2_000 }), 1, 20));
    await admin.put(`/admin/discounts/${unused.id}`, { priority: 5 }, { expect: 200 });
    const answer = await admin.delete<Json>(`/admin/discounts/${used.id}`);
    expect([answer.status, answer.body.code]).toEqual([409, 'discount_in_use']);
    await admin.patch(`/admin/discounts/${used.id}`, { isActive: false }, { expect: 200 });
    expect(await shown(used)).toMatchObject({ state: 'paused', used: 1 });
    const never = await discount({ startsAt: '2030-01-01', name: 'Never begun' });
    const listed = async (filter: object) =>
      (
        await admin.get<Json>('/admin/discounts', { query: { filter: JSON.stringify(filter) }, expect: 200 })
      ).body.map(({ id }: Json) => id);
    expect(await listed({ q: 'never' })).toEqual([never.id]);
    expect(await listed({ state: 'scheduled' })).toEqual([never.id]);
    expect(await listed({ state: 'paused', q: 'spring' })).toContain(used.id);
    const kinds = (await admin.get<Json>('/admin/discounts/kinds', { expect: 200 })).body;
    expect(kinds.map(({ name }: Json) => name)).toContain('bundle');
    await admin.delete(`/admin/discounts/${never.id}`, undefined, { expect: 200 });
    await admin.get(`/admin/discounts/${never.id}`, { expect: 404 });
  });

  it('are tried on the orders of the last month before they are made', async () => {
    const [ann, jacket] = [await shop.shopper(), await goods(shop, { cents: 2_000 })];
    await buy(ann, wanted(jacket, 2, 20));
    const tried = async (terms: object): Promise<Json> =>
      (
        await admin.post<Json>(
          '/admin/discounts/preview',
          { name: 'Draft', kind: 'percent', values: { percent: 10 }, ...terms },
          { expect: 200 },
        )
      ).body;
    const own = { products: [jacket.productId] };
    expect(await tried(own)).toMatchObject({ applied: 1, taken: 4, isPart: false });
    expect(await tried({ ...own, budget: 3 })).toMatchObject({ applied: 0, taken: 0 });
    const all = await tried({});
    expect(all.applied).toBe(all.orders);
    expect(await tried({ maxUses: 1 })).toMatchObject({ orders: all.orders, applied: 1 });
    expect(await tried({ ...own, kind: 'bundle', values: { buy: 1, get: 1, percent: 50 } })).toMatchObject({
      applied: 1,
      taken: 10,
    });
    const listed = await admin.get<Json>('/admin/discounts', { expect: 200 });
    expect(listed.body.map(({ name }: Json) => name)).not.toContain('Draft');
  });

  it('by code are for whoever shows one, each as often as it may', async () => {
    const summer = await discount({ name: 'Summer', byCode: true, values: { percent: 20 } });
    const make = (id: string, body: object) => admin.post<Json>(`/admin/discounts/${id}/codes`, body);
    const [ann, bob, jacket] = [
      await shop.shopper(),
      await shop.shopper(),
      await goods(shop, { cents: 2_000 }),
    ];
    expect((await quote(ann, wanted(jacket, 1, 20))).total).toBe(20);
    expect((await make(summer.id, { code: 'sunny' })).body).toEqual({ codes: ['SUNNY'] });
    expect((await make(summer.id, { code: 'SUNNY' })).body.code).toBe('coupon_code_taken');
    const { codes } = (await make(summer.id, { count: 600, prefix: 'may-' })).body;
    expect(new Set(codes).size).toBe(600);
    expect(codes.every((code: string) => /^MAY-[A-Z2-9]{10}$/.test(code))).toBe(true);
    const by = (couponCode: string) => ({ ...wanted(jacket, 1, 20), couponCode });
    const quoted = await quote(ann, by('sunny'));
    expect(quoted.reductions).toEqual([{ kind: 'coupon', label: 'SUNNY', amount: 4 }]);
    const { orderId } = await buy(ann, by(codes[0]));
    expect(await orderOf(ann, orderId)).toMatchObject({ totalAmount: 16, couponCode: codes[0] });
    const again = await bob.post<Json>('/payments/quote', by(codes[0]));
    expect([again.status, again.body.code]).toEqual([422, 'coupon_used_up']);
    const file = await admin.get(`/admin/discounts/${summer.id}/codes/export.csv`, { expect: 200 });
    expect(file.text.split('\r\n').find((row) => row.includes(codes[0]))).toContain(`${codes[0]},1,1,`);
    expect(await shown(summer)).toMatchObject({ codes: 601, used: 1, taken: 4 });
    const other = await goods(shop, { cents: 500 });
    await admin.put(`/admin/discounts/${summer.id}`, { products: [other.productId] }, { expect: 200 });
    const refused = await ann.post<Json>('/payments/quote', by('SUNNY'));
    expect([refused.status, refused.body.code]).toEqual([422, 'coupon_takes_nothing']);
    const itself = await discount({});
    expect((await make(itself.id, { count: 3 })).body.errors).toEqual([
      { field: 'code', message: 'This discount applies by itself: it needs no codes' },
    ]);
  });
});
