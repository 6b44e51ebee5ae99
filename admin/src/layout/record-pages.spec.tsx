import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField, useShowContext } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { ShopShow } from './record-pages';

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
