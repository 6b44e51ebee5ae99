import { expect, it } from '@jest/globals';
import { readDraftQuote, stateOn, totalOf, type DraftQuote } from './draft-quote.js';

const QUOTE: DraftQuote = {
  ...{ state: 'sent', until: '2026-12-05', tokenHash: 'hash', totalCents: 1_250, currency: 'EUR' },
  ...{ note: '', word: '', sentAt: '2026-11-28T10:00:00.000Z', answeredAt: null, agreed: null },
};

it('the total of a quote is the same as the first ones had it, in decimals', () => {
  const { totalCents: _, ...before } = QUOTE;
  expect(readDraftQuote({ ...before, total: 12.5 })).toEqual(QUOTE);
  expect(readDraftQuote({ ...before, total: 1_250, currency: 'JPY' })).toMatchObject({ totalCents: 1_250 });
  expect(totalOf(readDraftQuote(QUOTE)).toDecimal()).toBe(12.5);
});

it('a quote is over the day after its last', () => {
  expect([stateOn(QUOTE, '2026-12-05'), stateOn(QUOTE, '2026-12-06')]).toEqual(['sent', 'over']);
  expect(stateOn({ ...QUOTE, state: 'declined' }, '2026-12-06')).toBe('declined');
});
