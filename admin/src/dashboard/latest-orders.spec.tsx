import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answerWith, show } from '../testing/panel';
import { LatestOrders } from './latest-orders';

const order = { id: 'o1', number: 'AF6D', customer: { name: 'Ann' }, status: 'pending', totalAmount: 20 };

it('shows each of the latest orders in the currency that it was paid in', async () => {
  answerWith(() => ({
    body: [
      { ...order, currency: 'USD' },
      { ...order, id: 'o2', number: 'B77A', totalAmount: 18, currency: 'EUR' },
    ],
  }));
  show(<LatestOrders />);
  await screen.findByRole('link', { name: '#B77A' });
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByText('$20.00')).toBeVisible();
  expect(within(second!).getByText('€18.00')).toBeVisible();
});
