import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { RedirectCreate } from './redirect-form';

describe('adding a redirect', () => {
  const open = (status: number, body: object) => {
    const sent = answerWith(({ method }) => (method === 'POST' ? { status, body } : { body: [] }));
    show(
      <ResourceContextProvider value="redirects">
        <RedirectCreate />
      </ResourceContextProvider>,
    );
    return sent;
  };
  const box = (name: RegExp) => screen.getByRole('textbox', { name });
  const fill = async (from: string, to: string) => {
    for (const [name, text] of [
      [/^Old address/, from],
      [/^Leads to/, to],
    ] as const) {
      await userEvent.clear(box(name));
      await userEvent.type(box(name), text);
    }
    await userEvent.click(screen.getByRole('button', { name: /^Add redirect/ }));
  };

  it('says at its field what cannot be one, and sends nothing', async () => {
    const sent = open(201, { id: 'r1' });
    await fill('old', 'elsewhere.example');
    expect(await screen.findByText('Begins with /, such as /old-page')).toBeVisible();
    expect(screen.getByText('Begins with / or https://')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('tells at the field what the shop has against it, and keeps what was typed', async () => {
    const message = '/new leads to /old: the two would go in circles';
    const sent = open(400, { detail: message, errors: [{ field: 'to', message }] });
    await fill('/old', '/new');
    expect(await screen.findByText(message)).toBeVisible();
    expect(box(/^Leads to/)).toHaveValue('/new');
    await waitFor(() => expect(box(/^Leads to/)).toHaveAttribute('aria-invalid', 'true'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ from: '/old', to: '/new' });
  });
});
