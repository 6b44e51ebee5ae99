import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { endSession } from '../platform/session/session';
import { openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

describe('how a price came about', () => {
  it('is told by step and rule when it is asked for, and hidden again', async () => {
    const asked = openShop();
    await visit('/orders/o1');
    await reads('Summary');
    expect(asked).not.toContain('getReceipt');
    await press('Price details');
    await reads('Lamp × 1', 'Sale', '−$2.50', 'incl. VAT 19%', 'Parcel');
    await press('Hide price details');
    expect(document.body).not.toHaveTextContent('Lamp × 1');
  });
});
