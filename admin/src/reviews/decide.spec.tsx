import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { answerWith, show, type Sent } from '../testing/panel';
import { Decide, DecideMany } from './decide';
import type { ReviewRecord } from '../records';

const puts = (sent: Sent[]) =>
  sent
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => [path, (body as { status: string }).status]);

describe('reviews ticked on several pages', () => {
  it('are rejected together, and each gets its former state back', async () => {
    const sent = answerWith(({ method, path }) =>
      method === 'GET'
        ? { body: [{ id: 'r9', status: 'published' }] }
        : { body: { id: path.split('/').at(-1) } },
    );
    const list = {
      data: [{ id: 'r1', status: 'pending' }],
      selectedIds: ['r1', 'r9'],
      onUnselectItems: () => undefined,
    };
    show(
      <ListContextProvider value={list as unknown as ListControllerResult}>
        <DecideMany />
      </ListContextProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('2 reviews rejected')).toBeVisible();
    expect(puts(sent)).toEqual([
      ['/reviews/r1', 'rejected'],
      ['/reviews/r9', 'rejected'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(puts(sent)).toHaveLength(4));
    expect(puts(sent).slice(2)).toEqual([
      ['/reviews/r1', 'pending'],
      ['/reviews/r9', 'published'],
    ]);
  });
});

describe('a review', () => {
  it('is published once by a double click, and can be brought back', async () => {
    const sent = answerWith(({ path, body }) => ({
      body: { id: path.split('/').at(-1), ...(body as object) },
    }));
    show(<Decide review={{ id: 'r1', status: 'pending' } as unknown as ReviewRecord} />);
    const publish = screen.getByRole('button', { name: 'Publish' });
    [publish, publish].forEach((button) => fireEvent.click(button));
    expect(await screen.findByText('Review published')).toBeVisible();
    expect(puts(sent)).toEqual([['/reviews/r1', 'published']]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(puts(sent).slice(1)).toEqual([['/reviews/r1', 'pending']]));
  });
});
