import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { chooseCoupon } from '../platform/stores/coupon';
import { toast } from '../platform/toasts';
import { quote } from '../testing/checkout-quote';
import { answers } from '../testing/goods';
import { ways } from '../testing/payment-methods';
import { choose, openShop, press, reads, visit, type Fault } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

function typeAddress(): void {
  const other = screen.queryByRole('radio', { name: /Another address/ });
  if (other) fireEvent.click(other);
  const typed = { 'First name': 'Ann', 'Last name': 'Lee', Address: '1 Quay', City: 'Halifax' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.change(screen.getByLabelText(/Country/), { target: { value: 'Canada' } });
  fireEvent.change(screen.getByLabelText(/Province/), { target: { value: 'Nova Scotia' } });
  fireEvent.change(screen.getByLabelText(/Postal code/), { target: { value: 'B3H 1A1' } });
}

it('a payment that nothing answers says so after 3 s and lets go after 10 s; pressed again it has the same key', async () => {
  const faults: Record<string, Fault> = { beginPayment: 'hangs' };
  const asked = openShop(faults);
  await visit('/checkout');
  await press('Continue to Payment');
  await choose(/Cash on Delivery/);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: /^Complete Order/ }));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(document.body).toHaveTextContent(
    'This takes longer than usual. We are still waiting for an answer.',
  );
  expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(7_000));
  fireEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
  jest.useRealTimers();
  await reads('No answer yet.');
  await press(/^Complete Order/);
  expect(asked.filter((name) => name === 'beginPayment')).toHaveLength(2);
  const calls = jest.mocked(fetch).mock.calls.map(([input]) => input as Request);
  const keys = calls
    .filter(({ url }) => url.endsWith('/payments'))
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

it('after a reload the checkout opens where it was, with the method that was chosen', async () => {
  openShop();
  await visit('/checkout');
  await press('Continue to Payment');
  await choose(/Mobile Money/);
  cleanup();
  await visit('/checkout');
  await reads('Payment method');
  expect(screen.getByRole('radio', { name: /Mobile Money/ })).toBeChecked();
});

it('only what may be paid where the order goes is offered, and what was chosen is replaced', async () => {
  const body = { success: true, message: '', data: { ...quote, paymentMethods: ['mobile', 'bank'] } };
  openShop({ quoteCheckout: { status: 200, body } });
  await visit('/checkout');
  await press('Continue to Payment');
  await reads('Payment method');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Cash on Delivery/ })).toBeNull());
  expect(screen.getByRole('radio', { name: /Mobile Money/ })).toBeChecked();
});

it('a way to pay that does not collect the order is missing with its reason', async () => {
  const reason = 'Card payments begin at $0.50.';
  const refusedMethods = [{ method: 'card', whyNot: 'below_least', reason }];
  const data = { ...quote, paymentMethods: ['mobile', 'cash'], refusedMethods };
  openShop({ quoteCheckout: { status: 200, body: { success: true, message: '', data } } });
  await visit('/checkout');
  await press('Continue to Payment');
  await reads(reason);
  expect(screen.queryByRole('radio', { name: /Credit Card/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /Mobile Money/ })).toBeChecked();
});

it('an address is asked for in the words of its country', async () => {
  openShop();
  await visit('/checkout');
  const other = screen.queryByRole('radio', { name: /Another address/ });
  if (other) fireEvent.click(other);
  expect(screen.getByLabelText(/ZIP code/)).toHaveAttribute('autocomplete', 'shipping postal-code');
  fireEvent.change(screen.getByLabelText(/Country/), { target: { value: 'Canada' } });
  expect(screen.getByLabelText(/Province/)).toBeRequired();
  expect(screen.getByLabelText(/Postal code/)).toBeVisible();
});

