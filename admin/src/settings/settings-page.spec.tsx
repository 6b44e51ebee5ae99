import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setShopZone } from '../layout/shop-zone';
import { answerWith, show } from '../testing/panel';
import { CheckoutPage } from './checkout-page';
import { CurrenciesPage } from './currencies-page';
import { GeneralPage } from './general-page';
import { PaymentsPage } from './payments-page';

const settings = {
  id: 'shop',
  name: 'Duka',
  currency: 'USD',
  country: 'UG',
  timeZone: 'UTC',
  ...{ region: '', orderCutOff: '', workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
  languages: ['en'],
  taxNumber: '',
  viesCheck: false,
  acceptedVatNumbers: '',
  taxService: 'own',
  supportEmail: 'support@duka.example',
  supportPhone: '+256 700 000 000',
  address: '1 Market Street',
  depositPercent: 40,
  offerEndsAt: null,
  paymentRules: [],
  displayCurrencies: [{ code: 'EUR', rate: 0.9, roundTo: 0.01, isPayable: false }],
  ...{ returnDays: 30, restockingFeePercent: 0 },
  ...{ newOrderMail: true, newOrderEmail: '', lowStockMail: false, welcomePercent: 10, lowStockFrom: 5 },
  cartReminderHours: 0,
  formerPrices: 'by_country',
  ...{ euRules: 'by_country', imprint: '' },
  cashHoldHours: 48,
  unpaidOrdersPerAccount: 5,
  unpaidUnitsPerAccount: 200,
  unpaidOrdersPerAddress: 20,
  unpaidUnitsPerAddress: 600,
  unpaidStockShare: 50,
  unpaidAlarmShare: 30,
  confirmedEmailFirst: false,
  assistantsBuy: true,
  guestsAllowed: false,
  tellUnknownEmails: false,
  signUpByMail: false,
  staffSecondFactor: false,
};

describe('the settings of the shop', () => {
  it('say what sales cross out', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<GeneralPage />);
    await userEvent.click(await screen.findByRole('combobox', { name: /^Crossed out/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'The lowest price of 30 days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('Settings saved');
    expect(sent.findLast(({ method }) => method !== 'GET')?.body).toMatchObject({ formerPrices: 'lowest' });
  });

  it('say what is wrong with each value, and are saved when nothing is', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<GeneralPage />);
    const name = await screen.findByRole('textbox', { name: /^Shop name/ });
    const email = screen.getByRole('textbox', { name: /^Support email/ });
    const save = screen.getByRole('button', { name: 'Save settings' });
    await userEvent.clear(name);
    await userEvent.clear(email);
    await userEvent.click(save);
    for (const sentence of ['Shop name is required', 'Support email is required'])
      expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.type(email, 'nobody');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);

    await userEvent.type(name, 'Duka Kampala');
    await userEvent.type(email, '@duka.example');
    await userEvent.click(save);
    expect(await screen.findByText('Settings saved')).toBeVisible();
    const saved = sent.find(({ method }) => method === 'PUT');
    expect(saved?.path).toBe('/settings/shop');
    expect(saved?.body).toEqual({ name: 'Duka Kampala', supportEmail: 'nobody@duka.example' });
  });

  it('say whether and where the shop hears of new orders', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<GeneralPage />);
    const address = await screen.findByRole('textbox', { name: /^Email for new orders/ });
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await userEvent.type(address, 'orders');
    await save();
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    await userEvent.type(address, '@duka.example');
    await userEvent.click(screen.getByRole('switch', { name: /^Mail to the shop at each new order/ }));
    await save();
    await waitFor(() =>
      expect(puts()).toEqual([{ newOrderMail: false, newOrderEmail: 'orders@duka.example' }]),
    );
  });

  it('say in which time zone the days of the shop are counted', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<GeneralPage />);
    const zone = await screen.findByRole('combobox', { name: /^Time zone/ });
    expect(zone).toHaveValue('UTC');
    fireEvent.change(zone, { target: { value: 'los ang' } });
    await userEvent.click(await screen.findByText('America/Los Angeles'));
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ timeZone: 'America/Los_Angeles' });
    expect(await screen.findByText(/Time of America\/Los Angeles/)).toBeVisible();
    setShopZone('UTC');
  });

  it('say on which days the shop works, and until when orders are the day’s', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<GeneralPage />);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Saturday' }));
    fireEvent.change(screen.getByLabelText('Orders until'), { target: { value: '14:00' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ orderCutOff: '14:00', workingDays: [...settings.workingDays, 'saturday'] },
    });
  });

  it('say how much subscribers save, or nothing', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<GeneralPage />);
    const percent = await screen.findByRole('spinbutton', { name: /^Welcome coupon/ });
    await userEvent.clear(percent);
    await userEvent.type(percent, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ welcomePercent: 0 });
  });

  it('have pages for what belongs together, and bound the deposit', async () => {
    answerWith(() => ({ body: settings }));
    show(<PaymentsPage />, '/settings/payments');
    const deposit = await screen.findByRole('spinbutton', { name: /^Cash deposit/ });
    await userEvent.clear(deposit);
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Cash deposit (%) is required')).toBeVisible();
    await userEvent.type(deposit, '140');
    expect(await screen.findByText('At most 100')).toBeVisible();
    const nav = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'General',
      'Identity',
      'Currencies',
      'Taxes',
      'Shipping',
      'Payments',
      'Connections',
      'Checkout',
      'Emails',
      'Papers',
      'Feeds',
      'Webhooks',
      'Whole shop',
    ]);
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Payments');
  });

  it('keep the end of the featured offer as a moment, and let it be taken away', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<GeneralPage />);
    const ends = await screen.findByLabelText('Featured offer ends');
    const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const save = async (value: string, times: number) => {
      fireEvent.change(ends, { target: { value } });
      fireEvent.blur(ends);
      await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
      await waitFor(() => expect(puts()).toHaveLength(times));
    };
    await save('2026-12-24T10:00', 1);
    await save('', 2);
    expect(puts()).toMatchObject([{ offerEndsAt: '2026-12-24T10:00:00.000Z' }, { offerEndsAt: null }]);
  });

  it('say where a way to pay is offered', async () => {
    // a menu that is closing lets no pointer through for a moment
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const ways = { success: true, data: [{ method: 'cash', title: 'Cash on Delivery' }] };
    const sent = answerWith(({ path, body }) =>
      path === '/api/v1/payments/methods' ? { body: ways } : { body: { ...settings, ...(body as object) } },
    );
    show(<PaymentsPage />);
    await user.click(await screen.findByRole('button', { name: /^Add/ }));
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Method/ }));
    await user.click(await screen.findByRole('option', { name: 'Cash on Delivery' }));
    const [addArea] = screen.getAllByRole('button', { name: /^Add/ });
    if (!addArea) throw new Error('a place can be added');
    fireEvent.click(addArea);
    await user.type(await screen.findByRole('combobox', { name: /^Country/ }), 'ug');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      paymentRules: [{ method: 'cash', isOn: true, areas: [{ country: 'UG' }], currencies: [] }],
    });
  });

  it('keep the rate of a currency that is shown besides', async () => {
    const sent = answerWith(({ path, body }) =>
      path === '/exchange-rates' ? { body: [] } : { body: { ...settings, ...(body as object) } },
    );
    show(<CurrenciesPage />);
    const rate = await screen.findByRole('spinbutton', { name: /^For 1 USD/ });
    await userEvent.clear(rate);
    await userEvent.type(rate, '0.9137');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      displayCurrencies: [{ code: 'EUR', rate: 0.9137, roundTo: 0.01, isPayable: false }],
    });
  });

  it('let a currency without a rate follow the published ones, and ask for them once it does', async () => {
    let saved = settings;
    const euro = { id: 'EUR', rate: 0.8, day: '2026-11-20', waiting: null };
    const followed = () => saved.displayCurrencies.flatMap(({ rate }) => (rate ? [] : [euro]));
    const sent = answerWith(({ path, body }) => {
      if (path === '/exchange-rates') return { body: followed() };
      saved = { ...saved, ...(body as object) };
      return { body: saved };
    });
    show(<CurrenciesPage />);
    await userEvent.clear(await screen.findByRole('spinbutton', { name: /^For 1 USD/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText(/^1 USD is 0.8 EUR/)).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      displayCurrencies: [{ code: 'EUR', rate: null, roundTo: 0.01, isPayable: false }],
    });
  });

  it('say how much may be reserved without payment', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<CheckoutPage />);
    const share = await screen.findByRole('spinbutton', { name: /^Share of the stock/ });
    await userEvent.clear(share);
    await userEvent.type(share, '101');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('At most 100')).toBeVisible();
    await userEvent.clear(share);
    await userEvent.type(share, '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ body: { unpaidStockShare: 20 } });
  });

  it('let a service say how much tax there is', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<CheckoutPage />);
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Rates/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Of Stripe Tax' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ body: { taxService: 'stripe' } });
  });

  it('say how long goods may be sent back, and which fee is kept', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<CheckoutPage />);
    const days = await screen.findByRole('spinbutton', { name: /^Days to return/ });
    const fee = screen.getByRole('spinbutton', { name: /^Restocking fee/ });
    for (const [field, value] of [
      [days, '14'],
      [fee, '10'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      returnDays: 14,
      restockingFeePercent: 10,
    });
  });
});
