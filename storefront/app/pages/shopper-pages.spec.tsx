import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { quote } from '../testing/checkout-quote';
import { answers, order } from '../testing/goods';
import { chooseCoupon } from '../platform/stores/coupon';
import { choose, openShop, press, reads, visit, type Fault } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const ok = (body: object) => ({ status: 200, body: { success: true, ...body } });
const PRICE_STORY = 'Price details';
const page = { total: 1, page: 1, limit: 10, pages: 1 };
const orders = (data: object[]) => ok({ data, meta: page, counts: {} });
const names = (elements: readonly Element[]) => elements.map((one) => one.textContent?.trim());
const buttonsOf = (part: HTMLElement) => [
  ...names(within(part).queryAllByRole('link', { name: /Details|Feedback/ })),
  ...names(within(part).queryAllByRole('button')),
];

const TEN = { coupon: { code: 'TEN' }, reductions: [{ kind: 'coupon', label: 'TEN', amount: 1.25 }] };

describe('the cart', () => {
  it('is empty in its own words, with a way back to the shop', async () => {
    openShop({ getCart: ok({ data: [], summary: { itemCount: 0, subtotal: 0, shipping: 0, total: 0 } }) });
    await visit('/cart');
    await reads('Your Shopping Cart', 'Your cart is empty');
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  });

  it('tells a removal in the server’s words, and is read again', async () => {
    const asked = openShop({ removeCartLine: ok({ message: 'Taken out.' }) });
    await visit('/cart');
    await reads('Subtotal (1 item)', 'Shipping', 'At checkout', '$12.50', 'Proceed to Checkout');
    await press('Remove Lamp');
    await reads('Taken out.');
    await waitFor(() =>
      expect(asked.filter((one) => one !== 'quoteCheckout')).toEqual([
        'getCart',
        'removeCartLine',
        'getCart',
      ]),
    );
  });

  it('keeps the coupon without a connection and asks again; drops it when the shop refuses it', async () => {
    const data = { ...quote, discount: 1.25, total: 11.25, cashTotal: 11.25, ...TEN };
    const faults: Record<string, Fault> = { quoteCheckout: 'no answer' };
    const asked = openShop(faults);
    chooseCoupon('TEN');
    await visit('/cart');
    await waitFor(() => expect(asked).toContain('quoteCheckout'));
    await reads('Coupon TEN applied');
    faults['quoteCheckout'] = ok({ data });
    await reads('Coupon TEN applied', '−$1.25', '$11.25');
    faults['quoteCheckout'] = {
      status: 422,
      body: { success: false, code: 'coupon_expired', message: 'This coupon has expired' },
    };
    await press('Increase quantity');
    await reads('This coupon has expired');
    expect(document.body).not.toHaveTextContent('Coupon TEN applied');
  });
});

it('a price with a coupon that does not come is said at the payment, until it comes', async () => {
  const data = { ...quote, discount: 1.25, total: 11.25, cashTotal: 11.25, ...TEN };
  const faults: Record<string, Fault> = { quoteCheckout: 'no answer' };
  openShop(faults);
  chooseCoupon('TEN');
  await visit('/checkout');
  await press('Continue to Payment');
  await reads('We cannot reach the shop for your price. We keep trying.');
  expect(screen.getByRole('button', { name: /^Complete Order/ })).toBeDisabled();
  faults['quoteCheckout'] = ok({ data });
  await reads('Complete Order · $11.25');
  expect(document.body).not.toHaveTextContent('We cannot reach the shop');
});

it('a coupon that the purchase is refused for is dropped, and the total is told without it', async () => {
  const data = { ...quote, discount: 1.25, total: 11.25, cashTotal: 11.25, ...TEN };
  const message = 'This coupon code is not valid.';
  const faults: Record<string, Fault> = {
    quoteCheckout: ok({ data }),
    beginPayment: { status: 422, body: { success: false, code: 'coupon_unknown', message } },
  };
  openShop(faults);
  chooseCoupon('TEN');
  await visit('/checkout');
  await press('Continue to Payment');
  await choose(/Cash on Delivery/);
  await reads('Complete Order · $4.50');
  faults['quoteCheckout'] = ok({ data: quote });
  await press(/Complete Order/);
  await reads(message, 'Complete Order · $5.00');
  expect(document.body).not.toHaveTextContent('Coupon TEN applied');
});

