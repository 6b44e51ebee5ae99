import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SimpleForm, TextField, TextInput, useGetList, useShowContext } from 'react-admin';
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

/** As every list of the panel leaves its rows where react-admin looks for a record first. */
const Row = () => {
  useGetList('orders');
  const [isOpen, setOpen] = useState(false);
  return isOpen ? wholeOrder : <button onClick={() => setOpen(true)}>Open the row</button>;
};
const drawn: unknown[] = [];
const Lines = () => {
  const { record } = useShowContext<{ id: string; lines?: string[] }>();
  if (record) drawn.push(record);
  return <p>{record?.lines?.join(', ')}</p>;
};
const wholeOrder = (
  <ShopShow resource="orders" id="7" title={false}>
    <Lines />
  </ShopShow>
);

describe('a page that is opened from a row of a list', () => {
  it('is never drawn with the shorter record of the list', async () => {
    const short = { id: '7', number: 'AF6DEF1C' };
    answerWith(({ path }) =>
      path.endsWith('/orders/7')
        ? { body: { ...short, lines: ['Brass lamp'] } }
        : { body: [short], headers: { 'Content-Range': 'orders 0-0/1' } },
    );
    show(<Row />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open the row' }));
    expect(await screen.findByText('Brass lamp')).toBeVisible();
    for (const record of drawn) expect(record).toHaveProperty('lines');
  });

  it('is one of these two: no other page of the panel reads a record by itself', () => {
    const folder = join(import.meta.dirname, '..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const reads = /\b(Show|Edit)(Base|Controller)?\b[^;]* from 'react-admin'/;
    const own = files.filter(
      (file) => /^[^.]+\.tsx$/.test(file) && reads.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(own).toEqual([join('layout', 'record-pages.tsx')]);
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
