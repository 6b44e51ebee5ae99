import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { MethodsWithoutKeys, SimulatedPayments } from './payments-notice';

describe('what the panel says of payments', () => {
  it('is a line while they are simulated, and nothing otherwise', async () => {
    answerWith(() => ({ body: { success: true, data: { simulatedPayments: true } } }));
    show(<SimulatedPayments />);
    expect(await screen.findByRole('note')).toHaveTextContent('Payments are simulated: no money moves');
  });

  it('is small once somebody wishes so', async () => {
    answerWith(() => ({ body: { success: true, data: { simulatedPayments: true } } }));
    show(<SimulatedPayments />);
    await userEvent.click(await screen.findByRole('button', { name: 'Make this small' }));
    expect(screen.getByRole('note')).toHaveTextContent(/^Payments are simulated$/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is silent where money moves', async () => {
    const sent = answerWith(() => ({ body: { success: true, data: { simulatedPayments: false } } }));
    show(<SimulatedPayments />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('note')).toBeNull();
  });

  const methods = (whyNot: (method: string) => string | null) => ({
    body: {
      success: true,
      data: ['card', 'mobile', 'cash', 'bank'].map((method) => ({
        method,
        label: method,
        collectedBy: method === 'card' || method === 'mobile' ? 'provider' : 'staff',
        setUpBy:
          { card: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], mobile: ['MOMO_BASE_URL'] }[method] ?? [],
        offered: whyNot(method) === null,
        whyNot: whyNot(method),
      })),
    },
  });

  it('names what waits for keys, and leads to them', async () => {
    answerWith(() => methods((method) => (method === 'cash' ? null : 'not_set_up')));
    show(<MethodsWithoutKeys />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('card, mobile');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/settings/connections');
  });

  it('misses no method that the shop has switched off', async () => {
    const sent = answerWith(() => methods((method) => (method === 'bank' ? null : 'switched_off')));
    show(<MethodsWithoutKeys />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nobody can pay where nothing is offered', async () => {
    answerWith(() => methods(() => 'not_set_up'));
    show(<MethodsWithoutKeys />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody can pay');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/settings/payments');
  });
});
