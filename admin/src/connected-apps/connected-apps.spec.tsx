import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show } from '../testing/panel';
import { AppList } from './app-list';
import { ConnectPage } from './connect-page';

const ASKED = 'response_type=code&client_id=duka_app_x&scope=orders.read+orders.write';
const request = {
  ...{ name: 'Claude', host: 'claude.example', refusedTo: 'https://claude.example/done?error=access_denied' },
  scopes: [
    { id: 'orders.read', area: 'Orders and parcels', description: 'See orders' },
    { id: 'orders.write', area: 'Orders and parcels', description: 'Move orders along' },
  ],
};
const app = {
  ...{ id: 'a1', name: 'Claude', scopes: ['orders.read'], ownerId: 'p1', owner: 'root@example.com' },
  ...{ state: 'active', createdAt: '2026-11-28T09:00:00.000Z', lastUsedAt: null },
};

describe('an application that asks to be let in', () => {
  const open = (answer: { status?: number; body: unknown }) => {
    const sent = answerWith(({ method, path }) => {
      if (path.startsWith('/connected-apps/request')) return answer;
      const redirectTo = 'https://claude.example/done?code=c';
      return method === 'POST' ? { status: 201, body: { id: 'a1', redirectTo } } : undefined;
    });
    const gone: string[] = [];
    show(<ConnectPage goTo={(address) => gone.push(address)} />, `/connect?${ASKED}`);
    return { sent, gone };
  };

  it('is let in with what the person leaves chosen, which at first is to read', async () => {
    const { sent, gone } = open({ body: request });
    expect(await screen.findByText('“Claude” asks to be let in')).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'See orders' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Move orders along' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Let it in' }));
    await waitFor(() => expect(gone).toEqual(['https://claude.example/done?code=c']));
    const post = sent.find(({ method }) => method === 'POST');
    expect(post?.body).toEqual({ asked: ASKED, scopes: ['orders.read'] });
    expect(post && faultsOf(post)).toEqual([]);
  });

  it('is refused, and told so', async () => {
    const { gone } = open({ body: request });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(gone).toEqual([request.refusedTo]);
  });

  it('that is not the one it says is sent nowhere', async () => {
    const message = 'The application asks to be answered elsewhere than it said.';
    open({ status: 400, body: { success: false, code: 'app_request_wrong', message, errors: [] } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Let it in' })).not.toBeInTheDocument();
  });
});

it('a connected application is disconnected', async () => {
  const sent = answerWith(({ method }) => ({ body: method === 'DELETE' ? { id: 'a1' } : [app] }));
  show(
    <ResourceContextProvider value="connected-apps">
      <AppList />
    </ResourceContextProvider>,
    '/connected-apps',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toMatch(/^\/connected-apps\/a1/),
  );
});