it('a double click goes on once: one address is saved, one price is asked for, and nothing is paid', async () => {
  const asked = openShop();
  await visit('/checkout');
  typeAddress();
  const keep = screen.getByRole('checkbox', { name: /^Save this address/ });
  if (!(keep as HTMLInputElement).checked) fireEvent.click(keep);
  asked.length = 0;
  const button = screen.getByRole('button', { name: 'Continue to Payment' });
  await act(async () => {
    button.click();
    button.click();
  });
  await reads('Payment method');
  expect(asked.filter((name) => name === 'createAddress')).toHaveLength(1);
  expect(asked.filter((name) => name === 'quoteCheckout')).toHaveLength(1);
  expect(asked.filter((name) => name === 'beginPayment')).toEqual([]);
});

it('what the shop says against an address stands at its field, and nothing that was typed is lost', async () => {
  const message = 'We do not deliver this order to Canada yet.';
  const errors = [{ field: 'shippingAddress.country', message }];
  const faults: Record<string, Fault> = {};
  openShop(faults);
  await visit('/checkout');
  typeAddress();
  faults['quoteCheckout'] = { status: 400, body: { code: 'not_delivered_there', message, errors } };
  await press('Continue to Payment');
  await reads(message);
  fireEvent.click(screen.getByRole('tab', { name: 'Shipping' }));
  expect(screen.getByLabelText(/Country/)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByLabelText(/^City/)).toHaveValue('Halifax');
});

it('a business gives its VAT number, hears what is wrong with it, and buys with it', async () => {
  const data = { ...quote, vat: { ...quote.vat, isAsked: true } };
  const faults: Record<string, Fault> = { quoteCheckout: { status: 200, body: { success: true, data } } };
  openShop(faults);
  await visit('/checkout');
  await press('Continue to Payment');
  await reads('For businesses only, with the letters of your country');
  const field = screen.getByRole('textbox', { name: /VAT number/ });
  const give = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    await act(async () => void fireEvent.blur(field));
  };
  const message = 'This is not a VAT number.';
  const errors = [{ field: 'vatNumber', message }];
  faults['quoteCheckout'] = { status: 400, body: { code: 'vat_number_wrong', message, errors } };
  await give('DE1');
  await reads(message);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByRole('button', { name: /^Complete Order/ })).toBeDisabled();
  const vat = { ...data.vat, number: 'DE136695976', check: 'confirmed', reverseCharge: true };
  for (const [taxedBecause, sentence] of [
    ['not_checked', /^Tax is charged: we have not confirmed this number yet/],
    ['unknown', /^Tax is charged: the EU’s register \(VIES\) does not know this number/],
    ['no_answer', /^Tax is charged: the EU’s register \(VIES\) does not answer right now/],
    ['other_country', /^Tax is charged: this number is not of the country of the delivery/],
  ] as const) {
    const taxed = { ...data, vat: { ...vat, reverseCharge: false, taxedBecause } };
    faults['quoteCheckout'] = { status: 200, body: { success: true, data: taxed } };
    await give(`DE ${taxedBecause}`);
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(screen.getByRole('button', { name: /^Complete Order/ })).toBeEnabled();
  }
  const owed = { ...data, vat, tax: -2, total: 10.5 };
  faults['quoteCheckout'] = { status: 200, body: { success: true, data: owed } };
  await give('DE136695976');
  await reads('Reverse charge: you owe the VAT', '$10.50');
  await choose(/Cash on Delivery/);
  await press(/^Complete Order/);
  const calls = jest.mocked(fetch).mock.calls.map(([input]) => input as Request);
  const bought = calls.find(({ url }) => url.endsWith('/payments'));
  expect(await bought?.json()).toMatchObject({ vatNumber: 'DE136695976' });
});

it('a visitor with the return address reads how the payment stands, and nothing of the order', async () => {
  const body = { success: true, message: 'Payment successful!', data: { status: 'paid' } };
  const asked = openShop({ getCheckoutStatus: { status: 200, body } });
  await visit('/payment-success?session_id=cs_1', 'visitor');
  await reads('Payment successful!', 'Log in to see your order.');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?next=%2Fpayment-success%3Fsession_id%3Dcs_1',
  );
  expect(asked).toEqual(['getCheckoutStatus']);
});

