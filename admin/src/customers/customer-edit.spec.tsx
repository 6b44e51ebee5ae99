import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show } from '../testing/panel';
import { CustomerEdit } from './customer-edit';

const ann = {
  ...{ id: 'c1', name: 'Ann', email: 'ann@example.com', phone: '', role: 'customer', language: null },
  ...{ disabled: false, staffRoleId: null },
};

const open = (at: string, body: object = ann) => {
  const sent = answerWith(() => ({ body }));
  const page = (
    <ResourceContextProvider value="customers">
      <Routes>
        <Route path="/customers/:id" element={<CustomerEdit />} />
        <Route path="/customers/:id/show" element={<p>Shown</p>} />
      </Routes>
    </ResourceContextProvider>
  );
  show(page, at);
  return sent;
};

describe('a customer', () => {
  it('is put right, and nothing but what was said is sent', async () => {
    const sent = open('/customers/c1');
    await userEvent.type(await screen.findByRole('textbox', { name: /Phone/ }), '+254700000001');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Shown');
    expect(sent.find(({ method }) => method !== 'GET')?.body).toEqual({
      ...{ name: 'Ann', email: 'ann@example.com', phone: '+254700000001', language: null },
    });
  });

  it('is written to in the shop’s first language again', async () => {
    const sent = open('/customers/c1', { ...ann, language: 'fr' });
    await userEvent.click(await screen.findByRole('combobox', { name: /Language/ }));
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('The shop’s first language');
    await userEvent.click(first!);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Shown');
    const put = sent.find(({ method }) => method !== 'GET');
    expect(put?.body).toMatchObject({ language: null });
    expect(faultsOf(put!)).toEqual([]);
  });
});
