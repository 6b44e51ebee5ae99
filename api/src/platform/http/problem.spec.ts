import { describe, expect, it } from '@jest/globals';
import { problem } from './problem.js';

const told = (code: string) => {
  const { code: now, legacyCode } = problem({ status: 409, code, message: 'No.' }, '/x', 'request-1');
  return [now, legacyCode];
};

describe('the code of a problem', () => {
  it.each([
    ['price_changed', 'PRICE_CHANGED'],
    ['out_of_stock', 'OUT_OF_STOCK'],
    ['item_unavailable', 'ITEM_UNAVAILABLE'],
    ['refund_too_large', 'REFUND_TOO_LARGE'],
    ['refund_too_many', 'REFUND_TOO_MANY'],
    ['nothing_to_restock', 'NOTHING_TO_RESTOCK'],
  ])('%s has its earlier spelling beside it', (code, legacyCode) => {
    expect(told(code)).toEqual([code, legacyCode]);
  });

  it('has none beside it that never had another spelling', () => {
    const problems = problem({ status: 404, code: 'not_found', message: 'No.' }, '/x', 'request-1');
    expect(problems).not.toHaveProperty('legacyCode');
  });
});
