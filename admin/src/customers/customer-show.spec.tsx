import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, type AuthProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show, whoMay, type Answer } from '../testing/panel';
import { CustomerShow } from './customer-show';

const ann = { id: 'c1', name: 'Ann', email: 'ann@example.com', role: 'customer', orders: 1, spent: 20 };
const order = { id: 'o1', number: 'AF6D', status: 'pending', totalAmount: 18, currency: 'EUR' };

const former = {
  ...{
    id: 'e1',
    number: 'B-77',
    status: 'paid',
    placedAt: '2024-05-12T11:07:36.000Z',
    total: 25,
    ...{ currency: 'KES', shipping: 4, tax: null, discount: 5, refunded: 25 },
  },
  lines: [
    { name: 'Mug', sku: 'M', quantity: 2, price: 13, total: 26 },
    { name: 'Stamp', sku: 'S', quantity: 3, price: null, total: 0.5 },
  ],
};

const written = {
  ...{ id: 'm1', subject: 'Sizes', message: 'Is it cut wide?', status: 'open' },
  updatedAt: '2026-11-20T10:00:00.000Z',
};

const open = (orders: Answer, who?: AuthProvider) => {
  const sent = answerWith(({ path }) => {
    if (path.endsWith('/addresses')) return { body: [] };
    if (path.endsWith('/remarks')) return { body: { tags: [], groups: [], notes: [] } };
    if (/^\/customer-(tags|groups)/.test(path)) return { body: [] };
    if (path.startsWith('/messages')) return { body: [written], total: 7 };
    if (path.startsWith('/earlier-orders')) return { body: [former] };
    return path.startsWith('/orders') ? orders : { body: ann };
  });
  const page = (
    <ResourceContextProvider value="customers">
      <Routes>
        <Route path="/customers/:id/show" element={<CustomerShow />} />
      </Routes>
    </ResourceContextProvider>
  );
  show(page, '/customers/c1/show', who);
  return sent;
};

describe('what a customer has written to the shop', () => {
  it('is listed with the way to each message and to all of them', async () => {
    const sent = open({ body: [] });
    expect(await screen.findByRole('link', { name: 'Sizes' })).toHaveAttribute('href', '/messages/m1/show');
    const all = screen.getByRole('link', { name: 'Show all 7' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(all)).toBe('/messages?filter={"email":"ann@example.com"}');
    const asked = sent.find(({ path }) => path.startsWith('/messages'))?.path ?? '';
    expect(decodeURIComponent(asked)).toContain('{"email":"ann@example.com"}');
  });

  it('is asked for by nobody who may not read messages', async () => {
    const sent = open({ body: [order] }, whoMay('customers.read', 'orders.read'));
    expect(await screen.findByText('#AF6D')).toBeVisible();
    expect(sent.some(({ path }) => path.startsWith('/messages'))).toBe(false);
  });
});

describe('the orders of a customer', () => {
  const matchMedia = globalThis.matchMedia;
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });

  it.each(['a desk', 'a phone'])('are shown in the currency that they were paid in, on %s', async (where) => {
    const isPhone = where === 'a phone';
    globalThis.matchMedia = (media) => ({
      ...matchMedia(media),
      matches: isPhone && media.includes('max-width'),
    });
    open({ body: [order] });
    expect(await screen.findByText('#AF6D')).toBeVisible();
    expect(screen.getByText('€18.00')).toBeVisible();
    // those of the shop before stand apart
    expect(await screen.findByText('B-77')).toBeVisible();
    expect(screen.getByText('Mug').parentElement).toHaveTextContent(/KES\s26\.00$/);
    expect(screen.getByText('Stamp').parentElement).toHaveTextContent(/KES\s0\.50$/);
    expect(screen.getByText(/^Discount/)).toHaveTextContent(
      /^Discount −KES\s5\.00 · Delivery KES\s4\.00 · Refunded −KES\s25\.00$/,
    );
  });

  it('are not said to be none when they could not be read', async () => {
    open({ status: 503, body: { detail: 'The database is away.' } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Nothing ordered yet.')).toBeNull();
  });

  it('are neither asked for nor shown where the role may not read them', async () => {
    const sent = open({ body: [order] }, whoMay('customers.read'));
    expect(await screen.findByText('ann@example.com')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull());
    expect(sent.filter(({ path }) => path.startsWith('/orders'))).toEqual([]);
  });
});
