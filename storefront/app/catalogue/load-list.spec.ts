import { describe, expect, it } from '@jest/globals';
import { type ListOutcome, soldOutLast, without } from './load-list';

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

describe('a list of the best', () => {
  const rated = (...stock: [string, boolean][]) =>
    ({
      ok: true,
      products: stock.map(([_id, inStock]) => ({ _id, inStock })),
      message: '',
    }) as unknown as ListOutcome;

  it('has first what can be bought, in its order, and no more than so many', () => {
    const best = soldOutLast(rated(['a', false], ['b', true], ['c', false], ['d', true]), 3);
    expect(best.ok && best.products.map(({ _id }) => _id)).toEqual(['b', 'd', 'a']);
    expect(soldOutLast(failed, 3)).toBe(failed);
  });
});
