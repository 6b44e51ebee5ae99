import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { quote } from '../testing/checkout-quote';
import { answers } from '../testing/goods';
import { choose, fill, openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const sent = async (path: string) => {
  const calls = jest.mocked(fetch).mock.calls.map(([input]) => input as Request);
  const bodies = calls.filter(({ url }) => url.endsWith(path)).map((call) => call.clone().json());
  return (await Promise.all(bodies)) as Record<string, unknown>[];
};
const CARD = { lastFour: '7K3Q', balance: 50, amount: 12.5 };

/** A shop whose quote says this besides. */
const open = async (more: object) => {
  const kept = answers['quoteCheckout'];
  Object.assign(answers, { quoteCheckout: { data: { ...quote, ...more } } });
  openShop();
  await visit('/checkout');
  return () => Object.assign(answers, { quoteCheckout: kept });
};

describe('a gift card at the checkout', () => {
  it('is tried with the price, named with it, and pays all without another way', async () => {
    const back = await open({ giftCards: [CARD], amountLeft: 0, depositDueNow: 0, balanceOnDelivery: 0 });
    await press('Have a coupon or gift card?');
    await fill('Coupon or gift card', 'aaaa bbbb cccc dddd 7k3q');
    await press('Apply');
    await reads('Gift card …7K3Q');
    await reads('$37.50 stays on it');
    await press('Continue to Payment');
    await reads('Nothing else is to be paid: your credit covers this order.');
    expect(screen.queryByRole('radio', { name: /Card/ })).toBeNull();
    await press(/^Complete Order/);
    const [purchase] = await sent('/payments');
    expect(purchase).toMatchObject({ giftCards: ['aaaa bbbb cccc dddd 7k3q'], amount: 0 });
    expect(purchase).not.toHaveProperty('method');
    back();
  });

  it('says why it does not pay at its field, and keeps what was typed', async () => {
    const back = await open({});
    await press('Have a coupon or gift card?');
    await press('Apply');
    await reads('Please enter a code');
    const message = 'Nothing is left on this gift card.';
    jest
      .mocked(fetch)
      .mockImplementationOnce(() =>
        Promise.resolve(Response.json({ code: 'gift_card_empty', message, errors: [] }, { status: 422 })),
      );
    await fill('Coupon or gift card', 'AAAA-BBBB-CCCC-DDDD-7K3Q');
    await press('Apply');
    await reads(message);
    expect(screen.getByLabelText(/^Coupon or gift card/)).toHaveValue('AAAA-BBBB-CCCC-DDDD-7K3Q');
    back();
  });
});

describe('store credit at the checkout', () => {
  it('is used by a switch, and lowers what is left to pay', async () => {
    const back = await open({ storeCredit: { balance: 2.5, amount: 2.5 }, amountLeft: 10 });
    await choose(/Use your store credit of \$2\.50/);
    await press('Continue to Payment');
    await reads('Left to pay');
    await press(/^Complete Order · \$10\.00/);
    const [purchase] = await sent('/payments');
    expect(purchase).toMatchObject({ useStoreCredit: true, amount: 10 });
    back();
  });
});
