import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import type { OrderRecord } from '../records';
import { answerWith, show, whoMay, type Api } from '../testing/panel';
import { LettersPanel } from './letters-panel';

const order = { id: 'o1', status: 'shipped' } as unknown as OrderRecord;
const letter = {
  ...{ id: 'l1', topic: 'order.shipped', subject: 'Your order is on its way', isAgain: false },
  writtenAt: '2026-11-28T10:00:00Z',
};
const panel = (letters: object[], api: Api = () => undefined, who?: Parameters<typeof show>[2]) => {
  const sent = answerWith((call) =>
    call.method === 'GET' && call.path === '/orders/o1/letters' ? { body: { letters } } : api(call),
  );
  show(
    <ResourceContextProvider value="orders">
      <LettersPanel order={order} />
    </ResourceContextProvider>,
    '/',
    who,
  );
  return sent;
};
const again = { name: 'Send again: Your order is on its way' };

describe('the letters of an order', () => {
  it('are sent again, once for a click', async () => {
    const sent = panel([letter], ({ path }) =>
      path === '/orders/o1/letters/l1/again' ? { body: { ...letter, isAgain: true } } : undefined,
    );
    await userEvent.click(await screen.findByRole('button', again));
    expect(await screen.findByText('The letter is on its way')).toBeVisible();
    const [call] = sent.filter(({ method }) => method === 'POST');
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('stay as they are where that is refused, with the reason', async () => {
    panel([letter], () => ({
      status: 429,
      body: { code: 'too_many_letters', message: 'At most 5 an hour.' },
    }));
    await userEvent.click(await screen.findByRole('button', again));
    expect(await screen.findByRole('alert')).toHaveTextContent('At most 5 an hour.');
  });

  it('are read by those who may not send them', async () => {
    panel([letter], undefined, whoMay('orders.read'));
    expect(await screen.findByText('Your order is on its way')).toBeVisible();
    expect(screen.queryByRole('button', again)).not.toBeInTheDocument();
  });

  it('are said to be none', async () => {
    panel([]);
    expect(await screen.findByText('Nothing was written yet.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
