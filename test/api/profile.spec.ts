import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { withRetries } from '../support/concurrent.js';
import { useShop } from '../support/use-shop.js';

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Shopper',
  street: '1 Market Street',
  city: 'Kampala',
  state: 'Central',
  zipCode: '00256',
  country: 'Uganda',
};

describe('the profile', () => {
  const shop = useShop();

  it('changes the password, keeps this session and ends the others', async () => {
    const shopper = await shop.shopper();
    const elsewhere = await shop.login(shopper.email, 'a-good-password-1');
    const change = { currentPassword: 'not this one', newPassword: 'an even better one 2' };
    const wrong = await shopper.put('/users/me/password', change);
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'currentPassword']);
    await shopper.put(
      '/users/me/password',
      { ...change, currentPassword: 'a-good-password-1' },
      { expect: 200 },
    );
    expect((await shopper.get('/users/me')).status).toBe(200);
    expect((await elsewhere.get('/users/me')).status).toBe(401);
    await shop.login(shopper.email, 'an even better one 2');
  });

  it('asks more of an administrator’s password', async () => {
    const admin = await shop.admin();
    const change = { currentPassword: 'duka-admin-demo', newPassword: 'short one 1' };
    const answer = await admin.put('/users/me/password', change);
    expect([answer.status, answer.body.message]).toEqual([400, 'Password must be at least 12 characters']);
  });

  it('takes a phone number away, and refuses what is none', async () => {
    const shopper = await shop.shopper();
    const phoneOf = async () => (await shopper.get('/users/me', { expect: 200 })).body.data.phone as string;
    await shopper.patch('/users/me', { phone: '+256 700 000 002' }, { expect: 200 });
    expect(await phoneOf()).toBe('+256700000002');
    const wrong = await shopper.patch('/users/me', { phone: '12' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'phone']);
    await shopper.patch('/users/me', { phone: ' ' }, { expect: 200 });
    expect(await phoneOf()).toBe('');
  });

  it('keeps an address book with one default', async () => {
    const shopper = await shop.shopper();
    const first = await shopper.post('/users/me/addresses', ADDRESS, { expect: 201 });
    const second = await shopper.post(
      '/users/me/addresses',
      { ...ADDRESS, city: 'Entebbe', isDefault: true },
      { expect: 201 },
    );
    expect(first.body.data.isDefault).toBe(true);
    const id = second.body.data._id as string;
    const changed = await shopper.patch(`/users/me/addresses/${id}`, { city: 'Jinja' }, { expect: 200 });
    expect(changed.body.data).toMatchObject({ city: 'Jinja', street: ADDRESS.street, isDefault: true });
    const list = await shopper.get('/users/me/addresses');
    expect(list.body.data.map((one: { isDefault: boolean }) => one.isDefault)).toEqual([true, false]);
    await shopper.delete(`/users/me/addresses/${id}`, undefined, { expect: 200 });
    expect((await shopper.delete(`/users/me/addresses/${id}`)).status).toBe(404);
  });

  it('always has a default address, whatever is changed, forgotten or named by mistake', async () => {
    const shopper = await shop.shopper();
    const path = '/users/me/addresses';
    const add = async (city: string) =>
      (await shopper.post(path, { ...ADDRESS, city }, { expect: 201 })).body.data._id as string;
    const [kampala, jinja] = [await add('Kampala'), await add('Jinja'), await add('Gulu')];
    const homes = async () =>
      (await shopper.get(path)).body.data.filter((one: Json) => one.isDefault).map((one: Json) => one.city);
    const unknown = '01999999-9999-7999-8999-999999999999';
    expect((await shopper.patch(`${path}/${unknown}`, { isDefault: true })).status).toBe(404);
    expect(await homes()).toEqual(['Kampala']);
    const left = await shopper.patch(`${path}/${kampala}`, { isDefault: false }, { expect: 200 });
    expect([left.body.data.isDefault, await homes()]).toEqual([false, ['Jinja']]);
    await shopper.delete(`${path}/${jinja}`, undefined, { expect: 200 });
    expect(await homes()).toEqual(['Kampala']);
  });

  it('keeps twenty addresses and one default, however many come at once', async () => {
    const shopper = await shop.shopper();
    const add = () => shopper.post('/users/me/addresses', { ...ADDRESS, isDefault: true });
    const answers = await Promise.all(Array.from({ length: 25 }, () => withRetries(add)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const { data } = (await shopper.get('/users/me/addresses')).body;
    expect(data).toHaveLength(20);
    expect(data.filter((one: { isDefault: boolean }) => one.isDefault)).toHaveLength(1);
    const more = await shopper.post('/users/me/addresses', ADDRESS);
    expect([more.status, more.body.code]).toEqual([409, 'too_many_addresses']);
  });

  it('S20 shows nobody’s address to somebody else', async () => {
    const owner = await shop.shopper();
    const other = await shop.shopper();
    const { body } = await owner.post('/users/me/addresses', ADDRESS, { expect: 201 });
    const path = `/users/me/addresses/${body.data._id}`;
    expect((await other.patch(path, { city: 'X' })).status).toBe(404);
    expect((await other.delete(path)).status).toBe(404);
    expect((await owner.get('/users/me/addresses')).body.data).toHaveLength(1);
  });

  it.each(['zipCode', 'state', 'city', 'firstName', 'country'])(
    'names %s when it is missing from an address',
    async (field) => {
      const shopper = await shop.shopper();
      const austin = { ...ADDRESS, city: 'Austin', state: 'TX', zipCode: '78701', country: 'US' };
      const answer = await shopper.post('/users/me/addresses', { ...austin, [field]: ' ' });
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
    },
  );
});
