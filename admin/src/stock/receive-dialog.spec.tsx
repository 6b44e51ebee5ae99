import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apart } from '../layout/apart';
import { faultsOf } from '../testing/as-documented';
import { dialogOf, line, openArrival as open, order, posts } from '../testing/arrival';

const WAY = `From ${apart('Kampala Textiles')} to ${apart('Main place')} · 4 of 12 received`;
const socks = { ...line, variantId: '01942302-162e-7e20-991c-8f78a5902538', name: 'Wool Socks', sku: 'WS' };
const two = { ...order, lines: [line, { ...socks, onTheWay: 5 }] };
const keysOf = (sent: Parameters<typeof posts>[0]) =>
  posts(sent).map(({ headers }) => headers.get('Idempotency-Key'));

describe('what has arrived', () => {
  it('books what has arrived with the version that was seen, and marks what cannot be so', async () => {
    const sent = open();
    expect(await screen.findByText(WAY)).toBeVisible();
    expect(screen.getByText(`${apart('LS-M')} · 1 refused`)).toBeVisible();
    const dialog = await dialogOf('Receive');
    const [arrived, refused] = [dialog.getByLabelText('Arrived, of 7'), dialog.getByLabelText('Refused')];
    expect(arrived).toHaveValue(7);
    fireEvent.change(refused, { target: { value: '7' } });
    expect(arrived).toHaveValue(0);
    fireEvent.change(refused, { target: { value: '1' } });
    expect(arrived).toHaveValue(6);
    fireEvent.change(arrived, { target: { value: '99' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(await dialog.findByText('Look at the marked counts')).toBeVisible();
    expect(dialog.getAllByText('Together at most 7')).toHaveLength(2);
    expect(posts(sent)).toEqual([]);
    fireEvent.change(arrived, { target: { value: '3' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
    const [posted] = posts(sent);
    expect(posted).toMatchObject({
      path: '/purchase-orders/a1/receive',
      body: { version: 3, lines: [{ variantId: line.variantId, received: 3, lost: 1 }] },
    });
    expect(posted && faultsOf(posted)).toEqual([]);
  });

  it('keeps what was counted over what somebody else has unpacked meanwhile', async () => {
    let now = order;
    const sent = open(({ method }) => {
      if (method !== 'POST') return { body: now };
      now = { ...order, version: 4, lines: [{ ...line, received: 8, onTheWay: 3 }] };
      return { status: 412, body: { message: 'Load it again.', code: 'arrival_changed' } };
    });
    const dialog = await dialogOf('Receive');
    fireEvent.change(dialog.getByLabelText('Arrived, of 7'), { target: { value: '4' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(await dialog.findByText('3 on the way now, 7 before')).toBeVisible();
    expect(dialog.getByText('Somebody else changed this meanwhile')).toBeVisible();
    const arrived = dialog.getByLabelText('Arrived, of 3');
    expect(arrived).toHaveValue(4);
    expect(dialog.getAllByText('Together at most 3')).toHaveLength(2);
    fireEvent.change(arrived, { target: { value: '2' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
    expect(posts(sent)[1]?.body).toMatchObject({ version: 4, lines: [{ received: 2, lost: 0 }] });
    const keys = posts(sent).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('is sent again as it was while nobody has answered, whatever the page has read meanwhile', async () => {
    let now = order;
    let isAway = true;
    const sent = open(({ method }) => {
      if (method !== 'POST') return { body: now };
      // booked, but the answer is lost on the way
      now = { ...order, version: 4, lines: [{ ...line, received: 8, onTheWay: 3 }] };
      return isAway ? undefined : { body: now };
    });
    const dialog = await dialogOf('Receive');
    fireEvent.change(dialog.getByLabelText('Arrived, of 7'), { target: { value: '4' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    expect(await dialog.findByText(/Whether it was done is not known/)).toBeVisible();
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/a1')).length).toBeGreaterThan(1));
    expect(dialog.queryByText('Somebody else changed this meanwhile')).toBeNull();
    expect(dialog.getByLabelText('Arrived, of 7').closest('[inert]')).not.toBeNull();
    isAway = false;
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(sent).map(({ body }) => body)).toEqual([
      { version: 3, lines: [{ variantId: line.variantId, received: 4, lost: 0 }] },
      { version: 3, lines: [{ variantId: line.variantId, received: 4, lost: 0 }] },
    ]);
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  it('is all or nothing of several products with one press', async () => {
    open(() => ({ body: two }));
    const dialog = await dialogOf('Receive');
    const arrived = () => dialog.getAllByLabelText(/^Arrived, of/);
    fireEvent.click(dialog.getByRole('button', { name: 'None of these have arrived' }));
    expect(arrived().map((field) => (field as HTMLInputElement).value)).toEqual(['0', '0']);
    fireEvent.click(dialog.getByRole('button', { name: 'All of these have arrived' }));
    expect(arrived().map((field) => (field as HTMLInputElement).value)).toEqual(['7', '5']);
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Back' }), { key: 'Escape' });
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('says a fault at its product, also where another one is not sent', async () => {
    const errors = [{ field: 'lines.0.received', message: 'Give it a stock first' }];
    const sent = open(({ method }) =>
      method === 'POST' ? { status: 409, body: { message: 'Not counted', errors } } : { body: two },
    );
    const dialog = await dialogOf('Receive');
    fireEvent.change(dialog.getByLabelText('Arrived, of 7'), { target: { value: '0' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Receive' }));
    const fault = await dialog.findByText('Give it a stock first');
    expect(fault.closest('[role="group"]')).toHaveAccessibleName('Wool Socks');
    expect(posts(sent)[0]?.body).toEqual({
      version: 3,
      lines: [{ variantId: socks.variantId, received: 5, lost: 0 }],
    });
  });
});
