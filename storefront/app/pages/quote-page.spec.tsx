import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { toast } from '../platform/toasts';
import { ended, opened, sentQuote } from '../testing/quotes';
import { address, type Faults, fill, choose, openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  toast.dismiss();
  window.location.hash = '';
  localStorage.clear();
  jest.restoreAllMocks();
});

const SECRET = 'dju6uSC9ulB28L9fMn4Vjfp3lqjIalLPWD7U2gWYtcI';

/** The bodies that were sent to calls of quotes, by the end of their address. */
const sentTo = async (end: string) => {
  const calls = (globalThis.fetch as unknown as { mock: { calls: [Request][] } }).mock.calls;
  const found = calls.map(([request]) => request).filter(({ url }) => url.endsWith(`/quotes/q1/${end}`));
  expect(found.every(({ url }) => !url.includes(SECRET))).toBe(true);
  return Promise.all(found.map((request) => request.clone().text().then(JSON.parse)));
};
const open = async (faults: Faults = opened, shop: Parameters<typeof visit>[2] = {}) => {
  const asked = openShop(faults);
  await visit(`/quotes/q1#${SECRET}`, 'visitor', shop);
  return asked;
};

describe('the page of a quote', () => {
  it('shows what is offered until when, for the secret of its link alone', async () => {
    await open();
    await reads('Your quote', 'This offer holds until December 24, 2026.', 'As we spoke', 'Total');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your quote');
    expect(await sentTo('open')).toEqual([{ token: SECRET }]);
  });

  it('places the order by the way that was chosen, and leads to its page', async () => {
    const data = { orderId: 'o1', orderToken: '1800000000.abc', payUrl: null };
    await open({ ...opened, acceptQuote: { status: 200, body: { success: true, data } } });
    await reads('Accept this quote');
    await choose(/^Cash on Delivery/);
    // the router of these tests keeps its addresses to itself
    window.location.hash = `#${data.orderToken}`;
    await press(/^Complete Order/);
    await waitFor(() => expect(address()).toBe('/orders/o1?placed'));
    await reads('Thank you. Your order is placed.');
  });

  it('asks which phone pays, and says what the shop says against it', async () => {
    const detail = { success: false, message: 'Only 1 left of Lamp.', code: 'out_of_stock' };
    await open({ ...opened, acceptQuote: { status: 409, body: detail } });
    await reads('Accept this quote');
    await choose(/^Mobile Money/);
    await press(/^Complete Order/);
    await reads('Please enter');
    await fill(/^Mobile number/, '+256772123456');
    await press(/^Complete Order/);
    await reads('Only 1 left of Lamp.');
    expect(await sentTo('accept')).toEqual([
      { token: SECRET, method: 'mobile', mobileNumber: '+256772123456' },
    ]);
  });

  it('is declined with a word, once that was asked for', async () => {
    const told = { success: true, message: 'Thank you. We have told the shop that you decline.' };
    await open({ ...opened, declineQuote: { status: 200, body: told } });
    await reads('Accept this quote');
    await press('Decline');
    await fill(/^Your message/, ' Too dear ');
    openShop({ ...ended('declined'), declineQuote: { status: 200, body: told } });
    await press('Decline', 'last');
    await reads(told.message, 'This quote was declined', 'Please ask the shop for a new one.');
    expect(screen.getByRole('heading', { level: 1, name: 'This quote was declined' })).toHaveFocus();
    expect(await sentTo('decline')).toEqual([{ token: SECRET, word: 'Too dear' }]);
  });

  it('says in the dialog why it could not be declined, and keeps what was typed', async () => {
    await open({ ...opened, declineQuote: 'no answer' });
    await reads('Accept this quote');
    await press('Decline');
    await fill(/^Your message/, 'Too dear');
    await press('Decline', 'last');
    const alert = await screen.findByText('We could not tell the shop. Please try again.');
    expect(alert.closest('dialog')).not.toBeNull();
    await press('Close');
    await press('Decline');
    expect(screen.getByLabelText(/^Your message/)).toHaveValue('Too dear');
  });

  it('shows what has become of it when it is declined too late', async () => {
    const late = { status: 409, body: { success: false, message: 'It is over.', code: 'quote_over' } };
    await open({ ...opened, declineQuote: late });
    await reads('Accept this quote');
    await press('Decline');
    openShop({ ...ended('over'), declineQuote: late });
    await press('Decline', 'last');
    await reads('This quote is no longer valid');
  });

  it('says what is due now and at the door, in coins that exist, before it is accepted in cash', async () => {
    const price = { ...sentQuote.price, total: 12.48, cashTotal: 12.5, cashCoin: 0.05 };
    const data = { ...sentQuote, price: { ...price, depositDueNow: 5, balanceOnDelivery: 7.5 } };
    await open({ openQuote: { status: 200, body: { success: true, data } } });
    await reads('Complete Order · $12.48');
    expect(document.body).not.toHaveTextContent('Cash rounding');
    await choose(/^Cash on Delivery/);
    await reads('Cash rounding', '$0.02', '$12.50', 'Due now', 'Due on delivery', 'Complete Order · $5.00');
    await reads('$5.00 is due now to confirm the order, $7.50 when it arrives at your door.');
  });

  it('says what a transfer and a phone ask for', async () => {
    await open();
    await reads('Accept this quote');
    await choose(/^Bank Transfer/);
    await reads('$12.50 is due by transfer.', 'Your order is confirmed as soon as the transfer is in');
    await choose(/^Mobile Money/);
    await reads('Your phone will ask for');
  });

  it('is ordered in the words of the law where that of the EU holds', async () => {
    await open(opened, { euRules: true });
    await reads('Order with obligation to pay · $12.50', 'For two years at least you have legal rights');
    expect(document.body).not.toHaveTextContent('Complete Order');
  });

  it('is paid on the page of its way, and the order is what one comes back to', async () => {
    const heard = jest.spyOn(window, 'addEventListener');
    const payUrl = 'https://checkout.stripe.com/c/pay/1';
    const data = { orderId: 'o1', orderToken: '1800000000.abc', payUrl };
    await open({ ...opened, acceptQuote: { status: 200, body: { success: true, data } } });
    await reads('Accept this quote');
    window.location.hash = `#${data.orderToken}`;
    await press(/^Complete Order/);
    await waitFor(() => expect(address()).toBe('/orders/o1?placed'));
    // what `leaveTo` listens to before it goes
    await waitFor(() => expect(heard).toHaveBeenCalledWith('pageshow', expect.any(Function)));
  });

  it('can be accepted again when no answer came, and asked for its ways to pay', async () => {
    await open({ ...opened, listPaymentMethods: 'no answer' });
    await reads('We couldn’t load payment options.');
    openShop({ ...opened, acceptQuote: 'no answer' });
    await press('Try Again');
    await press(/^Complete Order/);
    await reads('Please try again.');
    const data = { orderId: 'o1', orderToken: '1800000000.abc', payUrl: null };
    openShop({ ...opened, acceptQuote: { status: 200, body: { success: true, data } } });
    window.location.hash = `#${data.orderToken}`;
    await press(/^Complete Order/);
    await waitFor(() => expect(address()).toBe('/orders/o1?placed'));
  });

  it('says that nothing takes it where no way to pay does', async () => {
    const data = { ...sentQuote, price: { ...sentQuote.price, paymentMethods: [] } };
    await open({ openQuote: { status: 200, body: { success: true, data } } });
    await reads('This shop takes no payments right now.');
  });

  it.each([
    ['accepted', 'This quote has been accepted'],
    ['declined', 'This quote was declined'],
    ['withdrawn', 'The shop has withdrawn this quote'],
    ['over', 'This quote is no longer valid'],
  ])('says that it is %s', async (state, words) => {
    await open(ended(state));
    await reads(words);
    expect(screen.queryByRole('button', { name: /^Complete Order/ })).toBeNull();
  });

  it('says what became of it in the meantime when it is answered too late', async () => {
    const late = { status: 409, body: { success: false, message: 'It is over.', code: 'quote_over' } };
    await open({ ...opened, acceptQuote: late });
    await reads('Accept this quote');
    openShop({ ...ended('over'), acceptQuote: late });
    await press(/^Complete Order/);
    await reads('This quote is no longer valid');
  });

  it('is told in words when it cannot be found or shown, and asked for again', async () => {
    await open({
      openQuote: { status: 404, body: { success: false, code: 'quote_not_found', message: '' } },
    });
    await reads('We cannot find this quote');
    await act(async () => undefined);
    document.body.innerHTML = '';
    const asked = await open({ openQuote: 'no answer' });
    await reads('We cannot show this quote right now');
    await press('Try Again');
    await waitFor(() => expect(asked.filter((name) => name === 'openQuote').length).toBeGreaterThan(1));
  });
});
