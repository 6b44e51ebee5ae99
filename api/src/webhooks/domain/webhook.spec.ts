import { describe, expect, it } from '@jest/globals';
import { EVENT_TYPES } from '../../kernel/event-types.js';
import { PatternTaken } from './refusals.js';
import { ALL_OF, checkTypes, hasTaken, PATIENCE_SECONDS, pauseAfter, wants } from './webhook.js';

describe('what a webhook is told of', () => {
  it('is what it chose, or all of a thing', () => {
    expect(wants(['order.paid'], 'order.paid')).toBe(true);
    expect(wants(['order.paid'], 'order.placed')).toBe(false);
    expect(wants(['order.*'], 'order.invented_later')).toBe(true);
    expect(wants(['order.*'], 'orders.paid')).toBe(false);
    expect(EVENT_TYPES.filter((type) => ALL_OF.filter((all) => wants([all], type)).length !== 1)).toEqual([]);
    expect(new Set(EVENT_TYPES).size).toBe(EVENT_TYPES.length);
  });

  it('is not said twice', () => {
    expect(() => checkTypes(['order.*', 'order.paid'])).toThrow(PatternTaken);
    expect(() => checkTypes(['order.*', 'stock.changed'])).not.toThrow();
  });
});

describe('what does not arrive', () => {
  it('is tried soon at first, then ever more seldom, and within three days more than ten times', () => {
    const pauses = Array.from({ length: 20 }, (_, failures) => pauseAfter(failures + 1));
    expect(pauses.slice(0, 8)).toEqual([5, 60, 300, 1_800, 7_200, 18_000, 36_000, 36_000]);
    let seconds = 0;
    const tries = pauses.filter((pause) => (seconds += pause) <= PATIENCE_SECONDS);
    expect(tries.length).toBeGreaterThanOrEqual(10);
  });

  it('is all but 2xx', () => {
    const taken = [200, 204, 299].every(hasTaken);
    expect([taken, [null, 0, 100, 199, 300, 302, 404, 410, 500].some(hasTaken)]).toEqual([true, false]);
  });
});
