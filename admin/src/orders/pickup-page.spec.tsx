import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show, type Api } from '../testing/panel';
import { PickupPage } from './pickup-page';

const line = { _id: 'l1', name: 'Jacket', quantity: 2, options: { Size: 'M' } };
const order = (id: string, name: string, more: object = {}) => ({
  ...{ id, number: id.toUpperCase(), code: 'K7M4QD', name, readyAt: '2026-11-28T10:00:00Z' },
  ...{ amountDue: 0, currency: 'USD', products: [line], ...more },
});
const [amina, ben] = [order('o1', 'Amina Otieno'), order('o2', 'Ben Okello', { amountDue: 12.5 })];

const counter = (api: Api = () => undefined) => {
  const sent = answerWith((call) => {
    if (call.path.startsWith('/pickups?q=nobody')) return { body: { orders: [] } };
    if (call.path.startsWith('/pickups?q=')) return { body: { orders: [amina] } };
    if (call.path.startsWith('/pickups')) return { body: { orders: [amina, ben] } };
    return api(call);
  });
  show(<PickupPage />);
  return sent;
};
const steps: Api = ({ path }) => (path.endsWith('/transitions') ? { body: { id: 'o1' } } : undefined);
const taken = (sent: ReturnType<typeof counter>) =>
  sent
    .filter(({ path }) => path.endsWith('/transitions'))
    .map(({ path, body }) => [path, (body as { action: string }).action]);

describe('the pickup counter', () => {
  it('hands an order over by the keyboard alone: code, Enter, Enter', async () => {
    const sent = counter(steps);
    await screen.findByRole('heading', { name: 'Ben Okello' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Code, name or order number')).toHaveFocus();
    await userEvent.keyboard('k7m4qd{Enter}');
    const button = await screen.findByRole('button', { name: 'Hand over' });
    await screen.findByRole('heading', { name: 'Amina Otieno' });
    expect(await screen.findAllByRole('listitem', { name: /^Order/ })).toHaveLength(1);
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Order #O1 is handed over to Amina Otieno.')).toBeVisible();
    expect(taken(sent)).toEqual([['/orders/o1/transitions', 'deliver']]);
    expect(screen.getByLabelText('Code, name or order number')).toHaveFocus();
  });

  it('records what is still to be paid before', async () => {
    const sent = counter(steps);
    const card = await screen.findByRole('listitem', { name: 'Order #O2' });
    await userEvent.click(within(card).getByRole('button', { name: 'Take $12.50 and hand over' }));
    expect(await screen.findByText('Order #O2 is handed over to Ben Okello.')).toBeVisible();
    expect(taken(sent).map(([, action]) => action)).toEqual(['record-balance', 'deliver']);
  });

  it('says why it could not be handed over, and keeps it', async () => {
    counter(({ path }) =>
      path.endsWith('/transitions')
        ? { status: 409, body: { code: 'order_transition_refused', message: 'Not shipped.' } }
        : undefined,
    );
    const card = await screen.findByRole('listitem', { name: 'Order #O1' });
    await userEvent.click(within(card).getByRole('button', { name: 'Hand over' }));
    expect(await within(card).findByRole('alert')).toHaveTextContent('Not shipped.');
    expect(within(card).getByRole('button', { name: 'Hand over' })).toBeEnabled();
  });

  it('says why it could not look, and looks again', async () => {
    let isAway = true;
    answerWith(() => (isAway ? { status: 503, body: { message: 'Away.' } } : { body: { orders: [amina] } }));
    show(<PickupPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Away.');
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Amina Otieno' })).toBeVisible();
  });

  it('says that nothing is found', async () => {
    counter();
    await screen.findByRole('heading', { name: 'Ben Okello' });
    await userEvent.type(screen.getByLabelText('Code, name or order number'), 'nobody{Enter}');
    expect(await screen.findByText('No order that is ready has this code, name or number.')).toBeVisible();
  });
});
