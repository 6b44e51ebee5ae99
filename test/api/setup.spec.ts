import { describe, expect, it } from '@jest/globals';
import { Client, type Json } from '../support/client.js';
import { goods, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const TOKEN = 'a token of the tests, 32 signs ok';
const OWNER = { name: 'Amina Otieno', email: 'amina@example.com', password: 'saffron kettle 42' };

const shop = useOwnShop({ env: { ADMIN_PASSWORD: '', SETUP_TOKEN: TOKEN } });
const claim = (more: object = {}) =>
  shop.client.post<Json>('/setup/owner', { token: TOKEN, ...OWNER, ...more });
const owner = async (): Promise<Client> => {
  const { body } = await shop.client.post<Json>('/auth/login', OWNER, { expect: 200 });
  return shop.client.as(body.token);
};
const left = ({ steps }: Json) =>
  steps.filter((step: Json) => step.isRequired && !step.isDone).map(({ name }: Json) => name);

describe('a new shop', () => {
  it('has no owner, and tells at its field what an owner cannot be', async () => {
    expect((await shop.client.get('/setup', { expect: 200 })).body).toEqual({ isClaimed: false });
    expect((await claim({ token: `${TOKEN}.` })).body).toMatchObject({
      status: 403,
      code: 'setup_link_wrong',
    });
    for (const [wrong, field] of [
      [{ password: 'too short' }, 'password'],
      [{ email: 'nobody' }, 'email'],
      [{ name: ' ' }, 'name'],
      [{ name: 'A\nB' }, 'name'],
    ] as const)
      expect((await claim(wrong)).body.errors[0].field).toBe(field);
    expect((await shop.client.get<Json>('/shop')).body.data.isOpen).toBe(true);
  });

  it('gets one owner, however many come at once, and is closed', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((one) => claim({ email: one === 1 ? OWNER.email : `late${one}@example.com` })),
    );
    expect(answers.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([
      200,
      'setup_done',
      'setup_done',
      'setup_done',
    ]);
    const admins = await shop.sql<{ id: string }>(`select id from account where role = 'admin'`);
    expect(admins).toHaveLength(1);
    await shop.sql('update account set email = $1, email_key = $1 where id = $2', [
      OWNER.email,
      admins[0]?.id,
    ]);
    expect((await shop.client.get('/setup')).body).toEqual({ isClaimed: true });
    expect((await claim()).body.code).toBe('setup_done');
  });

  it('proposes what a shop in a country begins with, and names what is left before it opens', async () => {
    const admin = await owner();
    const setup = (await admin.get<Json>('/admin/setup', { expect: 200 })).body;
    expect(setup.isOpen).toBe(false);
    expect(left(setup)).toEqual(['name', 'place', 'address', 'delivery', 'product']);
    const proposal = (await admin.get<Json>('/admin/setup/proposal', { query: { country: 'DE' } })).body;
    expect(proposal).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Berlin' });
    expect(proposal.taxes).toContainEqual({ name: 'VAT', category: 'standard', percent: 19 });
    const refused = (await admin.post<Json>('/admin/setup/open', {})).body;
    expect(refused).toMatchObject({ status: 409, code: 'shop_not_ready' });
    expect(refused.errors.map(({ field }: Json) => field)).toEqual(left(setup));
  });

  it('takes currency, time, tax and delivery over from its country, and keeps what was decided before', async () => {
    const admin = await owner();
    const chosen = {
      country: 'RW',
      currency: 'RWF',
      takesTax: true,
      deliveryPrice: 1500,
      daysFrom: 1,
      daysTo: 2,
    };
    const wrong = (await admin.post<Json>('/admin/setup/country', { ...chosen, deliveryPrice: 10.5 })).body;
    expect(wrong).toMatchObject({ errors: [{ field: 'deliveryPrice' }] });
    const days = (await admin.post<Json>('/admin/setup/country', { ...chosen, daysFrom: 5 })).body;
    expect(days).toMatchObject({ status: 400, errors: [{ field: 'daysTo' }] });
    const none = { ...chosen, deliveryPrice: null };
    const without = (await admin.post<Json>('/admin/setup/country', none, { expect: 200 })).body;
    expect(left(without)).toContain('delivery');
    const setup = (await admin.post<Json>('/admin/setup/country', chosen, { expect: 200 })).body;
    expect(left(setup)).toEqual(['name', 'address', 'product']);
    const settings = (await admin.get<Json>('/admin/settings/shop')).body;
    expect(settings).toMatchObject({ country: 'RW', currency: 'RWF', timeZone: 'Africa/Kigali' });
    expect(settings.supportEmail).toMatch(/@example\.com$/);
    const zones = (await admin.get<Json[]>('/admin/shipping-zones')).body;
    expect(zones.map(({ name, methods }) => [name, methods[0].price])).toEqual([['Rwanda', 1500]]);
    expect((await admin.get<Json[]>('/admin/tax-zones')).body[0].rates[0].percent).toBe(18);
    await admin.post('/admin/setup/country', { ...chosen, deliveryPrice: 9 }, { expect: 200 });
    expect((await admin.get<Json[]>('/admin/shipping-zones')).body).toHaveLength(1);
  });

  it('sells to its staff alone until it is opened, and then to everybody', async () => {
    const admin = await owner();
    const product = await goods(shop, { cents: 8_500 });
    const shippingAddress = { name: 'Keza', street: 'KN 5 Rd 3', city: 'Kigali', country: 'RW' };
    const buy = (client: Client) =>
      // 40 percent of 8,500 and the delivery of 1,500
      client.post<Json>('/payments/cash', { ...wanted(product, 1, 8_500), amount: 4_000, shippingAddress });
    const shopper = await shop.shopper();
    expect((await buy(shopper)).body).toMatchObject({ status: 409, code: 'shop_not_open' });
    expect((await buy(admin)).status).toBe(200);
    await admin.put(
      '/admin/settings/shop',
      { name: 'Kigali Shoes', address: 'KN 4 Ave, Kigali' },
      { expect: 200 },
    );
    await admin.post('/admin/setup/open', {}, { expect: 200 });
    expect((await admin.get<Json>('/admin/setup')).body.isOpen).toBe(true);
    const acts = await shop.sql<{ action: string }>(`select action from audit_event where entity = 'setup'`);
    expect(new Set(acts.map(({ action }) => action))).toEqual(
      new Set(['adminSetUpCountry', 'adminOpenShop']),
    );
    expect((await buy(shopper)).status).toBe(200);
  });
});
