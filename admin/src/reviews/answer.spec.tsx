import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetOne } from 'react-admin';
import { answerWith, show, whoMay, type Answer as Told } from '../testing/panel';
import type { ReviewRecord } from '../records';
import { Answer } from './answer';

const review: ReviewRecord = {
  ...{ id: 'r1', productId: 'p1', productName: 'Jacket', author: 'Ann', rating: 2, status: 'published' },
  ...{ title: '', comment: 'The zip broke.', verified: true, createdAt: '2026-11-20T10:00:00Z' },
  ...{ customerId: 'c1', answer: null, answeredAt: null, authorTold: false },
};
const answered = { ...review, answer: 'Sorry.', answeredAt: '2026-11-21T10:00:00Z', authorTold: true };

function open(one: ReviewRecord, told: Told = { body: answered }, ...permissions: string[]) {
  const sent = answerWith(() => told);
  const who = permissions.length > 0 ? whoMay(...permissions) : undefined;
  show(<Answer review={one} />, '/', who);
  return sent;
}

/** As the list has it, read anew once it is refused. */
const Answered = () => {
  const { data } = useGetOne<ReviewRecord>('reviews', { id: 'r1' });
  return data && <Answer review={data} />;
};

describe('the answer of the shop to a review', () => {
  it('is written in a dialog that shows the review, and sent once', async () => {
    const sent = open(review);
    await userEvent.click(await screen.findByRole('button', { name: 'Answer: Ann, Jacket' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer to Ann' }));
    expect(dialog.getByText('The zip broke.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('Please write an answer')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), 'We send you another one.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Answer published')).toBeVisible();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/reviews/r1/answer', { text: 'We send you another one.', replaces: null }],
    ]);
  });

  it('stays in the dialog with what the shop has refused', async () => {
    open(review, { status: 409, body: { detail: 'Only a review that is published can be answered.' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer: Ann, Jacket' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), 'Sorry.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('Only a review that is published can be answered.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue('Sorry.');
  });

  it('is refused over one that a colleague has given meanwhile, which is shown, and replaced by the next try', async () => {
    const theirs = { ...review, answer: 'We are sorry.', answeredAt: '2026-11-22T10:00:00Z' };
    let now = review;
    const sent = answerWith(({ method, body }) => {
      if (method !== 'PUT' || (body as { replaces: string | null }).replaces === now.answeredAt)
        return { body: now };
      return { status: 412, body: { detail: 'Somebody has answered meanwhile.' } };
    });
    show(<Answered />);
    await userEvent.click(await screen.findByRole('button', { name: 'Answer: Ann, Jacket' }));
    const dialog = within(await screen.findByRole('dialog'));
    now = theirs;
    await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), 'Send it back.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('Somebody has answered meanwhile.')).toBeVisible();
    expect(await dialog.findByText('We are sorry.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue('Send it back.');
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Answer published')).toBeVisible();
    const puts = sent.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ body }) => body)).toEqual([
      { text: 'Send it back.', replaces: null },
      { text: 'Send it back.', replaces: theirs.answeredAt },
    ]);
  });

  it('is taken away with one click, and brought back with another', async () => {
    const sent = open(answered);
    expect(await screen.findByText('Sorry.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove answer: Ann, Jacket' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.map(({ method, body }) => [method, body])).toEqual([
        ['DELETE', undefined],
        ['PUT', { text: 'Sorry.', replaces: null }],
      ]),
    );
  });

  it('is offered neither for what nobody reads, nor to whoever may not write it', async () => {
    open({ ...review, status: 'pending' });
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
    open(answered, { body: answered }, 'reviews.read');
    expect(await screen.findByText('Sorry.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
