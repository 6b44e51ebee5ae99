import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answerWith, show } from '../testing/panel';
import { ShopChanged } from './shop-changed';
import { loadShop, setShopCurrency } from './shop-currency';

const shop = { name: 'Duka', currency: 'USD', country: 'UG', timeZone: 'Africa/Kampala', isOpen: true };

afterEach(() => setShopCurrency('USD'));

it.each([
  ['currency', { currency: 'UGX' }],
  ['time zone', { timeZone: 'Europe/Berlin' }],
  ['country', { country: 'DE' }],
])('says that amounts and days stand in the former way once the %s is another', async (_, other) => {
  answerWith(() => ({ body: { data: shop } }));
  await loadShop();
  answerWith(() => ({ body: { data: { ...shop, ...other } } }));
  show(<ShopChanged />);
  expect(await screen.findByText(/another currency, country or time zone/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load anew' })).toBeVisible();
});

it('says nothing of the shop that the panel was opened with', async () => {
  const sent = answerWith(() => ({ body: { data: shop } }));
  await loadShop();
  show(<ShopChanged />);
  await waitFor(() => expect(sent.length).toBe(2));
  expect(screen.queryByRole('alert')).toBeNull();
});
