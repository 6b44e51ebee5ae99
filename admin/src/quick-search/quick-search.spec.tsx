import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthProvider } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import { answerWith, show, whoMay, type Sent } from '../testing/panel';
import { pagesFor } from './panel-pages';
import { QuickSearch } from './quick-search';

const records = {
  orders: [
    {
      ...{ id: 'o1', number: 'AF6D', customer: { name: 'Ann' }, createdAt: '2026-01-02' },
      ...{ totalAmount: 20, currency: 'USD' },
    },
  ],
  products: [{ id: 'p1', name: 'Annorak', category: 'Coats', price: 60 }],
  customers: [{ id: 'c1', name: 'Ann', email: 'ann@example.com' }],
};
const resourceOf = ({ path }: Sent) => /^\/(\w+)/.exec(path)?.[1] as keyof typeof records;

// jsdom lays nothing out
Element.prototype.scrollIntoView = () => undefined;

const Here = () => <p>At {useLocation().pathname}</p>;

const open = async (typed: string, found: Partial<typeof records> = records, who?: AuthProvider) => {
  const sent = answerWith((call) => ({ body: found[resourceOf(call)] ?? [] }));
  show(
    <>
      <QuickSearch />
      <Routes>
        <Route path="*" element={<Here />} />
      </Routes>
    </>,
    '/',
    who,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(screen.getByRole('combobox'), typed);
  return sent;
};

describe('the search from anywhere', () => {
  it('finds orders, products and customers, and opens the one that is chosen with the keyboard', async () => {
    const sent = await open('ann');
    const list = await screen.findByRole('listbox');
    expect(within(list).getAllByRole('group')).toHaveLength(3);
    expect(await screen.findByText('3 found')).toBeVisible();
    expect(sent.every(({ path }) => decodeURIComponent(path).includes('{"q":"ann"}'))).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    const active = screen.getByRole('option', { name: /Annorak/ });
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('At /products/p1')).toBeInTheDocument();
  });

  it('shows an order in the currency that it was paid in', async () => {
    const [order] = records.orders;
    await open('ann', { orders: [{ ...order!, totalAmount: 18, currency: 'EUR' }] });
    expect(await screen.findByRole('option', { name: /€18\.00/ })).toBeVisible();
  });

  it('finds pages of the panel by their names and other words, those that one may open', async () => {
    await open('shipping', {});
    expect(await screen.findByRole('option', { name: 'Settings: Shipping' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('At /shipping-zones')).toBeInTheDocument();
  });

  it('offers no page that one may not open', async () => {
    await open('settings', {}, whoMay('orders.read'));
    expect(await screen.findByText('Nothing matches “settings”.')).toBeVisible();
  });

  it.each([
    ['settings', '/settings'],
    ['Delivery', '/shipping-zones'],
    ['vat', '/tax-zones'],
    ['new prod', '/products/create'],
    ['tax rep', '/tax-report'],
    ['discounts refunds', '/reports'],
  ])('knows %s', (typed, to) => {
    expect(pagesFor(typed).map((page) => page.to)).toContain(to);
  });

  it('says that nothing matches', async () => {
    await open('xyz', {});
    expect(await screen.findByText('Nothing matches “xyz”.')).toBeVisible();
  });
});
