import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answerWith, show } from '../testing/panel';
import { UnpaidAlarm } from './unpaid-alarm';

describe('the alarm about stock in unpaid orders', () => {
  it('names each product, how much of it waits, and leads to it and to the orders', async () => {
    answerWith(() => ({
      body: [{ id: 'v1', productId: 'p1', sku: 'JACKET-1', name: 'Jacket', stock: 10, held: 4 }],
    }));
    show(<UnpaidAlarm />);
    const alarm = await screen.findByRole('alert');
    expect(alarm).toHaveTextContent('Jacket (JACKET-1): 4 of 10 pieces');
    expect(screen.getByRole('link', { name: 'Jacket' })).toHaveAttribute(
      'href',
      expect.stringContaining('p1'),
    );
    expect(screen.getByRole('link', { name: /wait for payment/ })).toBeVisible();
  });

  it('is silent when there is none', async () => {
    const sent = answerWith(() => ({ body: [] }));
    show(<UnpaidAlarm />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
