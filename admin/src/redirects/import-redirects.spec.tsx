import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { ImportRedirectsButton } from './import-redirects';

const columns = (source: string) => ({
  source,
  sources: [
    { name: 'shopify', label: 'Shopify' },
    { name: 'table', label: 'Another file' },
  ],
  fields: [
    { field: 'from', label: 'Redirect from' },
    { field: 'to', label: 'Redirect to' },
  ],
  columns: [
    { heading: 'Redirect from', field: 'from', example: '/old' },
    { heading: 'Redirect to', field: 'to', example: '/new' },
  ],
  lines: 2,
});
const lines = [
  { line: 2, from: '/old', to: '/new', action: 'create', errors: [] },
  { line: 3, from: 'old', to: '/new', action: 'error', errors: [{ field: 'from', message: 'No path' }] },
];
const counts = { total: 2, create: 1, nothing: 0, error: 1 };

it('redirects of a file are shown, made and taken back', async () => {
  const sent = answerWith(({ path }) => {
    if (path.includes('/preview')) return { body: { columns: columns('shopify'), counts, lines } };
    return {
      body: path.endsWith('/undo') ? { id: 'i1', redirects: 1 } : { id: 'i1', counts, errors: [lines[1]] },
    };
  });
  show(<ImportRedirectsButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await userEvent.upload(screen.getByLabelText('CSV file'), new File(['x'], 'r.csv', { type: 'text/csv' }));
  expect(await screen.findByText('/old leads to /new')).toBeVisible();
  expect(screen.getByText('from: No path')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    '2 rows · 1 new · 1 with an error · 0 stay as they are',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 redirect' }));
  expect(await screen.findByText('1 redirect was made')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('The import is undone.')).toBeVisible();
  const calls = sent.map(({ method, path }) => `${method} ${path.split('?')[0]}`);
  expect(calls).toEqual([
    'POST /redirects/imports/preview',
    'POST /redirects/imports',
    'POST /redirects/imports/i1/undo',
  ]);
});

const file = (name: string) => new File([name], name, { type: 'text/csv' });

it('what was previewed with other columns is not imported before it is read again', async () => {
  const sent = answerWith(() => ({ body: { columns: columns('table'), counts, lines } }));
  show(<ImportRedirectsButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await userEvent.upload(screen.getByLabelText('CSV file'), file('r.csv'));
  await userEvent.click(await screen.findByRole('combobox', { name: 'What Redirect to holds' }));
  await userEvent.click(screen.getByRole('option', { name: 'Redirect from' }));
  expect(await screen.findByText(/^The columns have changed/)).toBeVisible();
  expect(screen.queryByText('/old leads to /new')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add 1 redirect' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Read the file so' }));
  expect(await screen.findByText('/old leads to /new')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 1 redirect' })).toBeEnabled();
  const [, again] = sent.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('columns'));
  expect(JSON.parse(again ?? '')).toEqual({ 'Redirect from': '', 'Redirect to': 'from' });
});

it('a second file that cannot be read leaves nothing of the first to be imported', async () => {
  let isRead = false;
  answerWith(() => {
    if (isRead) return { status: 400, body: { detail: 'The file is empty.' } };
    isRead = true;
    return { body: { columns: columns('shopify'), counts, lines } };
  });
  show(<ImportRedirectsButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await userEvent.upload(screen.getByLabelText('CSV file'), file('first.csv'));
  expect(await screen.findByText('/old leads to /new')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('CSV file'), file('second.csv'));
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  expect(screen.queryByText('/old leads to /new')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});