it('a cart that another tab has changed is shown as it is priced', async () => {
  const faults: Record<string, Fault> = {};
  const asked = openShop(faults);
  await visit('/checkout');
  await press('Continue to Payment');
  await reads('Payment method');
  const ok = (body: object) => ({ status: 200, body: { success: true, message: '', ...body } });
  const sums = { subtotal: 37.5, shipping: 0, total: 37.5 };
  const lines = quote.lines.map((line) => ({ ...line, quantity: 3, lineTotal: 37.5 }));
  const { data } = answers['getCart'] as { data: object[] };
  const inCart = data.map((line) => ({ ...line, quantity: 3, lineTotal: 37.5 }));
  faults['quoteCheckout'] = ok({ data: { ...quote, ...sums, lines } });
  faults['getCart'] = 'hangs';
  act(() => chooseCoupon('TEN'));
  await waitFor(() => expect(asked.at(-1)).toBe('getCart'));
  expect(screen.getByRole('button', { name: /^Complete Order/ })).toBeDisabled();
  faults['getCart'] = ok({ data: inCart, summary: { itemCount: 3, ...sums } });
  act(() => chooseCoupon(null));
  await reads('Quantity 3');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Complete Order · $37.50' })).toBeEnabled());
});

it.each<[string, Fault]>([
  ['is not to be had', 'no answer'],
  ['is the same once more', { status: 200, body: { success: true, message: '', ...answers['getCart'] } }],
])('a cart whose second reading %s keeps nobody from paying', async (_, fault) => {
  const faults: Record<string, Fault> = {};
  const asked = openShop(faults);
  await visit('/checkout');
  await press('Continue to Payment');
  await reads('Payment method');
  const lines = quote.lines.map((line) => ({ ...line, quantity: 3, lineTotal: 37.5 }));
  const data = { ...quote, subtotal: 37.5, total: 37.5, lines };
  faults['quoteCheckout'] = { status: 200, body: { success: true, message: '', data } };
  faults['getCart'] = fault;
  act(() => chooseCoupon('TEN'));
  await waitFor(() => expect(asked.at(-1)).toBe('getCart'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Complete Order · $37.50' })).toBeEnabled());
});

it('a wallet of the browser pays exactly, though cash is chosen and pays in coins', async () => {
  const handlers: Record<string, (event: object) => unknown> = {};
  const element = {
    on: (name: string, handler: (event: object) => unknown) => Object.assign(handlers, { [name]: handler }),
    ...{ mount: () => undefined, destroy: () => undefined },
  };
  const submit = () => Promise.resolve({});
  const elements = () => ({ create: () => element, update: () => undefined, submit });
  Object.assign(window, { Stripe: () => ({ elements }), matchMedia: () => ({ matches: false }) });
  const inBrowser = {
    key: 'pk_x',
    script: '',
    kinds: ['x'],
    scriptHosts: [],
    frameHosts: [],
    connectHosts: [],
  };
  const [card, ...others] = ways;
  const express = { method: 'card', amount: 1253, currency: 'usd' };
  const data = { ...quote, total: 12.53, amountLeft: 12.53, cashTotal: 12.55, cashCoin: 0.05, express };
  openShop({
    listPaymentMethods: {
      status: 200,
      body: { success: true, data: [{ ...card, express: inBrowser }, ...others] },
    },
    quoteCheckout: { status: 200, body: { success: true, message: '', data } },
    beginPayment: { status: 409, body: { success: false, message: 'No', code: 'conflict' } },
  });
  await visit('/checkout');
  await press('Continue to Payment');
  await choose(/Cash on Delivery/);
  await reads('$12.55');
  await waitFor(() => expect(handlers['confirm']).toBeDefined());
  await act(async () => void (await handlers['confirm']?.({ paymentFailed: () => undefined })));
  const begun = jest.mocked(fetch).mock.calls.map(([input]) => input as Request);
  const call = begun.find(({ url, method }) => method === 'POST' && url.endsWith('/payments'));
  expect(await call?.clone().json()).toMatchObject({ method: 'card', express: true, amount: 12.53 });
});
