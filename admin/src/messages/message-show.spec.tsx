import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show, whoMay, type Answer } from '../testing/panel';
import { MessageShow } from './message-show';

/** The server does what it is told. */
const PASSED: Answer = { body: null };
/** Asked for again after a pause, on a slow machine. */
const TIMEOUT_MS = 120_000;

const one = {
  ...{ id: 'm1', reference: 'M-8A2B4C6D', name: 'Ada', email: 'ada@example.com', subject: 'Sizes' },
  ...{ message: 'Is it <b>cut</b> wide?', status: 'open', language: 'fr', assigneeId: null, assignee: null },
  ...{ orderId: null, orderNumber: null, replies: [] as object[] },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', updatedAt: '2026-11-28T10:00:00.000Z' },
};

const orderOf = (id: string, email: string) => ({
  ...{ id, number: id.toUpperCase(), createdAt: '2026-11-20T10:00:00.000Z', status: 'paid' },
  customer: { id: 'c1', name: 'Ada', email },
});

/** A server that keeps what it is told, unless it refuses; `undefined` for one that is not reached. */
function open(refusal: () => Answer | undefined = () => PASSED, ...permissions: string[]) {
  let kept = one;
  const sent = answerWith(({ method, path, body }) => {
    if (path.startsWith('/orders'))
      return { body: [orderOf('o1', 'joada@example.com'), orderOf('o2', 'Ada@example.com')] };
    if (path.startsWith('/customers'))
      return { body: [{ id: 'c1', name: 'Ada Lovelace', email: 'Ada@example.com' }] };
    const told = refusal();
    if (method !== 'GET' && told !== PASSED) return told;
    if (method === 'PATCH') kept = { ...kept, ...(body as object) };
    if (method === 'POST') {
      const reply = { id: 'r1', by: 'Sam', at: '2026-11-29T10:00:00.000Z', ...(body as object) };
      kept = { ...kept, status: 'answered', replies: [...kept.replies, reply] };
    }
    return { body: kept };
  });
  openPage(...permissions);
  return () => sent.filter(({ method }) => method !== 'GET');
}

/** Whatever the server is. */
function openPage(...permissions: string[]) {
  show(
    <ResourceContextProvider value="messages">
      <Routes>
        <Route path="/messages/:id/show" element={<MessageShow />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    '/messages/m1/show',
    permissions.length > 0 ? whoMay(...permissions) : undefined,
  );
}

const answerField = () => screen.findByRole('textbox', { name: 'Answer' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a message of a visitor', () => {
  it(
    'is shown as text, with the account of its address, and answered by mail',
    async () => {
      const writes = open();
      expect(await screen.findByText('Is it <b>cut</b> wide?')).toBeVisible();
      // what a visitor wrote moves no sign where lines run the other way
      expect(screen.getByRole('heading', { name: 'Sizes' }).querySelector('bdi')).toHaveTextContent('Sizes');
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
      open(() => ({ status: 429, body: { detail: 'Too many answers.' } }));
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
      await press('Mark as dealt with');
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

  it(
    'is taken by whoever answers it, and given back by whoever sees no accounts',
    async () => {
      const writes = open(undefined, 'messages.read', 'messages.write');
      await press('Take it');
      await press('Give it back');
      await waitFor(() =>
        expect(writes().map(({ body }) => body)).toEqual([{ assigneeId: 's1' }, { assigneeId: null }]),
      );
    },
    TIMEOUT_MS,
  );

  it(
    'shows the orders of its address alone, in whose language it was written, and takes up what it is about',
    async () => {
      const writes = open();
      expect(await screen.findByRole('link', { name: '#O2' })).toHaveAttribute('href', '/orders/o2/show');
      expect(screen.queryByText('#O1')).toBeNull();
      expect(screen.getByText('Français')).toBeVisible();
      await userEvent.click(screen.getByRole('combobox', { name: 'It is about' }));
      expect(screen.queryByRole('option', { name: '#O1' })).toBeNull();
      await userEvent.click(screen.getByRole('option', { name: '#O2' }));
      await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ orderId: 'o2' }]));
    },
    TIMEOUT_MS,
  );

  it(
    'says that a change was refused, and shows what holds',
    async () => {
      open(() => ({ status: 409, body: { detail: 'Somebody else has it.' } }));
      await press('Mark as dealt with');
      expect(await screen.findByText('Somebody else has it.')).toBeVisible();
      expect(await screen.findByText('To be answered')).toBeVisible();
    },
    TIMEOUT_MS,
  );

  it(
    'asks before an answer that was begun is left',
    async () => {
      open();
      const link = await screen.findByRole('link', { name: 'Ada Lovelace' });
      await userEvent.type(await answerField(), 'It runs');
      await userEvent.click(link);
      expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      await press('Cancel');
      expect(await answerField()).toHaveValue('It runs');
      await userEvent.click(link);
      await press('Confirm');
      expect(await screen.findByText('Elsewhere')).toBeVisible();
    },
    TIMEOUT_MS,
  );

  it(
    'gets one answer though nobody heard that it went out, and keeps what was typed on',
    async () => {
      let isAway = true;
      const writes = open(() => (isAway ? undefined : PASSED));
      await userEvent.type(await answerField(), 'It runs');
      await press('Send answer');
      expect(await screen.findByText(/Whether it was sent is not known/)).toBeVisible();
      await userEvent.type(await answerField(), ' true');
      isAway = false;
      await press('Send answer');
      expect(await screen.findByText('Answer sent to ada@example.com')).toBeVisible();
      expect(writes().map(({ body }) => body)).toEqual([
        { text: 'It runs', after: null },
        { text: 'It runs', after: null },
      ]);
      expect(new Set(writes().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
      expect(await answerField()).toHaveValue('It runs true');
    },
    TIMEOUT_MS,
  );

  it(
    'shows what a colleague has answered meanwhile before it is answered again',
    async () => {
      const theirs = { id: 'r9', by: 'Sue', at: '2026-11-29T10:00:00.000Z', text: 'It runs large.' };
      let isAnswered = false;
      const sent = answerWith(({ method, path, body }) => {
        if (path.startsWith('/orders') || path.startsWith('/customers')) return { body: [] };
        const seen = (body as { after?: string | null } | undefined)?.after;
        isAnswered ||= method === 'POST';
        if (method === 'POST' && seen !== theirs.id)
          return { status: 412, body: { detail: 'Somebody else was faster.' } };
        return { body: { ...one, replies: isAnswered ? [theirs] : [] } };
      });
      openPage();
      await userEvent.type(await answerField(), 'True to size');
      await press('Send answer');
      expect(await screen.findByText('Somebody else was faster.')).toBeVisible();
      expect(await screen.findByText('It runs large.')).toBeVisible();
      expect(await answerField()).toHaveValue('True to size');
      await press('Send answer');
      expect(await screen.findByText('Answer sent to ada@example.com')).toBeVisible();
      const posts = sent.filter(({ method }) => method === 'POST');
      expect(posts.map(({ body }) => (body as { after: string | null }).after)).toEqual([null, 'r9']);
    },
    TIMEOUT_MS,
  );

  it('is only read by whoever may not answer', async () => {
    open(undefined, 'messages.read');
    expect(await screen.findByText('Is it <b>cut</b> wide?')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as dealt with' })).toBeNull();
  });
});
