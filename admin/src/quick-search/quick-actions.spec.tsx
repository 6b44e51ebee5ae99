import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show, whoMay } from '../testing/panel';
import { QuickActions } from './quick-actions';

it('leads to the forms that the role may fill in', async () => {
  answerWith(() => undefined);
  show(<QuickActions />, '/', whoMay('products.read', 'products.write', 'coupons.read'));
  await userEvent.click(await screen.findByRole('button', { name: 'Create something new' }));
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['New product']);
  expect(items[0]).toHaveAttribute('href', '/products/create');
  await userEvent.click(items[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('is not there for whoever may make nothing', async () => {
  answerWith(() => undefined);
  show(
    <>
      <QuickActions />
      <p>Beside it</p>
    </>,
    '/',
    whoMay('orders.read'),
  );
  await screen.findByText('Beside it');
  expect(screen.queryByRole('button', { name: 'Create something new' })).toBeNull();
});
