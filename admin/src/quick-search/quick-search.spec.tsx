import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { answerWith, show, type Sent } from '../testing/panel';
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

const open = async (typed: string, found: Partial<typeof records> = records) => {
  const sent = answerWith((call) => ({ body: found[resourceOf(call)] ?? [] }));
  show(
    <>
      <QuickSearch />
      <Routes>
        <Route path="*" element={<Here />} />
      </Routes>
    </>,
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

  it('says that nothing matches', async () => {
    await open('xyz', {});
    expect(await screen.findByText('Nothing matches “xyz”.')).toBeVisible();
  });
});
