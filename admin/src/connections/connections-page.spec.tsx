import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show, whoMay } from '../testing/panel';
import { ConnectionsPage } from './connections-page';

const value = (name: string, label: string, more: object = {}) => ({
  ...{ name, label, help: '', isSecret: false, isNeeded: true, choices: [], value: null, ending: null },
  ...more,
});
const pigeons = {
  ...{
    id: 'pigeons',
    label: 'Pigeons',
    group: 'delivery',
    origin: 'nowhere',
    state: 'off',
    canBeTried: true,
  },
  webhook: { url: 'https://shop.example/api/v1/webhooks/pigeons', events: ['landed'] },
  values: [value('LOFT', 'Loft'), value('GRAIN', 'Grain', { isSecret: true })],
};
const entered = {
  ...pigeons,
  ...{ origin: 'panel', state: 'real' },
  values: [
    value('LOFT', 'Loft', { value: '7' }),
    value('GRAIN', 'Grain', { isSecret: true, ending: 'a1B2' }),
  ],
};
const mayAll = () => whoMay('connections.read', 'connections.write', 'settings.write');

describe('the connections of the shop', () => {
  it('are made from what each says of itself, and sent when they are saved', async () => {
    let now: object = pigeons;
    const sent = answerWith(({ method }) => {
      if (method === 'PUT') now = entered;
      return { body: method === 'GET' ? [now] : now };
    });
    show(<ConnectionsPage />, '/', mayAll());
    const card = within(await screen.findByRole('region', { name: 'Pigeons' }));
    expect(card.getByText('Not connected')).toBeVisible();
    expect(card.getByText(/landed/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Try it' })).toBeNull();
    await card.findByRole('button', { name: 'Save keys' });
    await userEvent.type(card.getByLabelText(/^Loft/), '7');
    await userEvent.type(card.getByLabelText(/^Grain/), 'secret a1B2');
    await userEvent.click(card.getByRole('button', { name: 'Save keys' }));
    expect(await card.findByText('Connected')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      values: [
        { name: 'LOFT', value: '7' },
        { name: 'GRAIN', value: 'secret a1B2' },
      ],
    });
    expect(card.getByLabelText(/^Grain/)).toHaveValue('');
    expect(card.getByPlaceholderText('Entered, ends with a1B2')).toBeVisible();
  });

  it('take the address of this very page for the shop’s where the owner says so', async () => {
    const address = {
      ...{ id: 'address', label: 'Public address', group: 'address', origin: 'nowhere', state: 'off' },
      ...{ canBeTried: true, webhook: null, values: [value('PUBLIC_URL', 'Address')] },
    };
    const sent = answerWith(({ method }) => ({
      body: method === 'GET' ? [address] : { ...address, origin: 'panel', state: 'real' },
    }));
    show(<ConnectionsPage />, '/', mayAll());
    const card = within(await screen.findByRole('region', { name: 'Public address' }));
    expect(card.getByText('Not known yet')).toBeVisible();
    await userEvent.click(await card.findByRole('button', { name: 'Use this address' }));
    await userEvent.click(card.getByRole('button', { name: 'Save address' }));
    await screen.findByText('Public address: saved');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      values: [{ name: 'PUBLIC_URL', value: window.location.origin }],
    });
  });

  it('say at its field what does not fit, and lose nothing that was typed', async () => {
    const errors = [{ field: 'values.LOFT', message: 'Loft must be a number' }];
    answerWith(({ method }) =>
      method === 'GET'
        ? { body: [pigeons] }
        : { status: 400, body: { detail: 'Loft must be a number', errors } },
    );
    show(<ConnectionsPage />, '/', mayAll());
    await screen.findByRole('button', { name: 'Save keys' });
    await userEvent.type(screen.getByLabelText(/^Loft/), 'seven');
    await userEvent.click(screen.getByRole('button', { name: 'Save keys' }));
    expect(await screen.findByLabelText(/^Loft/)).toBeInvalid();
    expect(screen.getByLabelText(/^Loft/)).toHaveValue('seven');
    expect(screen.getByLabelText(/^Loft/)).toHaveAccessibleDescription('Loft must be a number');
  });

  it('are tried by a button, which says how it went, and removed by another', async () => {
    const sent = answerWith(({ method, path }) => ({
      body: path.endsWith('/trial')
        ? { worked: false, message: 'The pigeons do not take these keys.' }
        : method === 'GET'
          ? [entered]
          : pigeons,
    }));
    show(<ConnectionsPage />, '/', mayAll());
    await userEvent.click(await screen.findByRole('button', { name: 'Try it' }));
    expect(await screen.findByText('The pigeons do not take these keys.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove keys…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('Pigeons: keys removed');
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      values: [
        { name: 'LOFT', value: null },
        { name: 'GRAIN', value: null },
      ],
    });
  });

  it('stand as they are where the environment sets them, and for who may only look', async () => {
    const set = { ...entered, origin: 'environment' };
    answerWith(() => ({ body: [set] }));
    show(<ConnectionsPage />, '/', whoMay('connections.read'));
    expect(await screen.findByText(/^Set up by variables of the environment/)).toBeVisible();
    expect(screen.getByLabelText(/^Loft/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save keys' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
  });
});
