import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { FeedsPage } from './feeds-page';

const url = 'https://shop.example/api/v1/feeds/google';
const feeds = [{ name: 'google', label: 'Google Merchant Center', note: 'In Merchant Center', url }];

it('shows where others fetch what is on sale, and copies the address', async () => {
  const user = userEvent.setup();
  answerWith(({ path }) => (path === '/api/v1/feeds' ? { body: { success: true, data: feeds } } : undefined));
  show(<FeedsPage />);
  expect(await screen.findByRole('link', { name: url })).toHaveAttribute('href', url);
  await user.click(screen.getByRole('button', { name: 'Copy the address for Google Merchant Center' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.getByText('Copied')).toBeVisible();
});

it('says why there are none', async () => {
  answerWith(() => undefined);
  show(<FeedsPage />);
  expect(await screen.findByRole('button', { name: /again|retry/i })).toBeVisible();
});
