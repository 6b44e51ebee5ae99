import { describe, expect, it } from '@jest/globals';
import type { BundlePart } from '../../kernel/bundle.js';
import { InMemoryOrderParcels } from '../../orders/testing/in-memory-order-parcels.js';
import { InMemoryOrders } from '../../orders/testing/in-memory-orders.js';
import { aLine, anOrder } from '../../orders/testing/order-builder.js';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { PiecesToSend } from '../../orders/application/to-send.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { PackingPrinter, PrintPackingPapers, type PackingSlip, type PickedLine } from './packing-papers.js';

const SHOP = { name: 'Duka', address: '', supportEmail: '', taxNumber: '' };
const [LAMP, MUG, JAR] = ['lamp', 'mug', 'jar'];
const line = (variantId: string, sku: string, quantity: number) =>
  aLine({ variantId, sku, name: variantId, options: {}, quantity });

class Noted extends PackingPrinter {
  slipped: readonly PackingSlip[] = [];
  picked: readonly PickedLine[] = [];
  count = 0;

  override slips(slips: readonly PackingSlip[]): Promise<Uint8Array> {
    this.slipped = slips;
    return Promise.resolve(new Uint8Array());
  }

  override pickList(lines: readonly PickedLine[], orders: number): Promise<Uint8Array> {
    [this.picked, this.count] = [lines, orders];
    return Promise.resolve(new Uint8Array());
  }
}

async function desk(left: Record<string, readonly PiecesToSend[]>, orders: readonly Order[]) {
  const kept = new InMemoryOrders();
  for (const order of orders) {
    const entry = {
      orderId: order.id,
      event: 'placed',
      from: null,
      to: 'pending',
      actor: SYSTEM,
      message: '',
    };
    await kept.add(order, entry);
  }
  const printer = new Noted();
  const parcels = new InMemoryOrderParcels(kept);
  const toSend = { of: () => Promise.resolve(new Map(Object.entries(left))) };
  const seller = { read: () => Promise.resolve(SHOP) };
  return { printer, papers: new PrintPackingPapers(kept, toSend, seller, printer, parcels), parcels };
}

const order = (id: string, lines: ReturnType<typeof line>[], status = 'processing') =>
  Object.assign(anOrder({ id, lines }), { status });
const pieces = (variantId: string, quantity: number) => ({ variantId, quantity });

describe('a pick list', () => {
  it('adds up what is left to send, by article number as people count, with the orders of each', async () => {
    const orders = [
      order('order-a', [line(LAMP, 'A-10', 3), line(MUG, 'A-9', 1)]),
      order('order-b', [line(LAMP, 'A-10', 2)]),
    ];
    const left = { 'order-a': [pieces(LAMP, 2), pieces(MUG, 1)], 'order-b': [pieces(LAMP, 2)] };
    const { printer, papers } = await desk(left, orders);
    expect((await papers.printPickList(['order-a', 'order-b'])).fileName).toBe('pick-list.pdf');
    expect(printer.picked.map(({ sku, quantity, orders: of }) => [sku, quantity, of])).toEqual([
      ['A-9', 1, ['ORDER-A']],
      ['A-10', 4, ['ORDER-A', 'ORDER-B']],
    ]);
    expect(printer.count).toBe(2);
  });

  it('leaves out orders that do not wait to be sent', async () => {
    const states = ['pending', 'shipped', 'cancelled', 'processing'];
    const orders = states.map((state) => order(`order-${state}`, [line(JAR, 'J', 1)], state));
    const left = Object.fromEntries(orders.map(({ id }) => [id, [pieces(JAR, 1)]]));
    const { printer, papers } = await desk(left, orders);
    await papers.printPickList(orders.map(({ id }) => id));
    expect(printer.picked.map(({ quantity }) => quantity)).toEqual([1]);
    expect(printer.count).toBe(1);
  });

  it('is refused with an order that the shop does not have', async () => {
    const { papers } = await desk({}, []);
    await expect(papers.printPickList(['unknown'])).rejects.toBeInstanceOf(OrderNotFound);
    await expect(papers.printSlips(['unknown'])).rejects.toBeInstanceOf(OrderNotFound);
  });
});

describe('what a bundle is made of', () => {
  const parts: BundlePart[] = [
    { variantId: MUG, sku: 'M', name: 'mug', options: {}, quantity: 2 },
    { variantId: JAR, sku: 'J', name: 'jar', options: { Size: 'L' }, quantity: 1 },
  ];
  const box = (quantity: number) => aLine({ ...line('box', 'B', quantity), parts });
  const orders = [order('order-a', [box(3), line(MUG, 'M', 1)])];
  const left = { 'order-a': [pieces('box', 2), pieces(MUG, 1)] };

  it('is fetched from the shelves with everything else that lies there, its order named once', async () => {
    const { printer, papers } = await desk(left, orders);
    await papers.printPickList(['order-a']);
    expect(printer.picked.map(({ sku, quantity, orders: of }) => [sku, quantity, of])).toEqual([
      ['J', 2, ['ORDER-A']],
      ['M', 5, ['ORDER-A']],
    ]);
  });

  it('stands on the packing slip below it, for all of its pieces', async () => {
    const { printer, papers } = await desk(left, orders);
    await papers.printSlips(['order-a']);
    expect(printer.slipped[0]?.lines).toMatchObject([
      {
        sku: 'B',
        quantity: 2,
        parts: [
          { sku: 'M', quantity: 4 },
          { sku: 'J', quantity: 2 },
        ],
      },
      { sku: 'M', quantity: 1 },
    ]);
  });
});

describe('packing slips', () => {
  it('hold what is left to send of each order, in the order that was asked for', async () => {
    const orders = [
      order('order-a', [line(LAMP, 'L', 3), line(MUG, 'M', 1)]),
      order('order-b', [line(MUG, 'M', 1)]),
    ];
    const { printer, papers } = await desk({ 'order-a': [pieces(LAMP, 2)] }, orders);
    await papers.printSlips(['order-b', 'order-a']);
    expect(
      printer.slipped.map(({ order: { id }, lines }) => [id, lines.map(({ quantity }) => quantity)]),
    ).toEqual([
      ['order-b', []],
      ['order-a', [2]],
    ]);
  });
});
