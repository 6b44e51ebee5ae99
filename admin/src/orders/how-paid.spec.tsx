import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { ActionBar } from './action-bar';

const order = {
  ...{ id: 'o1', number: 'AF6DEF1C', legalActions: ['record-deposit', 'record-transfer'] },
  waysSeen: [
    { method: 'cash', howPaid: 'in cash' },
    { method: 'terminal', howPaid: 'by card terminal' },
    { method: 'bank', howPaid: 'by bank transfer' },
  ],
  ...{ refundRequests: [], refunds: [], timeline: [] },
} as unknown as OrderRecord;

const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

describe('money that staff records', () => {
  it('asks how the money came, and sends what is usual unless something else is chosen', async () => {
    const sent = answerWith(() => ({ body: order }));
    show(<ActionBar order={order} />);
    await press('Record deposit');
    await userEvent.click(screen.getByRole('combobox', { name: /How it was paid/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      ...['In cash', 'By card terminal', 'By bank transfer'],
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'By card terminal' }));
    await press('Record deposit');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ action: 'record-deposit', paidBy: 'terminal' });
    await press('Record transfer');
    await userEvent.click(screen.getByRole('combobox', { name: /How it was paid/ }));
    await userEvent.click(screen.getByRole('option', { name: 'By bank transfer' }));
    await press('Record transfer');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.body).toEqual({ action: 'record-transfer', paidBy: 'bank' });
  });
});
