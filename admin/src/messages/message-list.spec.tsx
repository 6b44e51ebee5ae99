import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show, whoMay } from '../testing/panel';
import { MessageList } from './message-list';

const message = {
  ...{ id: 'm1', reference: 'M-8A2B4C6D', name: 'Ada', email: 'ada@example.com', subject: '' },
  ...{ message: 'Is it cut wide? '.repeat(10), status: 'open', language: null, assigneeId: null },
  ...{ assignee: null, orderId: null, orderNumber: null },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', updatedAt: '2026-11-29T10:00:00.000Z' },
};

/** What the list asked for last, as its filter or else. */
const open = () => {
  const sent = answerWith(({ path }) => ({
    body: path.startsWith('/customers') ? [{ id: 'c2', name: 'Sue', email: 's@example.com' }] : [message],
  }));
  show(
    <ResourceContextProvider value="messages">
      <MessageList />
    </ResourceContextProvider>,
    '/',
    whoMay('messages.read', 'messages.write', 'customers.read', 'orders.read'),
  );
  return (name = 'filter') => {
    const asked = sent.findLast(({ path }) => path.startsWith('/messages?'))?.path ?? '';
    return new URLSearchParams(asked.split('?')[1]).get(name);
  };
};

it('shows each message by how it begins, and those alone that wait for an answer', async () => {
  const filter = open();
  const [begins] = await screen.findAllByText(/^Is it cut wide\?.*…$/);
  expect(begins).toBeVisible();
  await userEvent.click(await screen.findByRole('tab', { name: 'To be answered' }));
  await waitFor(() => expect(filter()).toBe('{"status":"open"}'));
});

it('shows what somebody has in hand, oneself first', async () => {
  const filter = open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'In hand of' }));
  await screen.findByRole('option', { name: 'Sue' });
  await userEvent.click(screen.getByRole('option', { name: 'In my hand' }));
  await waitFor(() => expect(filter()).toBe('{"assigneeId":"s1"}'));
});

it('says when the last thing happened in each, and begins with what happened last', async () => {
  const asked = open();
  expect(await screen.findByRole('columnheader', { name: 'Last word' })).toBeVisible();
  expect(screen.getByText(/Nov 29, 2026/)).toBeVisible();
  expect(asked('sort')).toBe('["updatedAt","DESC"]');
});
