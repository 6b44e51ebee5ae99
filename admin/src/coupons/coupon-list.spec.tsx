import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { coupon } from '../testing/coupon';
import { answerWith, show, whoMay } from '../testing/panel';
import { CouponList } from './coupon-list';

const open = async (...permissions: string[]) => {
  answerWith(() => ({ body: [coupon({})] }));
  const list = (
    <ResourceContextProvider value="coupons">
      <CouponList />
    </ResourceContextProvider>
  );
  show(list, '/', whoMay(...permissions));
  expect(await screen.findByText('SPRING10')).toBeVisible();
};

it('lets who may change the coupons pause one', async () => {
  await open('coupons.read', 'coupons.write');
  const works = await screen.findByLabelText('Active: SPRING10');
  await waitFor(() => expect(works).toBeEnabled());
});

it('says which coupons work to who may only read them', async () => {
  await open('coupons.read');
  const works = await screen.findByLabelText('Active: SPRING10');
  expect(works).toBeChecked();
  expect(works).toBeDisabled();
});

it('leads to the form of a coupon those alone who may change it', async () => {
  await open('coupons.read');
  await screen.findByLabelText('Active: SPRING10');
  expect(screen.queryByRole('link', { name: 'SPRING10' })).toBeNull();
  cleanup();
  await open('coupons.read', 'coupons.write');
  expect(await screen.findByRole('link', { name: 'SPRING10' })).toBeVisible();
});
