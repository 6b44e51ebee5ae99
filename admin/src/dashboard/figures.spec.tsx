import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Stats } from '../records';
import { answerWith, show } from '../testing/panel';
import { FigureGrid } from './figures';

const list = { resource: 'orders', filter: { sold: true } };
const stats = {
  ...{ currency: 'USD', netSales: 20.92, delivery: 4.16, tax: 4.77, total: 29.85 },
  ...{ orders: 1, soldOrders: 1, averageOrder: 29.85, pendingOrders: 0 },
  ...{ lowStock: 3, pendingReviews: 0, newCustomers: 1, days: [], topProducts: [] },
  filters: {
    ...{ netSales: list, orders: list, averageOrder: list, pendingOrders: list },
    ...{ lowStock: list, pendingReviews: list, newCustomers: list },
  },
} satisfies Stats;

it('tells net sales and what makes the total with them, and opens the list behind each figure', async () => {
  answerWith(() => ({ body: [] }));
  show(<FigureGrid stats={stats} earlier={undefined} name="30 days" />);
  const sales = await screen.findByRole('link', { name: /^Net sales/ });
  expect(sales).toHaveTextContent('$20.9230 days, USD+ delivery $4.16 + tax $4.77 = $29.85');
  expect(sales).toHaveAttribute('href', expect.stringContaining('/orders?filter='));
  expect(screen.getByRole('link', { name: /^Average order/ })).toHaveTextContent('$29.85');
});