it.each([
  ['something is sent', undefined, true],
  ['nothing is', false, false],
])('the cart promises money back where %s: %s', async (_, isShipped, isPromised) => {
  const cart = answers['getCart'] as { data: object[] };
  const data = cart.data.map((line) => ({ ...line, ...(isShipped === false ? { isShipped } : {}) }));
  openShop({ getCart: ok({ ...cart, data }) });
  await visit('/cart');
  await reads('Subtotal (1 item)');
  const summary = screen.getByRole('region', { name: 'Order summary' });
  expect(summary.textContent?.includes('Money back within 30 days')).toBe(isPromised);
});

describe('an order in the list', () => {
  it.each([
    ['pending', 'Pending', ['Order Details', 'Cancel Order']],
    ['processing', 'Processing', ['Order Details', 'Track Order', 'Cancel Order']],
    ['shipped', 'Shipped', ['Order Details']],
    ['delivered', 'Delivered', ['Order Details', 'Leave Feedback']],
    ['cancelled', 'Cancelled', ['Order Details']],
    ['lost_in_space', 'lost_in_space', ['Order Details']],
    ['', 'Pending', ['Order Details', 'Cancel Order']],
  ])('that is "%s" says %s and offers %j', async (status, word, offered) => {
    openShop({ listMyOrders: orders([{ ...order, status }]) });
    await visit('/orders');
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(`Order #0000ABCD${word}`);
    expect(card).toHaveTextContent('Order date: November 20, 2024');
    expect(buttonsOf(card)).toEqual(offered);
  });

  it('is not tracked where nothing of it is sent', async () => {
    openShop({ listMyOrders: orders([{ ...order, status: 'processing', isSent: false }]) });
    await visit('/orders');
    expect(buttonsOf(await screen.findByRole('article'))).toEqual(['Order Details', 'Cancel Order']);
  });

  it.each([
    ['all', 'No orders yet'],
    ['pending', 'No pending payments'],
    ['processing', 'No orders in transit'],
    ['delivered', 'No orders awaiting feedback'],
    ['cancelled', 'No returns or refunds'],
  ])('of the tab %s: without any it says "%s" and leads back to the shop', async (status, words) => {
    openShop({ listMyOrders: orders([]) });
    await visit(`/profile?status=${status}`);
    await reads(words);
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  });
});

describe('the profile', () => {
  it('shows initials, name, email, the day of joining, the role, coupons and four tiles', async () => {
    const coupon = { code: 'TEN', description: '', kind: 'percent', value: 10, minTotal: null, endsAt: null };
    const counts = { pending: 1, processing: 2, delivered: 3, cancelled: 4 };
    openShop({
      listMyCoupons: ok({ data: [coupon, { ...coupon, code: 'TWO' }] }),
      listMyOrders: ok({ data: [order], meta: page, counts }),
    });
    await visit('/profile');
    await reads(
      'AO',
      'Ada Otieno',
      'ada@example.com',
      'Member since November 20, 2024',
      'Customer',
      'Coupons(2)',
    );
    await reads('1Pending Payment', '2In Transit', '3Pending Feedback', '4Return & Refund');
    expect(names(screen.getAllByRole('tab'))).toEqual(['All', 'Pending Payment', 'In Transit', 'Feedback']);
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile/edit');
  });
});

