import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dialogOf, draft, line, openArrival as open, order, posts, press } from '../testing/arrival';

describe('the page of a purchase order', () => {
  it('says at which product a step is refused', async () => {
    const errors = [{ field: 'lines.0.variantId', message: 'Give it a stock first' }];
    open(({ method }) =>
      method === 'POST' ? { status: 409, body: { message: 'Not counted', errors } } : { body: draft },
    );
    const dialog = await dialogOf('Mark as ordered');
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as ordered' }));
    expect(await dialog.findByText('Give it a stock first')).toBeVisible();
    expect(dialog.getByText('Linen Shirt, M')).toBeVisible();
  });

  it('is ordered as it was seen; what somebody has changed meanwhile is told before', async () => {
    let now = draft;
    const sent = open(({ method, body }) => {
      const isStale = method === 'POST' && (body as { version: number }).version !== now.version;
      return isStale
        ? { status: 412, body: { message: 'Load it again.', code: 'arrival_changed' } }
        : { body: now };
    });
    const dialog = await dialogOf('Mark as ordered');
    now = { ...draft, version: 4, pieces: 512, lines: [{ ...line, received: 0, quantity: 512 }] };
    // whoever comes back to the window has the page read anew under the dialog
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/a1')).length).toBeGreaterThan(1));
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as ordered' }));
    expect(await dialog.findByText('Somebody else changed this meanwhile')).toBeVisible();
    expect(await dialog.findByText(/^Products: .*512 × Linen Shirt, M.*before.*12 × Linen/)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as ordered' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(sent).map(({ body }) => body)).toEqual([{ version: 3 }, { version: 4 }]);
  });

  it('asks whose change of a draft goes on', async () => {
    const theirs = { ...draft, version: 4, note: 'By ship' };
    let now = draft;
    const sent = open(({ method, headers }) => {
      if (method !== 'PUT' || headers.get('If-Match') === '"4"') return { body: now };
      now = theirs;
      return { status: 412, body: { message: 'Load it again.', code: 'arrival_changed' } };
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Edit' }));
    fireEvent.change(await screen.findByLabelText('Reference'), { target: { value: 'B-1' } });
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('By ship')).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    await press('Save');
    await waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    const saved = sent.findLast(({ method }) => method === 'PUT');
    expect(saved?.body).toMatchObject({ reference: 'B-1', note: 'By ship', lines: [{ quantity: 12 }] });
  });

  it('asks before the rest is called off', async () => {
    const sent = open(({ method }) => ({ body: method === 'POST' ? { ...order, status: 'closed' } : order }));
    await screen.findByText('Partly received');
    const dialog = await dialogOf('Close order');
    fireEvent.click(dialog.getByRole('button', { name: 'Close order' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/purchase-orders/a1/close',
        body: { version: 3 },
      }),
    );
  });

  it('offers nothing to whoever may only see it', async () => {
    open(undefined, 'purchases.read');
    await screen.findByText('Partly received');
    for (const name of ['Receive', 'Close order']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });
});
