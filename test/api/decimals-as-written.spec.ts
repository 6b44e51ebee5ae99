import { beforeEach, describe, expect, it } from '@jest/globals';
import { insertOrder } from '../support/orders.js';
import { makeProduct } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop();
const MIGRATION = 'Migration20261129020100_decimals_as_written';

const stored = async () => {
  const [row] = await shop.sql<{ decimals: unknown }>(`select decimals from setting where key = 'shop'`);
  return row?.decimals;
};
const countIn = (currency: string, decimals: object | null) =>
  shop.sql(
    `insert into setting (key, value, decimals, updated_at) values ('shop', $1, $2, now())
     on conflict (key) do update set value = excluded.value, decimals = excluded.decimals`,
    [JSON.stringify({ currency }), decimals && JSON.stringify(decimals)],
  );
/** A second process, as of a next version; what it ends with, or nothing. */
async function start(): Promise<string> {
  try {
    await (await shop.startApi()).stop();
    return '';
  } catch (error) {
    return String(error);
  }
}

beforeEach(async () => {
  await shop.sql('truncate product cascade');
  await countIn('USD', null);
});

describe('the decimals that amounts are written with', () => {
  it('are kept with each currency that is chosen, and stay', async () => {
    const admin = await shop.admin();
    const yen = { code: 'JPY', rate: 150, roundTo: 1, isPayable: true };
    await admin.put('/admin/settings/shop', { currency: 'HUF', displayCurrencies: [yen] }, { expect: 200 });
    expect(await stored()).toEqual({ HUF: 2, JPY: 0 });
    await makeProduct(admin, { price: 1234.5 });
    expect(await shop.sql('select price_cents as cents from variant')).toEqual([{ cents: '123450' }]);
    await admin.put('/admin/settings/shop', { displayCurrencies: [] }, { expect: 200 });
    expect(await stored()).toEqual({ HUF: 2, JPY: 0 });
    expect(await start()).toBe('');
  });

  it.each([
    ['HUF', 0, 'counts HUF with 2'],
    ['RSD', 0, 'counts RSD with 2'],
    ['XDR', 2, 'does not know XDR'],
  ])('%s by %i: a start is refused with 78 by a version that %s', async (code, decimals, now) => {
    await countIn('USD', { USD: 2, [code]: decimals });
    const ended = await start();
    expect(ended).toContain('ended with 78');
    expect(ended).toContain(`The amounts in ${code} of this database were written with ${decimals} decimals`);
    expect(ended).toContain(now);
  });
});

describe('a shop from before its decimals were kept', () => {
  /** Back to the version before. */
  const goBack = async (currency: string, price?: number) => {
    if (price !== undefined) await makeProduct(await shop.admin(), { price });
    await countIn(currency, null);
    await shop.sql('alter table setting drop column decimals');
    await shop.sql('delete from mikro_orm_migrations where name = $1', [MIGRATION]);
  };

  it.each(['HUF', 'IQD'])('with prices in whole %s is refused', async (code) => {
    await goBack(code, 2999);
    expect(await start()).toContain(`The amounts in ${code} of this database were written with 0 decimals`);
    await expect(stored()).rejects.toThrow(/decimals/);
    // nothing was written in it: the shop opens
    await shop.sql('truncate product cascade');
    expect(await start()).toBe('');
  });

  const ownPrice = async (code: string) => {
    await makeProduct(await shop.admin(), { price: 5 });
    await shop.sql(`insert into variant_price select id, $1, 99000 from variant`, [code]);
    await goBack('USD');
  };

  it.each([
    ['IDR', 2, '9900000'],
    ['IQD', 3, '99000000'],
    ['JPY', 0, '99000'],
    ['RSD', 2, '99000'],
  ])('with a price of its own in %s goes on with it in %i decimals', async (code, decimals, cents) => {
    await ownPrice(code);
    expect(await start()).toBe('');
    expect(await stored()).toEqual({ USD: 2, [code]: decimals });
    expect(await shop.sql('select price_cents as cents from variant_price')).toEqual([{ cents }]);
  });

  it.each([
    ['HUF', undefined, 2],
    ['IQD', undefined, 3],
    ['RSD', 199, 2],
    ['RWF', 2500, 0],
  ])('in %s, with a price of %s, goes on with %i', async (code, price, decimals) => {
    await goBack(code, price);
    expect(await start()).toBe('');
    expect(await stored()).toEqual({ [code]: decimals });
  });

  // the last one: an order stays
  it('with a price of its own and an order in whole IDR is refused', async () => {
    await ownPrice('IDR');
    await shop.shopper();
    const [account] = await shop.sql<{ email: string }>('select email from account limit 1');
    const { id } = await insertOrder(shop, { email: account?.email ?? '' });
    await shop.sql(`update orders set currency = 'IDR' where id = $1`, [id]);
    expect(await start()).toContain('The amounts in IDR');
    expect(await shop.sql('select price_cents as cents from variant_price')).toEqual([{ cents: '99000' }]);
    await shop.sql(`update orders set currency = 'USD' where id = $1`, [id]);
    expect(await start()).toBe('');
    expect(await shop.sql('select price_cents as cents from variant_price')).toEqual([{ cents: '9900000' }]);
  });
});
