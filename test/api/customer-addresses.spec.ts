import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let shopper: Client;
let path: string;
const home = { firstName: 'Ann', street: '1 Kampala Road', city: 'Kampala', country: 'UG' };

beforeAll(async () => {
  admin = await shop.admin();
  shopper = await shop.shopper();
  const { body } = await shopper.get<Json>('/users/me', { expect: 200 });
  path = `/admin/customers/${body.data._id}/addresses`;
});

const ownBook = async () => (await shopper.get<Json>('/users/me/addresses', { expect: 200 })).body.data;

describe('the address book of a customer, as the staff keeps it', () => {
  it('is the customer’s own: each sees what the other has saved', async () => {
    const { body: saved } = await admin.post<Json>(path, { ...home, phone: '0772 123456' }, { expect: 201 });
    expect(saved).toMatchObject({ phone: '+256772123456', countryCode: 'UG', isDefault: true });
    expect(await ownBook()).toMatchObject([{ id: saved.id, street: '1 Kampala Road' }]);
    await shopper.post('/users/me/addresses', { ...home, street: '9 Acacia Avenue' }, { expect: 201 });
    const listed = await admin.get<Json>(path, { expect: 200 });
    expect(listed.body.map(({ street }: Json) => street)).toEqual(['1 Kampala Road', '9 Acacia Avenue']);
    const change = { country: 'DE', city: 'Berlin', zipCode: '10115', phone: '030 901820' };
    const { body: moved } = await admin.patch<Json>(`${path}/${saved.id}`, change, { expect: 200 });
    expect(moved).toMatchObject({ lines: ['1 Kampala Road', '10115 Berlin', 'Germany'] });
    expect(moved.phone).toBe('+4930901820');
    await admin.delete(`${path}/${saved.id}`, undefined, { expect: 200 });
    expect(await ownBook()).toMatchObject([{ street: '9 Acacia Avenue', isDefault: true }]);
  });

  it('asks for what the country of the address needs, each at its field', async () => {
    const wrong = await admin.post<Json>(path, { ...home, country: 'DE', city: '' });
    expect([wrong.status, wrong.body.errors.map(({ field }: Json) => field)]).toEqual([
      400,
      ['city', 'zipCode'],
    ]);
    const phone = await admin.post<Json>(path, { ...home, phone: 'call me' });
    expect([phone.status, phone.body.errors[0].field]).toEqual([400, 'phone']);
    const gone = await admin.patch<Json>(`${path}/${v7()}`, { street: '2 Kampala Road' });
    expect([gone.status, gone.body.code]).toEqual([404, 'address_unknown']);
  });

  it('leaves nothing of itself in the audit log', async () => {
    const secret = `Hidden Lane ${v7()}`;
    const { body } = await admin.post<Json>(path, { ...home, street: secret }, { expect: 201 });
    await admin.patch(`${path}/${body.id}`, { street: `${secret} 2` }, { expect: 200 });
    const kept = await shop.sql('select 1 from audit_event where changes::text like $1', [`%${secret}%`]);
    const members = await shop.sql<Json>(
      `select changes -> 'members' as members from audit_event where action = 'adminUpdateCustomerAddress'
        order by id desc limit 1`,
    );
    expect([kept, members[0].members]).toEqual([[], { from: null, to: 'street' }]);
  });

  it('is not that of anybody who works in the shop', async () => {
    const { body } = await admin.get<Json>('/users/me', { expect: 200 });
    const own = `/admin/customers/${body.data._id}/addresses`;
    expect((await admin.get<Json>(own)).status).toBe(404);
    expect((await admin.post<Json>(own, home)).body.code).toBe('kept_by_themselves');
  });
});
