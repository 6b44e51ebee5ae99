import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

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
