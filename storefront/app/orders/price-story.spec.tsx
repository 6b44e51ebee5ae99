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
    await press('How this price came about');
    await reads('Lamp × 1', 'Sale · version 3', '−$2.50', 'incl. VAT 19% · version 7', 'Parcel · version 2');
    await press('Hide how this price came about');
    expect(document.body).not.toHaveTextContent('Lamp × 1');
  });
});
