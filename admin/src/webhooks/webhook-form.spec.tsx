import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show } from '../testing/panel';
import { WebhookCreate, WebhookEdit } from './webhook-form';
import { WebhookList } from './webhook-list';

const SECRET = `whsec_${'a'.repeat(43)}=`;
const MOMENT = '2026-11-28T09:00:00.000Z';
const webhook = {
  ...{ id: 'w1', name: 'Books', url: 'https://books.example/duka', types: ['order.*', 'stock.changed'] },
  ...{ isOn: true, offReason: null, offAt: null, failingSince: null, overlapEndsAt: null },
  ...{ owner: 'root@example.com', createdAt: MOMENT },
};
const types = ['order.placed', 'order.paid', 'stock.changed'].map((id) => ({
  id,
  allOf: `${id.split('.')[0]}.*`,
}));
const attempt = { madeAt: MOMENT, tookMs: 12, status: 500, failure: null, answer: 'Out of order' };
const delivery = {
  ...{ id: 'd1', eventId: 'e1', type: 'order.paid', resource: 'order', resourceId: 'o1', state: 'waiting' },
  ...{ attemptCount: 1, lastAttempt: attempt, createdAt: MOMENT, nextTryAt: MOMENT, deliveredAt: null },
};
const inFull = { ...delivery, body: '{"type":"order.paid"}', attempts: [attempt] };
const arrived = {
  ...inFull,
  ...{ state: 'delivered', nextTryAt: null, attempts: [{ ...attempt, status: 204, answer: '' }] },
};

const page = (
  <ResourceContextProvider value="webhooks">
    <Routes>
      <Route path="/webhooks/create" element={<WebhookCreate />} />
      <Route path="/webhooks/:id" element={<WebhookEdit />} />
      <Route path="/webhooks" element={<WebhookList />} />
    </Routes>
  </ResourceContextProvider>
);

const panel = (record: object = webhook, deliveries: object[] = [delivery]) =>
  answerWith(({ method, path }) => {
    if (path === '/webhooks/event-types') return { body: types };
    if (path.startsWith('/webhooks?')) return { body: [record] };
    if (path.startsWith('/webhooks/w1/deliveries?')) return { body: deliveries };
    if (path === '/webhooks/w1/deliveries/d1/sending') return { body: arrived };
    if (path === '/webhooks/w1/deliveries/d1') return { body: inFull };
    if (path === '/webhooks/w1/test') return { body: { ...arrived, type: 'webhook.test' } };
    return { body: method === 'POST' ? { ...webhook, secret: SECRET } : record };
  });

describe('the form of a webhook', () => {
  it('sends what the document takes, all of a thing in one word, and shows the secret this once', async () => {
    const sent = panel();
    show(page, '/webhooks/create');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Books');
    await userEvent.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://books.example/duka');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All of “Orders”' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'stock.changed' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'stock.changed' }));
    await userEvent.click(screen.getByRole('button', { name: /^Create webhook/ }));
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
    const post = sent.find(({ method }) => method === 'POST');
    expect(post?.body).toMatchObject({ name: 'Books', types: ['order.*'] });
    expect(post && faultsOf(post)).toEqual([]);
  });

  it('shows all of a thing as what there is of it, and what was sent with each try', async () => {
    const sent = panel();
    show(page, '/webhooks/w1');
    for (const name of ['order.placed', 'order.paid', 'stock.changed'])
      expect(await screen.findByRole('checkbox', { name })).toBeChecked();
    await userEvent.click(await screen.findByRole('button', { name: /^Details of order.paid/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Out of order')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
    expect(await dialog.findByText(/ · 204 · /)).toBeVisible();
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/webhooks/w1/deliveries/d1/sending',
    ]);
  });

  it('tries it, switches it off, and makes another secret', async () => {
    const sent = panel(webhook, []);
    show(page, '/webhooks/w1');
    expect(await screen.findByText('Nothing has been sent yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send a test' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ isOn: false });
    await userEvent.click(screen.getByRole('button', { name: 'Make another secret' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Make another secret' }),
    );
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
  });

  it('says why it is off', async () => {
    panel({ ...webhook, isOn: false, offReason: 'failing', offAt: MOMENT });
    show(page, '/webhooks/w1');
    expect(await screen.findByText(/an event did not arrive for three days/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible();
  });

  it('says in the list which one fails', async () => {
    panel({ ...webhook, failingSince: MOMENT });
    show(page, '/webhooks');
    expect(await screen.findByText('Failing')).toBeVisible();
    expect(screen.getByText('Books')).toBeVisible();
  });
});
