import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '../layout/format';
import { setShopCurrency } from '../layout/shop-currency';
import { answerWith, show } from '../testing/panel';
import { CurrenciesPage } from './currencies-page';

const settings = {
  ...{ id: 'shop', name: 'Duka', currency: 'USD' },
  displayCurrencies: [{ code: 'EUR', rate: 0.9, roundTo: 0.01, isPayable: false }],
};

afterEach(() => setShopCurrency('USD'));

it('counts in the new currency of the shop as soon as it is saved', async () => {
  answerWith(({ path, body }) =>
    path === '/exchange-rates' ? { body: [] } : { body: { ...settings, ...(body as object) } },
  );
  show(<CurrenciesPage />);
  expect(await screen.findByLabelText(/^For 1 USD/)).toBeVisible();
  const [currency] = screen.getAllByRole('combobox', { name: /^Currency/ });
  await userEvent.clear(currency!);
  await userEvent.type(currency!, 'KES');
  await userEvent.click(await screen.findByRole('option', { name: /KES/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(await screen.findByLabelText(/^For 1 KES/)).toHaveValue(0.9);
  expect(money(20)).toMatch(/^KES/);
});
