import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { OrderRecord } from '../records';
import { answerWith, show, type Answer } from '../testing/panel';
import { ActionBar } from './action-bar';

const order = {
  ...{ id: 'o1', number: 'AF6DEF1C', timeline: [], legalActions: ['return'] },
  products: [
    { variantId: 'm', name: 'Jacket', options: { Size: 'M' }, quantity: 3 },
    { variantId: 's', name: 'Scarf', options: {}, quantity: 1 },
  ],
  refunds: [
    {
      status: 'succeeded',
      lines: [
        { variantId: 'm', quantity: 1 },
        { variantId: 's', quantity: 1 },
      ],
    },
    { status: 'failed', lines: [{ variantId: 'm', quantity: 1 }] },
  ],
} as unknown as OrderRecord;

const open = async (answer: Answer) => {
  const sent = answerWith(({ path }) => (path === '/orders/o1/returns' ? answer : undefined));
  show(
    <Routes>
      <Route path="/" element={<ActionBar order={order} />} />
      <Route path="/returns/:id/show" element={<h1>The return</h1>} />
    </Routes>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open a return' }));
  const dialog = screen.getByRole('dialog', { name: 'Open a return of order #AF6DEF1C' });
  const press = () => userEvent.click(within(dialog).getByRole('button', { name: 'Open return' }));
  const type = async (text: string) => {
    const pieces = within(dialog).getByRole('spinbutton', { name: 'Pieces of Jacket, M' });
    await userEvent.clear(pieces);
    await userEvent.type(pieces, text);
  };
  return { sent, dialog, press, type };
};

describe('a return that staff opens', () => {
  it('is of what was not given back, and leads to its own page', async () => {
    const { sent, dialog, press, type } = await open({ status: 201, body: { id: 'r1' } });
    expect(within(dialog).getAllByRole('spinbutton')).toHaveLength(1);
    await press();
    expect(await within(dialog).findByText('Say what comes back.')).toBeVisible();
    await type('3');
    await press();
    expect(await within(dialog).findByText('Some line has not so many pieces left.')).toBeVisible();
    expect(sent).toEqual([]);
    await type('2');
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Reason' }));
    await userEvent.click(screen.getByRole('option', { name: 'Damaged' }));
    await press();
    expect(await screen.findByRole('heading', { name: 'The return' })).toBeVisible();
    expect(sent[0]?.body).toEqual({
      ...{ reason: 'damaged', handover: 'label', comment: '', message: '' },
      lines: [{ variantId: 'm', quantity: 2 }],
    });
    expect(sent[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('keeps what was typed when the server refuses', async () => {
    const detail = 'A return of this order is already under way.';
    const { dialog, press, type } = await open({ status: 409, body: { detail } });
    await type('1');
    await press();
    expect(await within(dialog).findByText(detail)).toBeVisible();
    expect(within(dialog).getByRole('spinbutton')).toHaveValue(1);
  });
});
