import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { order } from '../testing/goods';
import { BoughtOrder } from './bought-order';

it('what was bought is priced in the currency that it was paid in', () => {
  render(<BoughtOrder order={{ ...order, currency: 'EUR' }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('listitem')).toHaveTextContent('1 × €12.50€12.50');
});

it('what is fetched names its place, and no address that it goes to', () => {
  const pickup = { address: 'KG 7 Ave, Kigali', hours: 'Mon–Sat 8–18' };
  const delivery = { methodId: 'm1', name: 'Pickup', daysFrom: 0, daysTo: 1, way: 'pickup', pickup } as const;
  render(<BoughtOrder order={{ ...order, delivery, deliveryWay: 'pickup' }} />, { wrapper: MemoryRouter });
  const bought = document.body.textContent;
  expect(bought).toContain('Pick up at: KG 7 Ave, Kigali, Mon–Sat 8–18');
  expect(bought).not.toContain('Delivery address');
});
