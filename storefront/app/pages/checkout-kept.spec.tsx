import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { quote } from '../testing/checkout-quote';
import { choose, fill, openShop, press, reads, visit, type Fault } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const [standard] = quote.deliveryMethods;
const express = { ...standard, methodId: 's2', name: 'Express', price: 9.5 };
/** Two ways to send it, to a country where businesses say who they are. */
const both = {
  ...quote,
  deliveryMethods: [standard, express],
  vat: { ...quote.vat, isAsked: true },
};
const quoted = (data: object): Fault => ({ status: 200, body: { success: true, data } });
const GONE = 'Express does not go there any more.';

/** What the shop was asked with at an address that ends like this. */
async function sentTo(end: string): Promise<unknown[]> {
  const calls = jest.mocked(fetch).mock.calls.map(([input]) => input as Request);
  return Promise.all(calls.filter(({ url }) => url.endsWith(end)).map((call) => call.clone().json()));
}

async function toPayment(): Promise<void> {
  await visit('/checkout');
  await press('Continue to Payment');
  await reads('Payment method');
}

/** Everything that the page knew of is gone, but for what the tab keeps. */
async function reload(): Promise<void> {
  cleanup();
  jest.mocked(fetch).mockClear();
  await visit('/checkout');
}

const chosen = {
  shippingAddress: { country: 'US', state: 'Illinois', zipCode: '62704' },
  shippingMethodId: 's2',
  vatNumber: 'DE136695976',
};

describe('a reload on the Payment tab', () => {
  it('asks for the price as it was: of this address, this method and this VAT number; and so it is bought', async () => {
    openShop({ quoteCheckout: quoted(both) });
    await toPayment();
    await choose(/^Express/);
    await fill(/VAT number/, chosen.vatNumber);
    await act(async () => void fireEvent.blur(screen.getByLabelText(/VAT number/)));
    await reload();
    await reads('Payment method');
    expect(await sentTo('/payments/quote')).toEqual([chosen]);
    expect(screen.getByLabelText(/VAT number/)).toHaveValue(chosen.vatNumber);
    await choose(/Cash on Delivery/);
    await press(/^Complete Order/);
    expect(await sentTo('/payments')).toEqual([
      expect.objectContaining({
        ...chosen,
        shippingAddress: expect.objectContaining(chosen.shippingAddress),
      }),
    ]);
  });

  it('keeps the number whose wallet pays', async () => {
    openShop();
    await toPayment();
    await choose(/Mobile Money/);
    await fill(/Mobile number/, '+256 772 123 456');
    await reload();
    expect(await screen.findByLabelText(/Mobile number/)).toHaveValue('+256 772 123 456');
  });

  it('drops a method that has gone meanwhile, with the reason, and shows those that there are', async () => {
    const errors = [{ field: 'shippingMethodId', message: GONE }];
    const refusal: Fault = {
      status: 409,
      body: { code: 'delivery_method_unavailable', message: GONE, errors },
    };
    const faults: Record<string, Fault> = { quoteCheckout: quoted(both) };
    openShop(faults);
    await toPayment();
    await choose(/^Express/);
    const refusals = [refusal];
    Object.defineProperty(faults, 'quoteCheckout', { get: () => refusals.pop() ?? quoted(both) });
    await reload();
    await reads(GONE);
    await waitFor(() => expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked());
    const { shippingAddress } = chosen;
    expect((await sentTo('/payments/quote')).at(-1)).toEqual({ shippingAddress });
    expect(screen.getByRole('button', { name: /^Complete Order/ })).toBeEnabled();
  });
});

describe('while the price is asked for', () => {
  it('the delivery that was chosen is the one on show', async () => {
    const faults: Record<string, Fault> = { quoteCheckout: quoted(both) };
    openShop(faults);
    await toPayment();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked());
    faults['quoteCheckout'] = 'hangs';
    await choose(/^Express/);
    expect(screen.getByRole('radio', { name: /^Express/ })).toBeChecked();
  });

  it('nothing answers: it says so after 3 s and lets ask again after 10 s', async () => {
    const faults: Record<string, Fault> = { quoteCheckout: 'hangs' };
    const asked = openShop(faults);
    await visit('/checkout');
    const on = await screen.findByRole('button', { name: 'Continue to Payment' });
    jest.useFakeTimers();
    fireEvent.click(on);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(document.body).toHaveTextContent('This takes longer than usual.');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(7_000));
    const again = screen.getByRole('button', { name: 'Try Again' });
    jest.useRealTimers();
    faults['quoteCheckout'] = quoted(both);
    const before = asked.length;
    fireEvent.click(again);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Complete Order/ })).toBeEnabled());
    expect(asked.slice(before)).toEqual(['quoteCheckout']);
    expect(document.body).not.toHaveTextContent('This takes longer than usual.');
  });
});

it('the first wrong field of the page gets the focus: the email, then the name', async () => {
  openShop();
  await visit('/checkout');
  await choose(/Another address/);
  await fill(/^Email/, '');
  await press('Continue to Payment');
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  await fill(/^Email/, 'ada@example.com');
  await press('Continue to Payment');
  expect(screen.getByLabelText(/^First name/)).toHaveFocus();
});
