import { describe, expect, it } from '@jest/globals';
import { TimeOrderedIds } from '../../platform/time-ordered-ids.js';
import { InMemoryOrders } from '../testing/in-memory-orders.js';
import { anOrder } from '../testing/order-builder.js';
import { NewOrderId } from './new-order-id.js';

/** Ids that end so, one after the other. */
const ending = (...ends: string[]) => {
  const ids = ends.map((end) => `0194242c-c4dc-74a5-8894-e602${end}`);
  return { next: () => ids.shift() ?? 'none left' };
};

describe('the id of a new order', () => {
  it('has a number that no other order has', async () => {
    const asked: string[] = [];
    const isNumberFree = (id: string) => Promise.resolve(asked.push(id.slice(-8)) > 2);
    const orders = Object.assign(new InMemoryOrders(), { isNumberFree });
    const id = await new NewOrderId(orders, ending('aaaa0001', 'aaaa0002', 'aaaa0003')).next();
    expect([id.slice(-8), asked]).toEqual(['aaaa0003', ['aaaa0001', 'aaaa0002', 'aaaa0003']]);
  });

  it('has a number that no spreadsheet takes for a number', async () => {
    const likeNumbers = [
      '75455842',
      '71e29229',
      '33e19342',
      '00000000',
      '0e000000',
      '1234567e'.replace(/.$/, '8'),
    ];
    const ids = ending(...likeNumbers, '111414e6', '111e14e6');
    expect((await new NewOrderId(new InMemoryOrders(), ids).next()).slice(-8)).toBe('111e14e6');
  });

  // SEPA Credit Transfer, the Latin character set of EPC217-08: letters and digits pass every bank
  it('has a number that every bank carries unchanged', async () => {
    const id = await new NewOrderId(new InMemoryOrders(), new TimeOrderedIds()).next();
    expect(anOrder({ id }).number).toMatch(/^[0-9A-F]{8}$/);
  });
});
