import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import type { ExchangeRate } from '../records';
import { FollowedRates } from './followed-rates';

const euro = { id: 'EUR', rate: 0.8, day: '2026-11-20', waiting: { rate: 0.4, day: '2026-11-23' } };
const accepted = { ...euro, rate: 0.4, day: '2026-11-23', waiting: null };

describe('the rates that come by themselves', () => {
  it('say where they are from, and wait for staff where they are far off', async () => {
    let rates: ExchangeRate[] = [euro, { id: 'RWF', rate: null, day: null, waiting: null }];
    const sent = answerWith(({ method }) => {
      if (method === 'POST') rates = [accepted];
      return { body: rates };
    });
    show(<FollowedRates />);
    expect(
      await screen.findByText('1 USD is 0.8 EUR by the European Central Bank, Nov 20, 2026.'),
    ).toBeVisible();
    expect(screen.getByText('No rate of RWF was fetched yet: shoppers do not see it.')).toBeVisible();
    const warning = '0.4 EUR was published for Nov 23, 2026, -50%. It counts once you accept it.';
    expect(screen.getByText(warning)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
    expect(screen.getByText(/^1 USD is 0.4 EUR/)).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/exchange-rates/EUR/accept',
      body: { rate: 0.4 },
    });
  });
});
