import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import ChosenPrices from '../layout/chosen-prices';
import { CurrencyChoice } from '../layout/currency-choice';
import { currencyOf } from '../platform/shop-currency';
import { defaultShop } from '../platform/shop-info';
import { showCurrency } from '../platform/stores/shown-currency';
import About from './about';
import { Price } from './price';

const displayCurrencies = [
  { ...currencyOf('EUR'), rate: 0.9137, roundTo: 0.01, isPayable: false },
  { ...currencyOf('CHF'), rate: 0.8812, roundTo: 0.05, isPayable: false },
  { ...currencyOf('JPY'), rate: 149.53, roundTo: 10, isPayable: false },
];

const show = async (offered: typeof displayCurrencies) => {
  const Component = () => (
    <>
      <CurrencyChoice />
      <ChosenPrices />
      <About amount={20} />
      <Price price={20} originalPrice={25} />
    </>
  );
  const shop = { ...defaultShop, displayCurrencies: offered };
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => ({ shop }) }]);
  await act(async () => void render(<Stub hydrationData={{ loaderData: { root: { shop } } }} />));
};

beforeEach(() => showCurrency(null));
afterEach(() => showCurrency(null));

describe('an amount in a currency besides that of the shop', () => {
  it.each([
    ['EUR', 'about €18.27'],
    ['CHF', 'about CHF 17.60'],
    ['JPY', 'about ¥2,990'],
  ])('is shown in %s as soon as that is chosen, and no more when it is given up', async (code, text) => {
    await show(displayCurrencies);
    expect(screen.queryByText(/^about/)).toBeNull();
    const choice = screen.getByRole('combobox', { name: 'Prices in' });
    fireEvent.change(choice, { target: { value: code } });
    expect(screen.getByText(text)).toBeVisible();
    expect(window.localStorage.getItem('duka.currency')).toBe(code);
    fireEvent.change(choice, { target: { value: '' } });
    expect(screen.queryByText(/^about/)).toBeNull();
  });

  it('is not offered by a shop without other currencies, whatever was chosen before', async () => {
    showCurrency('EUR');
    await show([]);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText(/^about/)).toBeNull();
  });

  it('takes the place of the price where orders are paid in it, and gives it back', async () => {
    await show(displayCurrencies.map((one) => ({ ...one, isPayable: true })));
    const choice = screen.getByRole('combobox', { name: 'Prices in' });
    fireEvent.change(choice, { target: { value: 'EUR' } });
    expect(await screen.findByText('€18.27')).toBeVisible();
    expect(screen.getByText('€22.84')).toBeVisible();
    expect(screen.queryByText(/^about/)).toBeNull();
    fireEvent.change(choice, { target: { value: '' } });
    expect(await screen.findByText('$20.00')).toBeVisible();
  });
});
