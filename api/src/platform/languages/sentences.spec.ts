import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { decimalsAllowed } from '../../kernel/money.js';
import { CURRENCIES } from '../../kernel/world/currencies.js';
import { translated } from './folders.js';
import { tongueOf } from './tongues.js';

/** How many decimals amounts have, in every currency there is. */
const ALLOWED = [...new Set(CURRENCIES.map(({ code }) => decimalsAllowed(Currency.of(code))))];

describe.each(translated())('words of the shop within sentences in %s', (tag) => {
  const tongue = tongueOf(tag);

  it.each(ALLOWED)('says %s of amounts', (allowed) => {
    const [cost, more, value] = [
      `Cost must be 0 or more, with ${allowed}`,
      `A limit must be a number above 0 with ${allowed}`,
      `10.505 is not an amount with ${allowed}`,
    ].map((sentence) => tongue.sentence(sentence));
    expect([cost, more, value].join(' ')).not.toMatch(/decimals\b|\bat most\b|must/);
    expect(value).toContain('10.505');
    expect(cost).toContain(tongue.sentence(allowed));
  });

  it('says the states of arrivals', () => {
    for (const state of ['draft', 'sent', 'partly', 'received', 'closed', 'cancelled']) {
      const said = tongue.finding(`${state}, on the way 3, come 4`);
      expect(said).toMatch(/(?=.*3).*4/);
      expect(said.split(/[\s,،]/)).not.toContain(state);
    }
  });

  it('says what sums are of, how long they last, and the ways of an order', () => {
    const sum = tongue.finding('sum of product MUG-1 of the month 2026-11-01');
    expect(sum).toMatch(/(?=.*MUG-1).*2026-11-01/);
    expect(sum).not.toMatch(/month|product /);
    const ways = tongue.finding('gift-card, tenders by store-credit, gift-card');
    expect(ways).not.toMatch(/gift-card|store-credit|tenders/);
    expect(tongue.finding('in EUR, posting in USD')).not.toContain('posting');
  });
});
