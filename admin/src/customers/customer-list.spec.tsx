import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { setShopCurrency } from '../layout/shop-currency';
import { answerWith, show } from '../testing/panel';
import { CustomerList } from './customer-list';

afterEach(() => setShopCurrency('USD'));

it('asks the list of customers in the new currency', async () => {
  setShopCurrency('KES');
  answerWith(() => ({ body: [{ id: 'c1', name: 'Ann' }] }));
  show(
    <ResourceContextProvider value="customers">
      <CustomerList />
    </ResourceContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Spent at least (KES)' })).toBeVisible();
});
