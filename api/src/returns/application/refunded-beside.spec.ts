import { describe, expect, it } from '@jest/globals';
import { delivered } from '../testing/returning.js';

const STAFF = { kind: 'staff', id: 'sam' } as const;
const JACKET = '01990000-0000-7000-8000-000000000002';
const jackets = (quantity: number) => ({ variantId: JACKET, quantity, restock: true });

/** Both jackets of an order come back; `beside` of them staff has refunded on the page of the order. */
async function refunded(beside: number) {
  const { order, request, handle, commands, events } = await delivered();
  const { id } = await request.requestReturn(
    { orderId: order.id, lines: [jackets(2)], reason: 'damaged', comment: '', handover: 'drop_off' },
    order.accountId,
  );
  await handle.approve(id, '', STAFF);
  commands.refundedBeside = beside;
  const got = await handle.receive(id, [jackets(2)], STAFF);
  const done = await handle.refund(id, STAFF, null);
  const letters = events.map(({ topic, payload }) => [topic, payload['reason']]);
  return { got, done, commands, letters };
}

describe('a return whose pieces staff has refunded beside it', () => {
  it('gives back what is left, and puts all of it on the shelf', async () => {
    const { got, done, commands } = await refunded(1);
    expect([got.amount.cents, done.amount.cents, done.state]).toEqual([9_000, 9_000, 'refunded']);
    expect(commands.asked).toMatchObject([{ lines: [jackets(1)] }]);
    expect(commands.shelved).toEqual([jackets(1)]);
  });

  it('is received and ended without money, which no letter speaks of', async () => {
    const { got, done, commands, letters } = await refunded(2);
    expect([got.amount.cents, done]).toMatchObject([0, { state: 'refunded', refundIds: [] }]);
    expect([commands.asked, commands.shelved]).toEqual([[], [jackets(2)]]);
    expect(letters.slice(-2)).toEqual([
      ['return.received', 'refunded_before'],
      ['return.refunded', 'refunded_before'],
    ]);
  });
});
