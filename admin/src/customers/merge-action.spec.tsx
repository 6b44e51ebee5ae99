import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomerRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { MergeAction } from './merge-action';

const customer = (id: string, more: object = {}) =>
  ({
    id,
    name: `Name ${id}`,
    email: `${id}@example.com`,
    role: 'customer',
    disabled: false,
    ...more,
  }) as CustomerRecord;

const open = (refused?: string, unread?: string) => {
  const list = [customer('ann'), customer('bea'), customer('off', { disabled: true })];
  const sent = answerWith(({ method }) => {
    if (method !== 'POST' && unread) return { status: 503, body: { message: unread } };
    if (method !== 'POST') return { body: list, headers: { 'content-range': 'customers 0-2/3' } };
    return refused ? { status: 409, body: { message: refused } } : { body: customer('bea') };
  });
  show(<MergeAction customer={customer('ann')} />);
  return sent;
};

describe('merging two accounts', () => {
  it('asks which is kept, and says what becomes of the other', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another account' }));
    expect(screen.getByText(/Nobody logs in with ann@example.com any more/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Please choose the account that is kept')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Account that is kept' }));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', { name: 'Name bea (bea@example.com)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
        ...{ path: '/customers/ann/merge', body: { into: 'bea' } },
      }),
    );
    expect(await screen.findByText('The accounts are one')).toBeInTheDocument();
  });

  it('says where nobody could be searched', async () => {
    open(undefined, 'The shop is busy.');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another account' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Account that is kept' }));
    expect(await screen.findByText('The shop is busy.')).toBeVisible();
    expect(screen.queryByText('Nobody found')).toBeNull();
  });

  it('stays open while it merges', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another account' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Account that is kept' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Name bea (bea@example.com)' }));
    globalThis.fetch = () => new Promise(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
    const beside = document.querySelector('.MuiDialog-container');
    await userEvent.click(beside ?? document.body, { pointerEventsCheck: 0 });
    expect(screen.getByRole('button', { name: 'Merge' })).toBeVisible();
  });

  it('tells why it is not possible and keeps what was chosen', async () => {
    open('Two-step login of this account is on.');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge with another account' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Account that is kept' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Name bea (bea@example.com)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Two-step login of this account is on.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Account that is kept' })).toHaveValue(
      'Name bea (bea@example.com)',
    );
  });
});
