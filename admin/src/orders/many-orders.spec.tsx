import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import { answerWith, show, type Answer } from '../testing/panel';
import { ManyOrders, ManyUnderWay, type ManyStep } from './many-orders';

const orders = Array.from({ length: 12 }, (_, index) => ({ id: `order-${String(index).padStart(8, '0')}` }));
const ids = orders.map(({ id }) => id);

const List = () => {
  const list = useList({ data: orders, resource: 'orders' });
  const [under, begin] = useState<ManyStep | null>(null);
  return (
    <ListContextProvider value={list}>
      <button onClick={() => list.onSelect(ids)}>Tick all</button>
      <p>{`${list.selectedIds.length} ticked`}</p>
      <ManyOrders begin={begin} />
      {under && <ManyUnderWay under={under} onClose={() => begin(null)} />}
    </ListContextProvider>
  );
};
const refused = {
  ok: false,
  code: 'order_transition_refused',
  message: 'Carrier and tracking number are required.',
};
const passed = { ok: true, isChanged: true };

async function desk(answer: (sent: string[]) => Answer) {
  const sent = answerWith(({ path, body }) => {
    if (!path.startsWith('/fulfilment/')) return undefined;
    const { orders: asked } = body as { orders: (string | { orderId: string })[] };
    return answer(asked.map((one) => (typeof one === 'string' ? one : one.orderId)));
  });
  show(
    <ResourceContextProvider value="orders">
      <List />
    </ResourceContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tick all' }));
  return sent;
}

describe('many orders that are ticked', () => {
  it('are shipped ten at a time; who did not pass is named with the reason and stays ticked', async () => {
    const sent = await desk((asked) => ({
      body: {
        results: asked.map((orderId) => ({ orderId, ...(orderId === ids[11] ? refused : passed) })),
      },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Ship…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ship 12 orders?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ship' }));
    expect(await within(dialog).findByText('12 of 12: 11 shipped, 1 not')).toBeVisible();
    expect(within(dialog).getByRole('list', { name: 'Not done' })).toHaveTextContent(
      '#00000011: Carrier and tracking number are required.',
    );
    const calls = sent.filter(({ path }) => path === '/fulfilment/shipments');
    expect(calls.map(({ body }) => (body as { orders: unknown[] }).orders.length)).toEqual([10, 2]);
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1 ticked')).toBeVisible();
  });

  it('go by the numbers that are typed or scanned, one Enter after the other', async () => {
    const sent = await desk((asked) => ({
      body: { results: asked.map((orderId) => ({ orderId, ...passed })) },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Ship…' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Type tracking numbers' }));
    await userEvent.type(within(dialog).getByLabelText('Carrier'), 'DHL');
    await userEvent.click(within(dialog).getByLabelText('Number of #00000000'));
    await userEvent.keyboard('JD0{Enter}JD1{Enter}');
    expect(within(dialog).getByLabelText('Number of #00000002')).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ship' }));
    await within(dialog).findByText('12 of 12: 12 shipped');
    const [first] = sent.filter(({ path }) => path === '/fulfilment/shipments');
    expect((first?.body as { orders: unknown[] }).orders.slice(0, 3)).toEqual([
      { orderId: ids[0], carrier: 'DHL', trackingNumber: 'JD0' },
      { orderId: ids[1], carrier: 'DHL', trackingNumber: 'JD1' },
      { orderId: ids[2] },
    ]);
  });

  it('go on where the server was lost, under the same key, and nothing is done twice', async () => {
    let isLost = true;
    const sent = await desk((asked) => {
      const lost = isLost && asked.includes(ids[10] ?? '');
      return lost
        ? { status: 503, body: { code: 'busy', message: 'The shop is busy.' } }
        : { body: { results: asked.map((orderId) => ({ orderId, ...passed })) } };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Ship…' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ship' }));
    expect(await within(dialog).findByText('The shop is busy.')).toBeVisible();
    expect(within(dialog).getByText('10 of 12: 10 shipped')).toBeVisible();
    expect(within(dialog).getByText(/^Whether it was done is not known/)).toBeVisible();
    isLost = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
    expect(await within(dialog).findByText('12 of 12: 12 shipped')).toBeVisible();
    const keys = sent
      .filter(({ path }) => path === '/fulfilment/shipments')
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[1], keys[1]]);
  });

  it('get labels by the rate that was chosen, and all of them stay ticked to be shipped', async () => {
    const sent = await desk((asked) => ({
      body: { results: asked.map((orderId) => ({ orderId, ...passed })) },
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Buy labels…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buy labels for 12 orders?' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'The fastest rate of each' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Buy labels' }));
    expect(await within(dialog).findByText('12 of 12: 12 with a label')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Download the labels' })).toBeVisible();
    const calls = sent.filter(({ path }) => path === '/fulfilment/labels');
    expect(calls.map(({ body }) => (body as { choose: string }).choose)).toEqual([
      'fastest',
      'fastest',
      'fastest',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByText('12 ticked')).toBeVisible();
  });
});
