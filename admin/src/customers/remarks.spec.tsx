import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { answerWith, show, whoMay, type Sent } from '../testing/panel';
import { Remarks } from './remarks';

const wholesale = { id: 'g1', name: 'Wholesale', rule: null, version: 1 };
const friends = { id: 'g2', name: 'Friends', rule: null, version: 1 };
const first = {
  tags: ['kigali'],
  groups: [
    { id: 'g1', name: 'Wholesale', isByRule: false },
    { id: 'g3', name: 'Regulars', isByRule: true },
  ],
  notes: [{ id: 'n1', text: 'Pays late', by: 'Sam', at: '2026-11-28T10:00:00.000Z' }],
};

/** A server that keeps what it is told. */
function open(...permissions: string[]): Sent[] {
  const kept = structuredClone(first);
  const sent = answerWith(({ method, path, body }) => {
    const told = body as { text?: string; tags?: string[]; add?: string[] };
    if (path === '/customer-tags') return { body: [{ id: 'vip', customers: 2 }] };
    if (path.startsWith('/customer-groups?')) return { body: [friends, wholesale] };
    if (method === 'DELETE') kept.notes = [];
    if (method === 'PUT') kept.tags = told.tags ?? [];
    if (method === 'POST' && told.text)
      kept.notes.unshift({ id: 'n2', text: told.text, by: 'Sam', at: '2026-11-28T11:00:00.000Z' });
    if (method === 'POST' && told.add) kept.groups.push({ id: 'g2', name: 'Friends', isByRule: false });
    return { body: structuredClone(kept) };
  });
  show(
    <RecordContextProvider value={{ id: 'c1', name: 'Ann' }}>
      <Remarks />
    </RecordContextProvider>,
    '/',
    permissions.length > 0 ? whoMay(...permissions) : undefined,
  );
  return sent;
}
const writes = (sent: readonly Sent[]) => sent.filter(({ method }) => method !== 'GET');

describe('what the staff keeps of a customer', () => {
  it('is shown, and only shown to whoever may not write it', async () => {
    open('customers.read');
    expect(await screen.findByText('Pays late')).toBeVisible();
    for (const text of ['kigali', 'Wholesale', 'Regulars, by its rule'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete the note/ })).toBeNull();
  });

  it('takes a note and lets one go, which can be taken back', async () => {
    const sent = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'New note' }), 'Call in the morning');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Call in the morning')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Delete the note “Pays late”' }));
    await waitFor(() => expect(screen.queryByText('Pays late')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(writes(sent).map(({ method, path, body }) => [method, path, body])).toEqual([
        ['POST', '/customers/c1/notes', { text: 'Call in the morning' }],
        ['DELETE', '/customers/c1/notes/n1', undefined],
        ['POST', '/customers/c1/notes', { text: 'Pays late' }],
      ]),
    );
  });

  it('keeps tags in small letters and puts the customer into a group', async () => {
    const sent = open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), 'VIP{Enter}');
    await waitFor(() => expect(writes(sent)[0]?.body).toEqual({ tags: ['kigali', 'vip'] }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'In these groups' }));
    const list = await screen.findByRole('listbox');
    await userEvent.click(within(list).getByText('Friends'));
    await waitFor(() =>
      expect(writes(sent)[1]).toMatchObject({ path: '/customer-groups/g2/members', body: { add: ['c1'] } }),
    );
    expect((await screen.findAllByText('Friends')).length).toBeGreaterThan(0);
  });

  it('lets nobody out of the field while it is saved', async () => {
    const sent = open();
    const tags = await screen.findByRole('combobox', { name: 'Tags' });
    const answer = globalThis.fetch;
    let goOn: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (goOn = resolve));
    globalThis.fetch = (...call) => wait.then(() => answer(...call));
    await userEvent.type(tags, 'VIP{Enter}');
    await waitFor(() => expect(tags).toHaveAttribute('readonly'));
    expect(tags).toBeEnabled();
    goOn();
    expect(await screen.findByText('vip')).toBeVisible();
    await waitFor(() => expect(tags).not.toHaveAttribute('readonly'));
    expect(tags).toHaveFocus();
    const groups = screen.getByRole('combobox', { name: 'In these groups' });
    await userEvent.click(groups);
    await userEvent.click(within(await screen.findByRole('listbox')).getByText('Friends'));
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    await waitFor(() => expect(groups).not.toHaveAttribute('readonly'));
    expect(groups).toBeEnabled();
    expect(groups).toHaveFocus();
  });
});
