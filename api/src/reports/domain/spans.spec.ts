import { describe, expect, it } from '@jest/globals';
import { daysBetween, plusDays } from '../../kernel/world/days.js';
import { spansOf, type Span } from './spans.js';

const daysIn = ({ span, first, last }: Span): string[] => {
  const end = span === 'day' ? last : plusDays(`${plusDays(last, 31).slice(0, 7)}-01`, -1);
  return Array.from({ length: daysBetween(first, end) }, (_, index) => plusDays(first, index));
};

describe('a period in the fewest sums', () => {
  it.each([
    ['a day', '2026-03-10', '2026-03-10', [['day', '2026-03-10', '2026-03-10']]],
    ['a whole month', '2026-02-01', '2026-02-28', [['month', '2026-02-01', '2026-02-01']]],
    ['days of two months', '2026-02-27', '2026-03-02', [['day', '2026-02-27', '2026-03-02']]],
    [
      'a year from the middle of a month',
      '2025-11-29',
      '2026-11-28',
      [
        ['month', '2025-12-01', '2026-10-01'],
        ['day', '2025-11-29', '2025-11-30'],
        ['day', '2026-11-01', '2026-11-28'],
      ],
    ],
    ['a calendar year', '2026-01-01', '2026-12-31', [['month', '2026-01-01', '2026-12-01']]],
  ])('is of %s', (_, first, last, spans) => {
    expect(spansOf({ first, last }).map((one) => [one.span, one.first, one.last])).toEqual(spans);
  });

  it('has each day once', () => {
    for (let length = 1; length < 420; length += 7)
      for (const first of ['2024-01-31', '2024-02-01', '2024-02-29', '2025-12-31', '2026-06-15']) {
        const last = plusDays(first, length - 1);
        const days = spansOf({ first, last }).flatMap(daysIn).toSorted();
        expect(days).toEqual(daysIn({ span: 'day', first, last }));
      }
  });
});
