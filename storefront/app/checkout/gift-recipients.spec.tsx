import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { endSession } from '../platform/session/session';
import { shopDay } from '../platform/shop-clock';
import { toast } from '../platform/toasts';
import { quote } from '../testing/checkout-quote';
import { answers } from '../testing/goods';
import { choose, fill, openShop, press, reads, visit } from '../testing/shop';
import { lastGiftDay } from './gifts';

const kept = answers['quoteCheckout'];
afterEach(() => {
  Object.assign(answers, { quoteCheckout: kept });
  endSession();
  toast.dismiss();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const ADDRESS = checkoutTexts.addressTitle;
const [line] = quote.lines;
const card = { ...line, variantId: 'v-card', name: 'Gift card', price: 50, quantity: 1, isGiftCard: true };

const open = async (...lines: object[]) => {
  Object.assign(answers, { quoteCheckout: { data: { ...quote, lines } } });
  openShop();
  await visit('/checkout');
  await reads('Send it to somebody else');
};
const purchases = async () => {
  const calls = jest.mocked(fetch).mock.calls.map(([input]) => input as Request);
  const bodies = calls.filter(({ url }) => url.endsWith('/payments')).map((call) => call.clone().json());
  return (await Promise.all(bodies)) as Record<string, unknown>[];
};

describe('gift cards at the checkout', () => {
  it('ask whom they are for instead of where they go, and are bought so', async () => {
    await open(card);
    expect(screen.queryByRole('heading', { name: ADDRESS })).toBeNull();
    await choose('Send it to somebody else');
    await press('Continue to Payment');
    await reads('Please enter a valid email address');
    const email = screen.getByLabelText(/^Their email/);
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
    await fill(/^Their email/, 'eve@example.com');
    await fill(/^Their name/, 'Eve');
    fireEvent.change(screen.getByLabelText(/^Send it on/), { target: { value: '2026-12-24' } });
    await fill(/^Your message/, 'Jambo');
    await press('Continue to Payment');
    // a mailbox that is mistyped is seen before it is paid for
    await reads('Eve, eve@example.com', 'December 24, 2026');
    expect(screen.getByRole('button', { name: 'Edit gift cards' })).toBeVisible();
    await press(/^Complete Order/);
    const [purchase] = await purchases();
    const to = { email: 'eve@example.com', name: 'Eve', message: 'Jambo', sendOn: '2026-12-24' };
    expect(purchase).toMatchObject({
      giftRecipients: [{ variantId: 'v-card', ...to }],
    });
    expect(purchase).not.toHaveProperty('shippingAddress');
  });

  it('are sent from today on, within a year', async () => {
    const before = shopDay(new Date());
    await open(card);
    await choose('Send it to somebody else');
    const { min, max } = screen.getByLabelText<HTMLInputElement>(/^Send it on/);
    expect([before, shopDay(new Date())]).toContain(min);
    expect(max).toBe(lastGiftDay(min));
  });

  it.each([
    ['2026-11-29', '2027-11-29'],
    ['2027-12-01', '2028-11-30'],
  ])('on %s may be sent until %s', (today, last) => {
    expect(lastGiftDay(today)).toBe(last);
  });

  it('go to the shopper unless somebody else is named, and other goods still go somewhere', async () => {
    await open(card, { ...line, isGiftCard: false });
    expect(screen.getByRole('heading', { name: ADDRESS })).toBeTruthy();
    await press('Continue to Payment');
    await press(/^Complete Order/);
    const [purchase] = await purchases();
    expect(purchase).toHaveProperty('shippingAddress');
    expect(purchase).not.toHaveProperty('giftRecipients');
  });
});
