import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { answerWith, show, whoMay, type Answer } from '../testing/panel';
import { Addresses } from './addresses';

/** Asked for again after a pause, on a slow machine. */
const TIMEOUT_MS = 120_000;

const home = {
  ...{ _id: 'a1', id: 'a1', firstName: 'Ann', lastName: 'Kamau', company: '', street: '1 Kampala Road' },
  ...{ line2: '', city: 'Kampala', state: '', zipCode: '', country: 'Uganda', countryCode: 'UG' },
  ...{ lines: ['1 Kampala Road', 'Kampala', 'Uganda'], phone: '+256772123456', isDefault: true },
};

/** A server with one address, which takes what is sent unless `refusal` says otherwise. */
function open(refusal?: (method: string) => Answer | undefined, ...permissions: string[]) {
  let kept = [home];
  const sent = answerWith(({ method, body }) => {
    const refused = refusal?.(method);
    if (refused) return refused;
    if (method === 'GET') return { body: kept };
    if (method === 'DELETE') kept = [];
    if (method === 'POST') kept = [...kept, { ...home, ...(body as object), id: 'a2' }];
    return { body: kept[0] ?? { id: 'a1' } };
  });
  show(
    <RecordContextProvider value={{ id: 'c1', name: 'Ann', role: 'customer' }}>
      <Addresses />
    </RecordContextProvider>,
    '/',
    permissions.length > 0 ? whoMay(...permissions) : undefined,
  );
  return () => sent.filter(({ method }) => method !== 'GET');
}

describe('where a customer has things sent', () => {
  it('is shown, and only shown to whoever may not write it', async () => {
    open(undefined, 'customers.read');
    expect(await screen.findByText('1 Kampala Road')).toBeVisible();
    expect(screen.getByText('Ann Kamau')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it(
    'is asked for as its country writes it, and sent with what was typed',
    async () => {
      const writes = open();
      await userEvent.click(await screen.findByRole('button', { name: 'Add an address' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'New address' }));
      const country = dialog.getByRole('combobox', { name: /Country/ });
      await userEvent.clear(country);
      await userEvent.type(country, 'Germany');
      await userEvent.click(await screen.findByRole('option', { name: 'Germany' }));
      expect(dialog.getByRole('textbox', { name: /Postal code|Postcode/ })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      expect((await dialog.findAllByText('Required')).length).toBeGreaterThan(1);
      for (const [name, text] of [
        [/First name/, 'Ann'],
        [/Street/, 'Torstraße 1'],
        [/City|Town/, 'Berlin'],
        [/Postal code|Postcode/, '10119'],
      ] as const)
        await userEvent.type(dialog.getByRole('textbox', { name }), text);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(writes()).toHaveLength(1));
      expect(writes()[0]).toMatchObject({ method: 'POST', path: '/customers/c1/addresses' });
      expect(writes()[0]?.body).toEqual({
        ...{ firstName: 'Ann', lastName: '', company: '', street: 'Torstraße 1', line2: '', city: 'Berlin' },
        ...{ state: '', zipCode: '10119', country: 'DE', phone: '', isDefault: false },
      });
    },
    TIMEOUT_MS,
  );

  it(
    'keeps the form with what the shop has refused, at its field',
    async () => {
      const detail = 'This is not a phone number.';
      const body = { detail, errors: [{ field: 'phone', message: 'No such number.' }] };
      open((method) => (method === 'GET' ? undefined : { status: 400, body }));
      await userEvent.click(
        await screen.findByRole('button', { name: 'Change 1 Kampala Road, Kampala, Uganda, Ann Kamau' }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Change address' }));
      expect(dialog.getByRole('textbox', { name: /Street/ })).toHaveValue('1 Kampala Road');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByText('No such number.')).toBeVisible();
      expect(dialog.getByText(detail)).toBeVisible();
    },
    TIMEOUT_MS,
  );

  it('is removed at once, which can be taken back', async () => {
    const writes = open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove 1 Kampala Road, Kampala, Uganda, Ann Kamau' }),
    );
    expect(await screen.findByText('None saved yet.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(['DELETE', 'POST']));
    expect(writes()[1]?.body).toMatchObject({ street: '1 Kampala Road', isDefault: true });
  });

  it('says why it could not be put back', async () => {
    const detail = 'This is not a phone number.';
    open((method) => (method === 'POST' ? { status: 422, body: { detail } } : undefined));
    await userEvent.click(await screen.findByRole('button', { name: /^Remove 1 Kampala Road/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('is not added to a book that nobody could read', async () => {
    open((method) => (method === 'GET' ? { status: 500, body: { detail: 'Broken.' } } : undefined));
    expect(await screen.findByText('Broken.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
  });
});
