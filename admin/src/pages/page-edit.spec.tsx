import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show, type Answer, type Sent } from '../testing/panel';
import { PageEdit } from './page-edit';

const field = (name: string, label: string, more: object = {}) => ({
  ...{ name, label, help: '', kind: 'text', unit: '', units: [], choices: [], isLong: false },
  ...{ isRequired: false, takesMore: false, against: [], least: 4.5, carries: [], ...more },
});
const kinds = [
  { name: 'text', label: 'Text', note: 'Words.', fields: [field('title', 'Title')], items: null },
  {
    ...{ name: 'hero', label: 'Hero', note: 'Large pictures.', fields: [] },
    items: { label: 'Slide', least: 1, most: 2, fields: [field('title', 'Title', { isRequired: true })] },
  },
];
const words = (title: string) => ({ kind: 'text', fields: { title }, items: [] });
const page = {
  ...{ id: 'p1', address: 'lamps', path: '/pages/lamps', title: 'Lamps', description: '', pictures: [] },
  ...{ state: 'published', publishedAt: '2026-11-01T10:00:00.000Z', scheduledAt: null, changedBy: 'Ada' },
  history: [{ id: 'v1', title: 'Lamps of old', publishedAt: '2026-11-01T10:00:00.000Z' }],
  ...{ version: 3, updatedAt: '2026-11-02T10:00:00.000Z', blocks: [words('One'), words('Two')] },
};

let answers: (sent: Sent) => Answer | undefined = () => undefined;
let sent: Sent[] = [];

async function open() {
  sent = answerWith((call) => {
    const own = answers(call);
    if (own) return own;
    if (call.path === '/definitions/blocks') return { body: kinds };
    if (call.path === '/pages/p1/preview') return { body: { id: 'p1', url: '/pages/lamps?draft=1.x' } };
    return { body: page };
  });
  show(
    <ResourceContextProvider value="pages">
      <Routes>
        <Route path="/pages/:id" element={<PageEdit />} />
        <Route path="/pages" element={<p>All pages</p>} />
      </Routes>
    </ResourceContextProvider>,
    '/pages/p1',
  );
  await screen.findByRole('button', { name: /^Text One/ });
}
const blocks = () =>
  within(screen.getByRole('list', { name: 'Blocks' }))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const putBody = () => sent.findLast(({ method }) => method === 'PUT')?.body as typeof page | undefined;

describe('the editor of a page', () => {
  beforeEach(() => {
    answers = () => undefined;
  });

  it('moves and removes blocks, says so, and takes both back', async () => {
    await open();
    await press('Move Text, block 1 down');
    expect(blocks()).toEqual(['TextTwo', 'TextOne']);
    expect(screen.getByText('Text moved to place 2 of 2')).toBeInTheDocument();
    await press('Remove Text, block 1');
    expect(blocks()).toEqual(['TextOne']);
    await press('Undo change');
    expect(blocks()).toEqual(['TextTwo', 'TextOne']);
    await press('Undo change');
    expect(blocks()).toEqual(['TextOne', 'TextTwo']);
    await press('Redo change');
    expect(blocks()).toEqual(['TextTwo', 'TextOne']);
  });

  it('adds a block, opened to be filled in, and saves it over the version that was read', async () => {
    answers = ({ method, body }) =>
      method === 'PUT' ? { body: { ...page, ...(body as object), version: 4 } } : undefined;
    await open();
    await press('Add block');
    await press(/^Hero Large pictures/);
    const slide = await screen.findByRole('group', { name: 'Slide 1' });
    await userEvent.type(within(slide).getByRole('textbox', { name: /Title/ }), 'Good light');
    await press('Save draft');
    const saved = () =>
      expect(putBody()?.blocks.at(-1)).toMatchObject({ kind: 'hero', items: [{ title: 'Good light' }] });
    await waitFor(saved);
    expect(sent.findLast(({ method }) => method === 'PUT')?.headers.get('If-Match')).toBe('"3"');
    const previews = () => sent.filter(({ path }) => path === '/pages/p1/preview');
    await waitFor(() => expect(previews()).toHaveLength(2));
  });

  it('tells what does not fit at the field of its block, which opens', async () => {
    const errors = [{ field: 'blocks.1.fields.title', message: 'Title must be shorter' }];
    answers = ({ method }) =>
      method === 'PUT' ? { status: 400, body: { detail: 'Title must be shorter', errors } } : undefined;
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
    await press('Save draft');
    const block = await screen.findByRole('group', { name: 'Text, block 2' });
    expect(await within(block).findByText('Title must be shorter')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Text, block 1' })).toBeNull();
  });

  it('saves before it publishes, and publishes nothing that was refused', async () => {
    answers = ({ method, body }) =>
      method === 'PUT' ? { body: { ...page, ...(body as object), version: 4 } } : undefined;
    await open();
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
    expect(screen.getByRole('button', { name: 'Unpublish' })).toBeDisabled();
    await press('Save and publish');
    expect(await screen.findByText('Published')).toBeInTheDocument();
    const publication = sent.find(({ path }) => path === '/pages/p1/publication');
    expect(publication?.headers.get('If-Match')).toBe('"4"');
    expect(putBody()?.title).toBe('Lamps!');
  });

  it('restores a publication once it is confirmed, over the version that was read', async () => {
    await open();
    await press(/^Restore what was published/);
    await press('Restore');
    expect(await screen.findByText('Restored as the draft')).toBeInTheDocument();
    const restored = sent.find(({ path }) => path === '/pages/p1/restoration');
    expect([restored?.body, restored?.headers.get('If-Match')]).toEqual([{ versionId: 'v1' }, '"3"']);
  });
});
