import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { order } from '../testing/goods';
import { BoughtOrder } from './bought-order';

it('what was bought is priced in the currency that it was paid in', () => {
  render(<BoughtOrder order={{ ...order, currency: 'EUR' }} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('listitem')).toHaveTextContent('1 × €12.50€12.50');
});
