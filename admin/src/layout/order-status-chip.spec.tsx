import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { OrderStatusChip } from './order-status-chip';

it.each([
  ['parcel', 'shipped', 'Shipped'],
  ['pickup', 'processing', 'Processing'],
  ['pickup', 'shipped', 'Ready for pickup'],
  ['pickup', 'delivered', 'Picked up'],
  ['courier', 'shipped', 'Out for delivery'],
  ['courier', 'delivered', 'Delivered'],
] as const)('an order by %s that is %s is called %s', (deliveryWay, status, word) => {
  render(<OrderStatusChip order={{ deliveryWay, status }} />);
  expect(screen.getByText(word)).toBeVisible();
});