describe('an order on its own page', () => {
  const address = {
    ...{ firstName: 'Ada', lastName: 'Otieno', street: '7 Acacia Avenue', city: 'Springfield' },
    ...{ state: 'Illinois', zipCode: '62704', country: 'United States' },
  };
  const show = async (more: object, faults: Record<string, Fault> = {}) => {
    openShop(Object.assign(faults, { getOrder: ok({ data: { ...order, ...more } }) }));
    await visit('/orders/o1');
    return screen.findByRole('article');
  };

  it('that is paid can be tracked and printed, and tells whose it is and where it goes', async () => {
    const article = await show({ shippingAddress: address });
    expect(buttonsOf(article)).toEqual([
      'Track Order',
      'Download Invoice',
      'Buy again',
      'Cancel Order',
      PRICE_STORY,
    ]);
    await reads(
      'Lamp',
      '1 × $12.50',
      'Subtotal',
      'Shipping',
      'Free',
      'Total',
      'Ada Otieno',
      'ada@example.com',
    );
    await reads('November 20, 2024', '7 Acacia Avenue, Springfield, Illinois 62704, United States');
  });

  it('has one history, to which tracking adds the parcel’s way', async () => {
    const at = '2024-11-21T08:00:00.000Z';
    const article = await show(
      {
        timeline: [
          { at, event: 'placed', message: 'Order placed' },
          { at, event: 'refund', message: 'Refunded $2.00' },
        ],
      },
      { getTracking: 'no answer' },
    );
    expect(article).toHaveTextContent('Order placed');
    await press('Track Order');
    await reads('Refunded $2.00', 'Confirmed');
    expect(article).not.toHaveTextContent('Order placed');
    expect(article).not.toHaveTextContent('Order history');
  });

  it.each([
    ['shipped', true],
    ['delivered', false],
  ])('of status %s says that its tracking is estimated: %s', async (status, isEstimated) => {
    const article = await show({ status, trackingNumber: null }, { getTracking: 'no answer' });
    await press('Track Order');
    await reads('Confirmed');
    expect(article.textContent.includes('Estimated: the carrier')).toBe(isEstimated);
  });

  it('that waits to be fetched is told so everywhere, without a carrier', async () => {
    const article = await show(
      { status: 'shipped', deliveryWay: 'pickup', trackingNumber: null },
      { getTracking: 'no answer' },
    );
    expect(article).toHaveTextContent('Ready for pickup');
    await press('Track Order');
    await reads('Your order is ready for pickup', 'Estimated from the time of your order.');
    expect(article.textContent).not.toMatch(/Shipped|In transit|carrier|on its way/);
  });

  it('can be bought again: what is still there goes into the cart, what is not is named', async () => {
    const lines = ['Lamp', 'Vase'].map((name) => ({
      ...order.products[0],
      _id: name,
      productId: name,
      name,
    }));
    const faults: Record<string, Fault> = {};
    await show({ products: lines }, faults);
    const added = new Response('{"success":true}', { headers: { 'Content-Type': 'application/json' } });
    jest.mocked(fetch).mockResolvedValueOnce(added);
    faults['addToCart'] = { status: 409, body: { success: false, message: 'Sold out.' } };
    await press('Buy again');
    await reads('What is still there is in your cart', 'Not available: Vase');
  });

  it('that waits for its money can be cancelled and not tracked', async () => {
    const article = await show({
      status: 'pending',
      paymentStatus: 'pending',
      canTrack: false,
      tenders: [],
    });
    expect(buttonsOf(article)).toEqual(['Download Invoice', 'Cancel Order', PRICE_STORY]);
    expect(article).toHaveTextContent('Pending Payment');
    expect(article).not.toHaveTextContent('Delivery address');
    expect(article).not.toHaveTextContent('about the deposit');
  });

  it.each([
    ['never paid', 0, false],
    ['paid before', 12.5, true],
  ])('that is cancelled and was %s (%d) has an invoice: %s', async (_, amountPaid, isOffered) => {
    const article = await show({ status: 'cancelled', canCancel: false, canTrack: false, amountPaid });
    expect(buttonsOf(article).includes('Download Invoice')).toBe(isOffered);
  });

  it.each([
    ['pending', 'pending', true],
    ['pending', 'paid', false],
    ['cancelled', 'pending', false],
  ])('that is %s with its deposit %s says how it goes on: %s', async (status, deposit, told) => {
    const tender = { ...order.tenders[0], method: 'cash', amount: 5, kind: 'deposit', state: deposit };
    const article = await show({ status, paymentMethod: 'cash', tenders: [tender] });
    const words = 'in touch about the $5.00 deposit';
    expect(article.textContent?.includes(words)).toBe(told);
  });
});

it('a bank transfer is ordered, and the order tells where the money goes; nothing is left to press', async () => {
  const waiting = {
    ...order,
    status: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'bank',
    amountDue: 12.5,
    tenders: [{ ...order.tenders[0], method: 'bank', next: 'placed', state: 'pending' }],
  };
  const asked = openShop({
    beginPayment: ok({ data: { orderId: 'o1', amountDueNow: 12.5, amountOnDelivery: 0 } }),
    getOrder: ok({ data: waiting }),
  });
  await visit('/checkout');
  await press('Continue to Payment');
  await choose(/Bank Transfer/);
  await reads('Your order is confirmed as soon as the transfer is in');
  await press(/^Complete Order/);
  await reads('Please transfer $12.50', 'Bank of Kampala');
  expect(asked).toContain('beginPayment');
  expect(screen.queryByText('Pay now')).toBeNull();
});
