import { describe, expect, it } from '@jest/globals';
import { type ListOutcome, without } from './load-list';

const list = (...ids: string[]) =>
  ({ ok: true, products: ids.map((_id) => ({ _id })), message: '' }) as unknown as ListOutcome;
const failed: ListOutcome = { ok: false, reason: 'network', message: '' };

describe('a list beside another one', () => {
  it('leaves out what the other one shows', () => {
    expect(without(list('a', 'b', 'c'), list('b'), 2)).toEqual(list('a', 'c'));
  });

  it('shows it again when too little would be left', () => {
    expect(without(list('a', 'b', 'c'), list('a', 'b'), 2)).toEqual(list('a', 'b', 'c'));
  });

  it('does not mind that one of them failed', () => {
    expect(without(failed, list('a'), 1)).toBe(failed);
    expect(without(list('a'), failed, 1)).toEqual(list('a'));
  });
});
