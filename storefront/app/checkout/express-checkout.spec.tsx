import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import ExpressCheckout, { type ExpressCheckoutProps } from './express-checkout';
import { type ExpressEvent, type InBrowser, mayLoad } from './in-browser';

type Handlers = Record<string, (event: ExpressEvent) => unknown>;
type Answer = { error?: { type?: string; message?: string; payment_intent?: { status: string } } };

const page: InBrowser = {
  ...{ key: 'pk_test_x', script: 'https://js.stripe.com/endive/stripe.js', kinds: ['x'] },
  ...{ scriptHosts: ['https://js.stripe.com'], frameHosts: [], connectHosts: [] },
};
const begun = { session: 'pi_1', secret: 'pi_1_secret_x' };

let handlers: Handlers;
let answer: Answer;
const updates: object[] = [];
const asked: object[] = [];
const made: object[] = [];

/** What Stripe's script does of it, as far as it is used. */
const Stripe = (key: string) => ({
  elements: (options: object) => {
    made.push({ key, ...options });
    return {
      create: () => ({
        on: (name: string, handler: Handlers[string]) => Object.assign(handlers, { [name]: handler }),
        mount: (place: HTMLElement) => place.append('Apple Pay'),
        destroy: () => undefined,
      }),
      update: (more: object) => updates.push(more),
      submit: () => Promise.resolve({}),
    };
  },
  confirmPayment: (of: object) => {
    asked.push(of);
    return Promise.resolve(answer);
  },
});

beforeEach(() => {
  handlers = {};
  answer = {};
  for (const list of [updates, asked, made]) list.length = 0;
  Object.assign(window, { Stripe, matchMedia: () => ({ matches: false }) });
});
afterEach(() => {
  cleanup();
  delete (window as { Stripe?: unknown }).Stripe;
});

function show(more: Partial<ExpressCheckoutProps> = {}) {
  const told = jest.fn<(text: string | null) => void>();
  const why: (string | null)[] = [];
  const props: ExpressCheckoutProps = {
    ...{ page, amount: 2549, currency: 'usd', closed: false, mayBuy: () => true, onTell: told },
    onPay: async (confirm) => {
      why.push(await confirm(begun));
      return why.at(-1) === null;
    },
    ...more,
  };
  const { rerender } = render(<ExpressCheckout {...props} />);
  return {
    told,
    why,
    again: (next: Partial<ExpressCheckoutProps>) => rerender(<ExpressCheckout {...props} {...next} />),
  };
}

const ready = async (availablePaymentMethods?: Record<string, boolean>) => {
  await waitFor(() => expect(handlers['ready']).toBeDefined());
  act(
    () =>
      void handlers['ready']?.({
        ...event(),
        ...(availablePaymentMethods ? { availablePaymentMethods } : {}),
      }),
  );
};

const event = () => ({
  resolve: jest.fn<() => void>(),
  reject: jest.fn<() => void>(),
  paymentFailed: jest.fn<() => void>(),
});

it('shows what the browser has, asks for the amount of the quote, and follows it', async () => {
  const { again } = show();
  await ready({ applePay: true, googlePay: false });
  expect(screen.getByRole('region', { name: 'Pay with your device' })).not.toHaveClass('invisible');
  expect(made).toMatchObject([
    { key: 'pk_test_x', mode: 'payment', amount: 2549, currency: 'usd', allowedPaymentMethodTypes: ['x'] },
  ]);
  again({ amount: 2000 });
  expect(updates.at(-1)).toEqual({ amount: 2000, currency: 'usd' });
});

it('shows nothing where the browser has none, and none where the script does not come', async () => {
  show();
  await ready();
  expect(screen.getByText('Pay with your device').closest('section')).toHaveClass('invisible');
  cleanup();
  delete (window as { Stripe?: unknown }).Stripe;
  show();
  const script = await waitFor(() => {
    const found = document.head.querySelector<HTMLScriptElement>(`script[src="${page.script}"]`);
    if (!found) throw new Error('no script yet');
    return found;
  });
  act(() => void script.dispatchEvent(new Event('error')));
  await waitFor(() => expect(document.head.querySelector('script')).toBeNull());
  expect(screen.getByText('Pay with your device').closest('section')).toHaveClass('invisible');
});

it('opens no wallet while nothing may be bought', async () => {
  const { again } = show({ closed: true });
  await ready({ googlePay: true });
  const pressed = event();
  handlers['click']?.(pressed);
  expect([pressed.resolve.mock.calls.length, pressed.reject.mock.calls.length]).toEqual([0, 1]);
  again({ closed: false });
  handlers['click']?.(pressed);
  expect(pressed.resolve).toHaveBeenCalledTimes(1);
});

it('opens no wallet before its buyer has confirmed what is asked, and says what that is', async () => {
  const mayBuy = jest.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValue(true);
  const { told } = show({ mayBuy });
  await ready({ googlePay: true });
  const pressed = event();
  handlers['click']?.(pressed);
  expect([pressed.resolve.mock.calls.length, pressed.reject.mock.calls.length]).toEqual([0, 1]);
  // what is missing is told after what was told before is gone
  expect(told.mock.invocationCallOrder[0]).toBeLessThan(mayBuy.mock.invocationCallOrder[0] ?? 0);
  handlers['click']?.(pressed);
  expect(pressed.resolve).toHaveBeenCalledTimes(1);
});

it.each<[string, Answer, string | null]>([
  ['is paid', {}, null],
  ['was paid before', { error: { payment_intent: { status: 'succeeded' } } }, null],
  [
    'is declined',
    { error: { type: 'card_error', message: 'Your card was declined.' } },
    'Your card was declined.',
  ],
  [
    'fails by a fault of ours',
    { error: { type: 'invalid_request_error', message: 'No such thing' } },
    'Your payment did not go through',
  ],
  ['gets no answer', { error: { type: 'api_connection_error', message: 'x' } }, 'No answer yet'],
])('says what becomes of a payment that %s', async (_what, said, reason) => {
  answer = said;
  const { why } = show();
  await ready({ googlePay: true });
  const pressed = event();
  await handlers['confirm']?.(pressed);
  expect(asked).toMatchObject([{ clientSecret: begun.secret, redirect: 'if_required' }]);
  expect(pressed.paymentFailed).toHaveBeenCalledTimes(reason === null ? 0 : 1);
  if (reason === null) expect(why).toEqual([null]);
  else expect(why[0]).toContain(reason);
});

it('says that nothing was charged when the wallet is closed', async () => {
  const { told } = show();
  await ready({ googlePay: true });
  handlers['cancel']?.(event());
  expect(told).toHaveBeenLastCalledWith('You closed the payment. Nothing was charged.');
});

it('lets the script in only into a document that came for the checkout', () => {
  const from = (name: string) => {
    performance.getEntriesByType = () => [{ name } as PerformanceEntry];
    return mayLoad(page);
  };
  expect(from('https://shop.example/cart')).toBe(false);
  expect(from('https://shop.example/de/checkout?payment=x')).toBe(true);
  expect(mayLoad({ ...page, scriptHosts: [] })).toBe(true);
});
