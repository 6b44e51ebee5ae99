import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show } from '../testing/panel';
import { KeyCreate, KeyEdit } from './key-form';
import { KeyList } from './key-list';

const SECRET = `duka_sk_${'a'.repeat(46)}`;
const secret = { hint: 'aaaa', createdAt: '2026-11-28T09:00:00.000Z', endsAt: null, lastUsedAt: null };
const key = {
  ...{ id: 'k1', name: 'Books', scopes: ['orders.read'], networks: ['203.0.113.0/24'], ownerId: 'a1' },
  ...{ owner: 'root@example.com', state: 'active', expiresAt: null, createdAt: '2026-11-28T09:00:00.000Z' },
  ...{ rotatedAt: '2026-11-28T09:00:00.000Z', lastUsedAt: null, secrets: [secret] },
};
const scopes = [
  { id: 'orders.read', area: 'Orders and parcels', description: 'See orders' },
  { id: 'products.read', area: 'Products and reviews', description: 'See products' },
];

const page = (
  <ResourceContextProvider value="api-keys">
    <Routes>
      <Route path="/api-keys/create" element={<KeyCreate />} />
      <Route path="/api-keys/:id" element={<KeyEdit />} />
      <Route path="/api-keys" element={<KeyList />} />
    </Routes>
  </ResourceContextProvider>
);

const panel = () =>
  answerWith(({ method, path }) => {
    if (path === '/api-keys/scopes') return { body: scopes };
    if (path.startsWith('/api-keys?')) return { body: [key] };
    return { body: method === 'POST' ? { ...key, secret: SECRET } : key };
  });

describe('the form of an API key', () => {
  it('sends what the document takes, and shows the secret until it is said to be kept', async () => {
    const sent = panel();
    show(page, '/api-keys/create');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Books');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'See orders' }));
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Allowed networks/ }),
      '203.0.113.0/24{enter}::1',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Create key/ }));
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
    const post = sent.find(({ method }) => method === 'POST');
    expect(post?.body).toMatchObject({
      ...{ name: 'Books', scopes: ['orders.read'], networks: ['203.0.113.0/24', '::1'] },
    });
    expect(post && faultsOf(post)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('textbox', { name: 'Secret' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(await screen.findByText('root@example.com')).toBeVisible();
    expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  });

  it('makes another secret with the overlap that is chosen', async () => {
    const sent = panel();
    show(page, '/api-keys/k1');
    expect(await screen.findByText('…aaaa, the present one, never used')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make another secret' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'The present secret' }));
    await userEvent.click(screen.getByRole('option', { name: 'Good for a week more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Make another secret' }));
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue(SECRET);
    const post = sent.find(({ method }) => method === 'POST');
    expect([post?.path, post?.body]).toEqual(['/api-keys/k1/rotation', { overlapHours: 168 }]);
    await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
