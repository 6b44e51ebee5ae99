import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { person } from '../support/stores.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const made = async (rule: object | null = null, name = `Group ${v7()}`): Promise<Json> =>
  (await admin.post<Json>('/admin/customer-groups', { name, rule }, { expect: 201 })).body;
const remarks = async (id: string): Promise<Json> =>
  (await admin.get<Json>(`/admin/customers/${id}/remarks`, { expect: 200 })).body;
const idsOf = async (filter: object): Promise<string[]> => {
  const query = { filter: JSON.stringify(filter), range: '[0,99]' };
  const { body } = await admin.get<{ id: string }[]>('/admin/customers', { query, expect: 200 });
  return body.map(({ id }) => id);
};
const tag = (id: string, tags: unknown) => admin.put<Json>(`/admin/customers/${id}/tags`, { tags });
/** In a shop that other specs use as well. */
const mark = `t${v7().slice(-12)}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('groups of customers', () => {
  it('are made, found by their name, renamed by one of two, and deleted; their customers stay', async () => {
    const ann = await person(shop);
    const { id, name, version } = await made();
    await admin.post(`/admin/customer-groups/${id}/members`, { add: [ann.id] }, { expect: 200 });
    const query = { filter: JSON.stringify({ q: name.slice(-8), isByRule: false }) };
    const { body: list } = await admin.get<Json[]>('/admin/customer-groups', { query, expect: 200 });
    expect(list).toEqual([{ id, name, rule: null, showsNet: false, version }]);
    const again = (await admin.post<Json>('/admin/customer-groups', { name })).body;
    expect(again).toMatchObject({ code: 'customer_group_name_taken', errors: [{ field: 'name' }] });
    const put = (body: object) =>
      admin.put<Json>(`/admin/customer-groups/${id}`, body, { headers: { 'if-match': `"${version}"` } });
    expect((await put({ name: `${name} B` })).body).toMatchObject({ members: 1, rule: null });
    expect((await put({ name })).status).toBe(412);
    await admin.get(`/admin/customer-groups/${id}`, { expect: 200 });
    await admin.delete(`/admin/customer-groups/${id}`, undefined, { expect: 200 });
    expect((await remarks(ann.id))['groups']).toEqual([]);
  });

  it('by hand are seen on the customer, in the list and in the number of members', async () => {
    const [ann, bob] = [await person(shop), await person(shop)];
    const { id, name } = await made();
    const assign = (body: object) => admin.post<Json>(`/admin/customer-groups/${id}/members`, body);
    expect((await assign({ add: [ann.id, bob.id] })).body).toMatchObject({ members: 2 });
    expect(await idsOf({ groupId: id })).toHaveLength(2);
    expect((await assign({ remove: [bob.id] })).body).toMatchObject({ members: 1 });
    expect(await idsOf({ groupId: id })).toEqual([ann.id]);
    expect((await remarks(ann.id))['groups']).toEqual([{ id, name, isByRule: false }]);
    expect((await assign({ add: [v7()] })).body).toMatchObject({ code: 'customer_not_found' });
    expect((await assign({ add: 'all' })).body).toMatchObject({ errors: [{ field: 'add' }] });
    const { id: byRule } = await made({ tag: mark });
    const refused = await admin.post<Json>(`/admin/customer-groups/${byRule}/members`, { add: [ann.id] });
    expect(refused.body).toMatchObject({ code: 'customer_group_has_rule' });
  });

  it('by a rule take whoever meets it, the same in the list as on the customer', async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => person(shop)));
    const [often, once, lost, never] = people as [Person, Person, Person, Person];
    for (const days of [1, 40, 80])
      await insertOrder(shop, { ...paid, email: often.email, placedAt: daysAgo(days) });
    await insertOrder(shop, { ...paid, email: often.email, status: 'cancelled', placedAt: daysAgo(90) });
    await insertOrder(shop, { ...paid, email: once.email, placedAt: daysAgo(5) });
    await insertOrder(shop, { ...paid, email: lost.email, placedAt: daysAgo(200) });
    // what waits for its money or came to nothing has bought nothing
    for (const { email } of [often, lost, never])
      for (const status of ['pending', 'cancelled'] as const)
        await insertOrder(shop, { email, status, placedAt: daysAgo(2) });
    await insertOrder(shop, { email: never.email, status: 'cancelled', placedAt: daysAgo(150) });
    for (const { id } of people) await tag(id, [mark]);
    for (const [rule, expected] of [
      [{ ordersAtLeast: 3 }, [often]],
      [{ ordersAtLeast: 4 }, []],
      [{ spentAtLeast: 270 }, [often]],
      [{ spentAtLeast: 90 }, [often, once, lost]],
      [{ boughtWithinDays: 30 }, [often, once]],
      [{ notBoughtForDays: 100 }, [lost]],
      [{}, [often, once, lost, never]],
    ] as const) {
      const { id, members } = await made({ ...rule, tag: mark.toUpperCase() });
      const ids = expected.map((one) => one.id).toSorted();
      expect([rule, (await idsOf({ groupId: id })).toSorted(), members]).toEqual([rule, ids, ids.length]);
      const told: string[] = [];
      for (const one of people)
        if ((await remarks(one.id))['groups'].some((group: Json) => group['id'] === id)) told.push(one.id);
      expect([rule, told.toSorted()]).toEqual([rule, ids]);
      await admin.delete(`/admin/customer-groups/${id}`);
    }
  });

  it('by a country take whoever lives there, however the address spells it', async () => {
    const ids: string[] = [];
    for (const country of ['Uganda', 'UG', 'Kenya']) {
      const client = await shop.shopper();
      await client.post('/users/me/addresses', { ...HOME, country }, { expect: 201 });
      const { body } = await client.get<Json>('/users/me', { expect: 200 });
      ids.push(body.data._id as string);
      await tag(body.data._id as string, [mark]);
    }
    const { id, members } = await made({ country: 'ug', tag: mark });
    expect([(await idsOf({ groupId: id })).toSorted(), members]).toEqual([ids.slice(0, 2).toSorted(), 2]);
    const told = await Promise.all(
      ids.map(async (one) => (await remarks(one))['groups'].map(idOf).includes(id)),
    );
    expect(told).toEqual([true, true, false]);
    await admin.delete(`/admin/customer-groups/${id}`, undefined, { expect: 200 });
  });

  it('have rules that ask for something', async () => {
    const refuse = async (rule: unknown) =>
      (await admin.post<Json>('/admin/customer-groups', { name: `X ${v7()}`, rule })).body;
    expect(await refuse({})).toMatchObject({ code: 'customer_group_wrong' });
    expect(await refuse([])).toMatchObject({ errors: [{ field: 'rule' }] });
    expect(await refuse({ ordersAtLeast: 0 })).toMatchObject({ errors: [{ field: 'rule.ordersAtLeast' }] });
    expect(await refuse({ country: 'Rwanda' })).toMatchObject({ errors: [{ field: 'rule.country' }] });
    expect(await refuse({ country: 'XK' })).toMatchObject({ rule: { country: 'XK' } });
    expect(await refuse({ boughtWithinDays: 10, notBoughtForDays: 20 })).toMatchObject({
      errors: [{ field: 'rule.notBoughtForDays' }],
    });
  });
});

const idOf = (one: Json) => one['id'] as string;
const HOME = {
  ...{ firstName: 'Ada', lastName: 'Shopper', street: '1 Market Street', city: 'Kampala' },
  ...{ state: 'Central', zipCode: '00256' },
};
type Person = Awaited<ReturnType<typeof person>>;
const paid = { status: 'delivered', totalCents: 9_000 } as const;

describe('notes and tags', () => {
  it('are kept, told with their author, and taken away', async () => {
    const ann = await person(shop);
    const path = `/admin/customers/${ann.id}`;
    await admin.post(`${path}/notes`, { text: ' Prefers calls.\nMornings. ' }, { expect: 201 });
    const { body } = await admin.post<Json>(`${path}/notes`, { text: 'Pays late' }, { expect: 201 });
    expect(body.notes).toMatchObject([
      { text: 'Pays late', by: expect.any(String) },
      { text: 'Prefers calls.\nMornings.' },
    ]);
    const [{ id }] = body.notes;
    expect((await admin.delete<Json>(`${path}/notes/${id}`)).body.notes).toHaveLength(1);
    expect((await admin.delete<Json>(`${path}/notes/${id}`)).body).toMatchObject({
      code: 'customer_note_not_found',
    });
    expect((await admin.post<Json>(`${path}/notes`, { text: '  ' })).body).toMatchObject({
      errors: [{ field: 'text' }],
    });
  });

  it('tag in small letters, each once; the list finds by them', async () => {
    const ann = await person(shop);
    const word = `vip ${v7().slice(-12)}`;
    expect((await tag(ann.id, [word.toUpperCase(), ` ${word} `, 'kigali'])).body.tags).toEqual([
      'kigali',
      word,
    ]);
    expect(await idsOf({ tag: word })).toEqual([ann.id]);
    const { body: all } = await admin.get<Json[]>('/admin/customer-tags', { expect: 200 });
    expect(all).toContainEqual({ id: word, customers: 1 });
    expect((await tag(ann.id, [])).body.tags).toEqual([]);
    const book = await shop.sql('select changes from audit_event where entity_id = $1 order by id', [ann.id]);
    expect(book).toEqual([
      { changes: { tags: { from: 0, to: 2 } } },
      { changes: { tags: { from: 2, to: 0 } } },
    ]);
    expect((await tag(ann.id, ['x'.repeat(41)])).body).toMatchObject({ errors: [{ field: 'tags' }] });
    expect((await tag(ann.id, 'vip')).body).toMatchObject({ errors: [{ field: 'tags' }] });
    expect((await tag(v7(), ['vip'])).body).toMatchObject({ code: 'customer_not_found' });
  });

  it('stand in what somebody may ask for of themselves, and go when they are erased', async () => {
    const ann = await shop.shopper();
    const { body } = await ann.get<Json>('/users/me', { expect: 200 });
    const id = body.data._id as string;
    const group = await made();
    await admin.post(`/admin/customer-groups/${group['id']}/members`, { add: [id] }, { expect: 200 });
    await admin.post(`/admin/customers/${id}/notes`, { text: 'Calls twice a day' }, { expect: 201 });
    await tag(id, [mark]);
    const { body: file } = await admin.get<Json>(`/admin/customers/${id}/data`, { expect: 200 });
    expect([file.data.notes, file.data.tags, file.data.groups]).toMatchObject([
      [{ text: 'Calls twice a day' }],
      [{ tag: mark }],
      [{ name: group['name'] }],
    ]);
    await admin.post(`/admin/customers/${id}/erasure`, {}, { expect: 200 });
    expect(await remarks(id)).toEqual({ tags: [], groups: [], notes: [] });
  });
});
