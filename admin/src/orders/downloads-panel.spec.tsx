import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import type { OrderRecord } from '../records';
import { answerWith, show, whoMay, type Api } from '../testing/panel';
import { DownloadsPanel } from './downloads-panel';

const order = { id: 'o1', status: 'processing', paymentDetail: 'paid' } as unknown as OrderRecord;
const link = {
  ...{ id: 'd1', line: 'Field guide', name: 'Guide.pdf', bytes: 10, state: 'open', usesLeft: 3 },
  ...{ until: '2026-12-29T10:00:00Z', lastUsedAt: null },
};
const panel = (
  downloads: object[],
  api: Api = () => undefined,
  who?: Parameters<typeof show>[2],
  of = order,
) => {
  const sent = answerWith((call) =>
    call.method === 'GET' && call.path === '/orders/o1/downloads' ? { body: { downloads } } : api(call),
  );
  show(
    <ResourceContextProvider value="orders">
      <DownloadsPanel order={of} />
    </ResourceContextProvider>,
    '/',
    who,
  );
  return sent;
};
const renew = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send new links…' }));
  const question = await screen.findByRole('dialog', { name: 'Send new links?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Send new links' }));
};

describe('the links to the files of an order', () => {
  it('say what is left of them', async () => {
    panel([
      link,
      { ...link, id: 'd2', state: 'used_up', usesLeft: 0 },
      { ...link, id: 'd3', state: 'revoked' },
    ]);
    expect(await screen.findByText(/3 downloads left until/)).toBeVisible();
    expect(screen.getByText(/Used up/)).toBeVisible();
    expect(screen.getByText(/Ended by the shop/)).toBeVisible();
  });

  it('say when the buyer gave the right to withdraw up, where somebody asked', async () => {
    const consent = { ...order, downloadConsentAt: '2026-11-20T10:00:00Z' };
    panel([link], undefined, undefined, consent);
    expect(await screen.findByText(/asked for the files at once on .*2026/)).toBeVisible();
  });

  it('are replaced after a question, once for a click', async () => {
    const sent = panel([link], ({ path }) =>
      path === '/orders/o1/downloads/renewal' ? { body: { downloads: [link] } } : undefined,
    );
    await renew();
    expect(await screen.findByText('New links are on their way')).toBeVisible();
    const [call] = sent.filter(({ method }) => method === 'POST');
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('stay as they are where that is refused, with the reason', async () => {
    panel([link], () => ({
      status: 409,
      body: { code: 'nothing_to_download', message: 'Nothing of this order is a file.' },
    }));
    await renew();
    expect(await screen.findByText('Nothing of this order is a file.')).toBeVisible();
  });

  it('are said to be none before all is paid, and are only read by those who may not send them', async () => {
    panel([], undefined, whoMay('orders.read'));
    expect(await screen.findByText(/There are no links yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send new links…' })).toBeNull();
  });
});
