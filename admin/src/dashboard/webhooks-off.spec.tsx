import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answerWith, show, whoMay } from '../testing/panel';
import { WebhooksOff } from './webhooks-off';

const webhook = (id: string, name: string, offReason: string | null) => ({
  ...{ id, name, url: 'https://books.example/duka', types: ['order.*'], isOn: offReason === null, offReason },
  ...{ offAt: offReason && '2026-11-28T09:00:00.000Z', failingSince: null, overlapEndsAt: null },
  ...{ owner: 'root@example.com', createdAt: '2026-11-28T08:00:00.000Z' },
});

describe('the dashboard, about webhooks', () => {
  it('names those that the shop has switched off, why, and leads to each', async () => {
    answerWith(() => ({
      body: [
        webhook('w1', 'Books', 'failing'),
        webhook('w2', 'Till', 'gone'),
        webhook('w3', 'Paused', 'by-hand'),
        webhook('w4', 'Parcels', null),
      ],
    }));
    show(<WebhooksOff />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Books is off since .*: an event did not arrive for three days/);
    expect(alert).toHaveTextContent(/Till is off since .*: the receiver is gone \(410\)/);
    expect(alert).not.toHaveTextContent(/Paused|Parcels/);
    expect(screen.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/webhooks/w1');
  });

  it('is silent while all are on, or off by hand', async () => {
    const sent = answerWith(() => ({
      body: [webhook('w3', 'Paused', 'by-hand'), webhook('w4', 'On', null)],
    }));
    show(<WebhooksOff />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks nothing for who may not read them', async () => {
    const sent = answerWith(() => ({ body: [] }));
    show(
      <>
        <WebhooksOff />
        <p>Here</p>
      </>,
      '/',
      whoMay('stats.read'),
    );
    expect(await screen.findByText('Here')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
