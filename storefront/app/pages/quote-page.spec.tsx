import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { toast } from '../platform/toasts';
import { ended, opened } from '../testing/quotes';
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
const open = async (faults: Faults = opened) => {
  const asked = openShop(faults);
  await visit(`/quotes/q1#${SECRET}`, 'visitor');
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
    await press(/^Order and pay/);
    await waitFor(() => expect(address()).toBe('/orders/o1?placed'));
    await reads('Thank you. Your order is placed.');
  });

  it('asks which phone pays, and says what the shop says against it', async () => {
    const detail = { success: false, message: 'Only 1 left of Lamp.', code: 'out_of_stock' };
    await open({ ...opened, acceptQuote: { status: 409, body: detail } });
    await reads('Accept this quote');
    await choose(/^Mobile Money/);
    await press(/^Order and pay/);
    await reads('Please enter');
    await fill(/^Mobile number/, '+256772123456');
    await press(/^Order and pay/);
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
    expect(await sentTo('decline')).toEqual([{ token: SECRET, word: 'Too dear' }]);
  });

  it.each([
    ['accepted', 'This quote has been accepted'],
    ['declined', 'This quote was declined'],
    ['withdrawn', 'The shop has withdrawn this quote'],
    ['over', 'This quote is no longer valid'],
  ])('says that it is %s', async (state, words) => {
    await open(ended(state));
    await reads(words);
    expect(screen.queryByRole('button', { name: /^Order and pay/ })).toBeNull();
  });

  it('says what became of it in the meantime when it is answered too late', async () => {
    const late = { status: 409, body: { success: false, message: 'It is over.', code: 'quote_over' } };
    await open({ ...opened, acceptQuote: late });
    await reads('Accept this quote');
    openShop({ ...ended('over'), acceptQuote: late });
    await press(/^Order and pay/);
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
