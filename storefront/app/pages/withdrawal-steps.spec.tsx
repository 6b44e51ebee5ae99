import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { action } from './withdrawal-page';
import { answers } from '../testing/goods';
import { fill, openShop, press, reads } from '../testing/shop';
import { AnybodysWithdrawal } from '../orders/anybodys-withdrawal';

afterEach(() => void jest.restoreAllMocks());

const values = { name: 'Wilma', email: 'wilma@example.com', orderNumber: '9F3A1C70', items: '1 × Lamp' };
const body = {
  ...{ success: true, message: 'A receipt is on its way.' },
  data: { ...values, receivedAt: '2026-11-28T10:00:00.000Z' },
};
const api = {
  getShop: {
    status: 200,
    body: { success: true, data: { ...(answers['getShop'] as { data: object }).data, euRules: true } },
  },
};

async function toConfirmation(): Promise<void> {
  openShop({ ...api, stateWithdrawal: { status: 201, body } });
  render(<AnybodysWithdrawal />);
  await fill(/^Order number/, values.orderNumber);
  await fill(/name/i, values.name);
  await fill(/^Email/, values.email);
  await press('Continue');
  await reads('hereby withdraw from my contract of sale');
}

describe('the two steps of a withdrawal', () => {
  it('end at the heading of the receipt, where reading goes on', async () => {
    await toConfirmation();
    await press('Confirm withdrawal');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'We have received your withdrawal' })).toHaveFocus(),
    );
  });

  it('go back with what was typed, by the script or by the page itself', async () => {
    await toConfirmation();
    const back = screen.getByRole('button', { name: 'Change something' });
    expect(back).toHaveAttribute('type', 'submit');
    const form = new FormData(back.closest('form') ?? undefined, back);
    expect([form.get('step'), form.get('name')]).toEqual(['stated', values.name]);
    await press('Change something');
    expect(screen.getByLabelText(/^Order number/)).toHaveValue(values.orderNumber);
    expect(screen.getByRole('heading', { name: /ithdraw/ })).toHaveFocus();
  });

  it('lead back to the field that the shop refuses', async () => {
    await toConfirmation();
    const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
    openShop({ ...api, stateWithdrawal: { status: 400, body: { message: 'No.', errors } } });
    await press('Confirm withdrawal');
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(errors[0]?.message ?? '');
  });

  it.each([
    ['stated', 'stated'],
    ['', 'confirm'],
    ['confirmed', 'done'],
  ])('are answered without scripts: the button %j leads to %s', async (step, next) => {
    openShop({ ...api, stateWithdrawal: { status: 201, body } });
    const sent = new URLSearchParams({ ...values, step });
    const request = new Request('http://localhost/withdrawal', { method: 'POST', body: sent });
    const { data } = await action({ request } as Parameters<typeof action>[0]);
    expect(data).toMatchObject({ step: next, values });
  });
});
