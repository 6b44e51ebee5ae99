import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { FeedsPage } from './feeds-page';

const url = 'https://shop.example/api/v1/feeds/google';
const feeds = [{ name: 'google', label: 'Google Merchant Center', note: 'In Merchant Center', url }];

it('shows where others fetch what is on sale, and copies the address', async () => {
  const user = userEvent.setup();
  answerWith(({ path }) =>
    path === '/api/v1/feeds' ? { body: { success: true, data: feeds } } : { body: [] },
  );
  show(<FeedsPage />);
  expect(await screen.findByRole('link', { name: url })).toHaveAttribute('href', url);
  await user.click(screen.getByRole('button', { name: 'Copy the address for Google Merchant Center' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.getByText('Copied')).toBeVisible();
});

const told = {
  ...{ name: 'google', label: 'Google Merchant Center', isSetUp: true, toldAt: '2026-11-28T09:00:00.000Z' },
  ...{
    failure: 'Google does not take the key: Invalid JWT Signature.',
    failedAt: '2026-11-28T10:00:00.000Z',
  },
  ...{ taken: 12, refused: 1, waiting: 0, due: 3 },
  failed: [
    {
      ...{ variantId: 'v1', productId: 'p1', sku: 'TOLD-S', name: 'Told Shirt', state: 'refused' },
      ...{ message: 'Invalid value for attribute title.', toldAt: '2026-11-28T09:00:00.000Z' },
    },
  ],
};

it('says how the goods stand at Google, in its words, and sends one or all again', async () => {
  const sent = answerWith(({ path, method }) => {
    if (path === '/api/v1/feeds') return { body: { success: true, data: feeds } };
    return { body: method === 'POST' ? told : [told] };
  });
  show(<FeedsPage />);
  expect(await screen.findByText(told.failure)).toBeVisible();
  expect(screen.getByText(/12 taken, 1 refused, 0 waiting · 3 products still to be told/)).toBeVisible();
  expect(screen.getByText('Refused: Invalid value for attribute title.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send TOLD-S again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send everything again' }));
  await waitFor(() =>
    expect(sent.flatMap(({ method, path, body }) => (method === 'POST' ? [[path, body]] : []))).toEqual([
      ['/channels/google/resending', { productId: 'p1' }],
      ['/channels/google/resending', {}],
    ]),
  );
});

it('says where a channel is set up that has no keys', async () => {
  answerWith(({ path }) => {
    if (path === '/api/v1/feeds') return { body: { success: true, data: feeds } };
    return { body: [{ ...told, isSetUp: false, failure: '', toldAt: null, failed: [] }] };
  });
  show(<FeedsPage />);
  expect(await screen.findByRole('link', { name: 'Enter its keys under Connections' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send everything again' })).not.toBeInTheDocument();
});

it('says why there are none', async () => {
  answerWith(() => undefined);
  show(<FeedsPage />);
  expect((await screen.findAllByRole('button', { name: /again|retry/i }))[0]).toBeVisible();
});
