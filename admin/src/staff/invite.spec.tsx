import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { InviteStaff } from './invite';

it('a customer gets an account with a telephone and a language, and no role of the staff', async () => {
  const sent = answerWith(() => ({ body: { id: 'c1' } }));
  const page = (
    <ResourceContextProvider value="customers">
      <InviteStaff />
    </ResourceContextProvider>
  );
  show(page, '/customers/create?source=%7B%22role%22%3A%22customer%22%7D');
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Bea');
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'bea@example.com');
  expect(screen.queryByRole('combobox', { name: /Staff role/ })).toBeNull();
  await userEvent.click(await screen.findByRole('combobox', { name: /Language/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Français' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ name: 'Bea', email: 'bea@example.com', role: 'customer', language: 'fr' },
    }),
  );
});
