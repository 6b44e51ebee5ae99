import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show, whoMay, type Answer } from '../testing/panel';
import { MessageShow } from './message-show';

/** Asked for again after a pause, on a slow machine. */
const TIMEOUT_MS = 120_000;

const one = {
  ...{ id: 'm1', reference: 'M-8A2B4C6D', name: 'Ada', email: 'ada@example.com', subject: 'Sizes' },
  ...{ message: 'Is it <b>cut</b> wide?', status: 'open', language: null, assigneeId: null, assignee: null },
  ...{ orderId: null, orderNumber: null, replies: [] as object[] },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', updatedAt: '2026-11-28T10:00:00.000Z' },
};

/** A server that keeps what it is told, unless it refuses. */
function open(refusal?: Answer, ...permissions: string[]) {
  let kept = one;
  const sent = answerWith(({ method, path, body }) => {
    if (path.startsWith('/orders')) return { body: [] };
    if (path.startsWith('/customers'))
      return { body: [{ id: 'c1', name: 'Ada Lovelace', email: 'Ada@example.com' }] };
    if (method !== 'GET' && refusal) return refusal;
    if (method === 'PATCH') kept = { ...kept, ...(body as object) };
    if (method === 'POST') {
      const reply = { id: 'r1', by: 'Sam', at: '2026-11-29T10:00:00.000Z', ...(body as object) };
      kept = { ...kept, status: 'answered', replies: [...kept.replies, reply] };
    }
    return { body: kept };
  });
  show(
    <ResourceContextProvider value="messages">
      <Routes>
        <Route path="/messages/:id/show" element={<MessageShow />} />
      </Routes>
    </ResourceContextProvider>,
    '/messages/m1/show',
    permissions.length > 0 ? whoMay(...permissions) : undefined,
  );
  return () => sent.filter(({ method }) => method !== 'GET');
}

describe('a message of a visitor', () => {
  it(
    'is shown as text, with the account of its address, and answered by mail',
    async () => {
      const writes = open();
      expect(await screen.findByText('Is it <b>cut</b> wide?')).toBeVisible();
      expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
        'href',
        '/customers/c1/show',
      );
      await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'It runs true to size.');
      await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
      expect(await screen.findByText('Answer sent to ada@example.com')).toBeVisible();
      expect(await screen.findByText('It runs true to size.')).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
      expect(writes()).toMatchObject([
        { method: 'POST', path: '/messages/m1/replies', body: { text: 'It runs true to size.' } },
      ]);
      expect(writes()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    },
    TIMEOUT_MS,
  );

  it(
    'keeps an answer that could not be sent where it was typed',
    async () => {
      open({ status: 429, body: { detail: 'Too many answers.' } });
      await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Hello');
      await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
      expect(await screen.findByText('Too many answers.')).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Hello');
    },
    TIMEOUT_MS,
  );

  it(
    'is closed with one click, and opened again with another',
    async () => {
      const writes = open();
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(writes().map(({ body }) => body)).toEqual([{ status: 'closed' }, { status: 'open' }]),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'is given to somebody of the staff, and to nobody again',
    async () => {
      const writes = open();
      const inHand = await screen.findByRole('combobox', { name: 'In hand of' });
      await userEvent.click(inHand);
      await userEvent.click(await screen.findByRole('option', { name: 'Ada Lovelace' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(writes().map(({ body }) => body)).toEqual([{ assigneeId: 'c1' }, { assigneeId: null }]),
      );
    },
    TIMEOUT_MS,
  );

  it('is only read by whoever may not answer', async () => {
    open(undefined, 'messages.read');
    expect(await screen.findByText('Is it <b>cut</b> wide?')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
