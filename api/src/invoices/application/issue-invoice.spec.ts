import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { Order } from '../../orders/domain/order.js';
import { aDraft, aLine, NOW } from '../../orders/testing/order-builder.js';
import { issuing } from '../testing/issuing.js';

const free = Money.zero;

/** An order of which a coupon has taken everything off. */
async function ofNothing(status: Order['status']) {
  const scene = await issuing();
  const line = aLine({ listPrice: free, unitPrice: free });
  const order = Object.assign(Order.place(aDraft({ id: 'free', lines: [line] }), ['line'], NOW), { status });
  await scene.orders.save(order);
  return scene;
}

describe('the invoice of an order', () => {
  it('is given as soon as any money has come in, and is the same whenever it is asked for', async () => {
    const { issueInvoice, orderId, invoices } = await issuing({ captured: Money.ofCents(1) });
    const first = await issueInvoice.issueInvoice(orderId);
    expect(first).toMatchObject({ orderId, number: 1 });
    expect([await issueInvoice.issueInvoice(orderId), invoices.all.length]).toEqual([first, 1]);
  });

  it('is none before money has come in, nor for an order that nobody knows', async () => {
    const { issueInvoice, orderId, invoices } = await issuing({ captured: free });
    expect(await issueInvoice.issueInvoice(orderId)).toBeUndefined();
    expect(await issueInvoice.issueInvoice('unknown')).toBeUndefined();
    expect(invoices.all).toEqual([]);
  });

  it('is none for an order that was confirmed, but has not been paid', async () => {
    const { issueInvoice, orderId, invoices } = await issuing({ captured: free, status: 'processing' });
    expect([await issueInvoice.issueInvoice(orderId), invoices.all]).toEqual([undefined, []]);
  });

  it('stays when the order is cancelled after it was paid', async () => {
    const { issueInvoice, orderId } = await issuing({ status: 'cancelled' });
    expect(await issueInvoice.issueInvoice(orderId)).toMatchObject({ number: 1 });
  });

  it('is given for nothing once an order that costs nothing is confirmed', async () => {
    for (const status of ['processing', 'shipped', 'delivered'] as const)
      expect(await (await ofNothing(status)).issueInvoice.issueInvoice('free')).toMatchObject({
        orderId: 'free',
      });
    for (const status of ['pending', 'cancelled'] as const)
      expect(await (await ofNothing(status)).issueInvoice.issueInvoice('free')).toBeUndefined();
  });

  it('stays when an order that costs nothing is cancelled after it was confirmed', async () => {
    const { issueInvoice, orders } = await ofNothing('processing');
    const first = await issueInvoice.issueInvoice('free');
    await orders.save(Object.assign((await orders.find('free')) ?? {}, { status: 'cancelled' }) as Order);
    expect(await issueInvoice.issueInvoice('free')).toEqual(first);
  });
});
