import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { answers } from '../testing/goods';
import { openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

const button = (name: string) => screen.findByRole('button', { name });

it('coupons are counted when they are there, also when there are none', async () => {
  openShop();
  await visit('/profile');
  expect(await button('Coupons(0)')).toBeVisible();
});

it('coupons are not counted while they are awaited', async () => {
  openShop({ listMyCoupons: 'hangs' });
  await visit('/profile');
  expect(await button('Coupons')).toBeVisible();
});

it('coupons that do not come are not counted', async () => {
  openShop({ listMyCoupons: 'no answer' });
  await visit('/profile');
  await press(/^Coupons/);
  await reads('Failed to load your coupons');
  expect(await button('Coupons')).toBeVisible();
});

it('store credit is told in its own currency', async () => {
  const kept = answers['listMyCredit'];
  Object.assign(answers, { listMyCredit: { data: [{ balance: 12.5, currency: 'EUR' }] } });
  openShop();
  await visit('/profile');
  await reads('Store credit: EUR 12.50');
  Object.assign(answers, { listMyCredit: kept });
});
