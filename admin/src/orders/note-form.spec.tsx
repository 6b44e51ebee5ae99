import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import type { OrderRecord } from '../records';
import { answerWith, show, type Api } from '../testing/panel';
import { NoteForm } from './note-form';

const order = { id: 'o1', legalActions: ['note'] } as unknown as OrderRecord;
const till: Api = () => ({ body: order });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

describe('a note', () => {
  it('that was typed and not added is asked about before the order is left, and nothing else is', async () => {
    answerWith(till);
    show(
      <>
        <NoteForm order={order} />
        <Link to="/orders">Orders</Link>
      </>,
      '/orders/o1/show',
    );
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'Orders', hidden: true }));
    const words = screen.getByRole('textbox', { name: 'Note for colleagues' });
    await userEvent.type(words, 'Called');
    await leave();
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(words).toHaveValue('Called');
    await press('Add');
    await waitFor(() => expect(words).toHaveValue(''));
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may be followed by another one, each under a key of its own', async () => {
    const sent = answerWith(till);
    show(<NoteForm order={order} />);
    const words = screen.getByRole('textbox', { name: 'Note for colleagues' });
    for (const note of ['Called', 'Called again']) {
      await userEvent.type(words, note);
      await press('Add');
      await waitFor(() => expect(words).toHaveValue(''));
    }
    const notes = sent.filter(({ method }) => method === 'POST');
    expect(notes.map(({ body }) => (body as { text: string }).text)).toEqual(['Called', 'Called again']);
    expect(new Set(notes.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  });

  it('that got no answer is sent again, also when its field was emptied, and asked about before it is left', async () => {
    let times = 0;
    const sent = answerWith(({ method }) => {
      times += method === 'POST' ? 1 : 0;
      return method === 'POST' && times === 1 ? undefined : { body: order };
    });
    show(
      <>
        <NoteForm order={order} />
        <Link to="/orders">Orders</Link>
      </>,
      '/orders/o1/show',
    );
    const words = screen.getByRole('textbox', { name: 'Note for colleagues' });
    await userEvent.type(words, 'Called');
    await press('Add');
    expect(await screen.findByText(/^Whether it was sent is not known/)).toBeVisible();
    await userEvent.clear(words);
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Add');
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ text: 'Called' });
  });

  it('that is typed while another is on its way stays', async () => {
    let give = () => {};
    const given = new Promise<void>((resolve) => (give = resolve));
    answerWith(till);
    const send = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      await given;
      return send(...call);
    };
    show(<NoteForm order={order} />);
    const words = screen.getByRole('textbox', { name: 'Note for colleagues' });
    await userEvent.type(words, 'Called');
    await press('Add');
    await userEvent.type(words, ' twice');
    expect(button('Add')).toBeDisabled();
    give();
    await waitFor(() => expect(button('Add')).toBeEnabled());
    expect(words).toHaveValue('Called twice');
  });
});
