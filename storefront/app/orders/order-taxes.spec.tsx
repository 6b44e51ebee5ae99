import { afterEach, describe, it, jest } from '@jest/globals';
import { endSession } from '../platform/session/session';
import { order } from '../testing/goods';
import { openShop, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

describe('the page of an order whose tax a business owes', () => {
  it.each([
    [false, 'Reverse charge', 'Reverse charge: you owe the VAT'],
    [
      true,
      'Intra-Community supply',
      'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)',
    ],
  ])('says why, within the EU: %s', async (intraCommunity, taken, why) => {
    const adjustments = [{ kind: 'tax' as const, label: taken, amount: -3.98 }];
    const receipt = { ...order.receipt, adjustments, reverseCharge: true, intraCommunity };
    openShop({ getOrder: { status: 200, body: { success: true, data: { ...order, receipt } } } });
    await visit('/orders/o1');
    await reads('Summary', taken, '−$3.98', why);
  });
});
