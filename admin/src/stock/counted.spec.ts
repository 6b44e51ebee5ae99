import { describe, expect, it } from '@jest/globals';
import { countOf, shownAt, typedAt, type AllTyped } from './counted';

const line = { variantId: 'v1', onTheWay: 7 };
const after = (...parts: Parameters<typeof typedAt>[2][]): AllTyped =>
  parts.reduce<AllTyped>((all, part) => typedAt(all, line, part), {});

describe('what is counted of a line that arrives', () => {
  it('is all of it until somebody says otherwise', () => {
    expect(shownAt({}, line)).toEqual({ received: '7', lost: '0' });
    expect(countOf(after({ lost: '2' }), line)).toEqual({ received: 5, lost: 2 });
  });

  it('comes back when a slip is corrected', () => {
    expect(countOf(after({ lost: '7' }), line)).toEqual({ received: 0, lost: 7 });
    expect(countOf(after({ lost: '7' }, { lost: '1' }), line)).toEqual({ received: 6, lost: 1 });
    expect(countOf(after({ lost: '12' }, { lost: '' }), line)).toEqual({ received: 7, lost: 0 });
  });

  it('stays as it was typed', () => {
    const typed = after({ received: '3' }, { lost: '2' });
    expect([shownAt(typed, line), countOf(typed, line)]).toEqual([
      { received: '3', lost: '2' },
      { received: 3, lost: 2 },
    ]);
    expect(shownAt(after({ received: '' }), line).received).toBe('');
  });

  it('is refused where it cannot be so, and not made smaller', () => {
    for (const part of [
      { received: '8' },
      { received: '6', lost: '2' },
      { lost: '9' },
      { received: '1.5' },
      { lost: '-1' },
    ])
      expect(countOf(after(part), line)).toBeUndefined();
  });
});
