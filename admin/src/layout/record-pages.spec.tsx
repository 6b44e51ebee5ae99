import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleForm, TextField, TextInput, useShowContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { answerWith, show, whoMay } from '../testing/panel';
import { ShopEdit, ShopShow } from './record-pages';

const Again = () => {
  const { refetch } = useShowContext();
  return <button onClick={() => void refetch()}>Ask again</button>;
};

const page = (
  <ShopShow resource="orders" id="7" title={false}>
    <TextField source="number" />
    <input aria-label="Note" />
    <Again />
  </ShopShow>
);
const order = { body: { id: '7', number: 'AF6DEF1C' } };
const away = { status: 503, body: { detail: 'The database is away.' } };

describe("a record's page", () => {
  it('says that a record is gone, and shows a way on', async () => {
    answerWith(() => ({ status: 404, body: { detail: 'Order not found' } }));
    show(page);
    expect(await screen.findByRole('heading', { name: 'This no longer exists' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the list' })).toHaveAttribute('href', '/orders');
  });

  it('says why it could not be read, and tries again', async () => {
    const answers = [away, order];
    answerWith(() => answers.shift());
    show(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('AF6DEF1C')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what is on it, and what is being typed, while the server is away', async () => {
    const answers = [order, away, order];
    answerWith(() => answers.shift());
    show(page);
    await screen.findByText('AF6DEF1C');
    await userEvent.type(screen.getByLabelText('Note'), 'Call them');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
    expect(screen.getByText('AF6DEF1C')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('Call them');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText('Note')).toHaveValue('Call them');
  });
});

const Where = () => <output>{useLocation().pathname}</output>;
const form = (
  <>
    <Where />
    <ShopEdit resource="products" id="7">
      <SimpleForm>
        <TextInput source="name" />
      </SimpleForm>
    </ShopEdit>
  </>
);

describe("a record's form", () => {
  it('is not opened, nor its record asked for, by who may not change it', async () => {
    const sent = answerWith(() => ({ body: { id: '7', name: 'Mug' } }));
    show(form, '/products/7', whoMay('products.read'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/access-denied'));
    expect(sent).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('and the page of one likewise', async () => {
    const sent = answerWith(() => order);
    const shown = (
      <>
        <Where />
        {page}
      </>
    );
    show(shown, '/orders/7/show', whoMay('products.read'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/access-denied'));
    expect(sent).toEqual([]);
  });

  it('is opened by who may', async () => {
    answerWith(() => ({ body: { id: '7', name: 'Mug' } }));
    show(form, '/products/7', whoMay('products.read', 'products.write'));
    expect(await screen.findByDisplayValue('Mug')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('/products/7');
  });
});
