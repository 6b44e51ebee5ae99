import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { settings } from '../testing/records';
import { CheckoutPage } from './checkout-page';

const COUNTED = 'Reminded of in the last 30 days: 12. Bought after it: 3.';

it('switches reminders of left carts on, and says what came of them', async () => {
  const counted = { days: 30, reminded: 12, bought: 3 };
  const sent = answerWith(({ path, body }) => ({
    body: path.startsWith('/cart-reminders') ? counted : { ...settings, ...(body as object) },
  }));
  show(<CheckoutPage />);
  const hours = await screen.findByRole('spinbutton', { name: /^Remind after/ });
  expect(await screen.findByText(COUNTED)).toBeVisible();
  await userEvent.clear(hours);
  await userEvent.type(hours, '24');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ body: { cartReminderHours: 24 } });
});

it('says nothing of what came of them while nobody was reminded', async () => {
  const sent = answerWith(({ path }) => ({
    body: path.startsWith('/cart-reminders') ? { days: 30, reminded: 0, bought: 0 } : settings,
  }));
  show(<CheckoutPage />);
  await screen.findByRole('spinbutton', { name: /^Remind after/ });
  expect(sent.some(({ path }) => path.startsWith('/cart-reminders'))).toBe(true);
  expect(screen.queryByText(/^Reminded of/)).toBeNull();
});
