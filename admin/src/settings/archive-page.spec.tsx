import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { ArchivePage } from './archive-page';

const empty = { isEmpty: true, mostBytes: 100, pieceBytes: 4, upload: null };
const upload = {
  ...{ id: 'u1', state: 'receiving', bytes: 10, received: 0, isInterrupted: false, sentence: '' },
  ...{ startedAt: '2026-11-29T11:00:00.000Z', brought: [] as { part: string; count: number }[] },
};

it('sends a file piece by piece after a question, and says what came', async () => {
  let present: object = empty;
  const sent = answerWith(({ method, path }) => {
    if (path.endsWith('/pieces/2'))
      present = {
        ...{ ...empty, isEmpty: false },
        upload: { ...upload, state: 'done', received: 10, brought: [{ part: 'products', count: 7 }] },
      };
    return { body: method === 'GET' ? present : upload };
  });
  show(<ArchivePage />);
  const file = new File(['0123456789'], 'shop.tar.gz', { type: 'application/gzip' });
  await userEvent.upload(await screen.findByLabelText('File of a shop'), file);
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Fill the shop' }));
  expect(await screen.findByText(/^The shop is filled\. Products: 7, customers: 0/)).toBeVisible();
  expect(sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/shop-archive/uploads'],
    ...[0, 1, 2].map((number) => ['PUT', `/shop-archive/uploads/u1/pieces/${number}`]),
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull());
});

it('takes no file that is too large, and none in a shop that has something', async () => {
  answerWith(() => ({ body: { ...empty, mostBytes: 5 } }));
  const { unmount } = show(<ArchivePage />);
  await userEvent.upload(await screen.findByLabelText('File of a shop'), new File(['0123456789'], 'a.gz'));
  expect(screen.getByText('The file is larger than that.')).toBeVisible();
  unmount();
  answerWith(() => ({ body: { ...empty, isEmpty: false, upload: { ...upload, isInterrupted: true } } }));
  show(<ArchivePage />);
  expect(await screen.findByText(/A file fills an empty shop only/)).toBeVisible();
  expect(screen.getByText(/was interrupted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
});
