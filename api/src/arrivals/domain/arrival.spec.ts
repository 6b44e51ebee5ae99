import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { averageCost, closed, isOpen, onTheWay, piecesOf, received, sent, type Arrival } from './arrival.js';

const draft = (...quantities: number[]): Arrival => ({
  ...{ id: 'a', kind: 'purchase', state: 'draft', version: 1, placeId: 'p', fromPlaceId: null },
  ...{
    supplier: 'S',
    supplierEmail: '',
    reference: '',
    note: '',
    expectedOn: null,
    currency: 'USD',
    rate: null,
  },
  lines: quantities.map((quantity, index) => ({
    ...{ variantId: `v${index}`, quantity, costCents: null, received: 0, lost: 0, withdrawn: 0 },
  })),
});
const come = (pieces: number, lost = 0, variantId = 'v0') => ({ variantId, received: pieces, lost });

describe('an arrival', () => {
  it('is sent once, with goods, and then comes in parts or at once', () => {
    expect(() => sent(draft())).toThrow(expect.objectContaining({ code: 'arrival_empty' }));
    const way = sent(draft(12, 3));
    expect(() => sent(way)).toThrow(expect.objectContaining({ code: 'arrival_is_sent' }));
    const partly = received(way, [come(5, 1)]);
    expect(partly.state).toBe('partly');
    const all = received(partly, [come(6), come(3, 0, 'v1')]);
    expect(all.state).toBe('received');
    expect(all.lines.map(onTheWay)).toEqual([0, 0]);
    expect(() => received(all, [come(1)])).toThrow(expect.objectContaining({ code: 'arrival_is_over' }));
  });

  it('never takes more than is on the way, nor what it does not know, and says where', () => {
    const way = sent(draft(2, 2));
    const wrong = [come(2), come(1, 0, 'v0'), come(3, 0, 'v1'), come(1, 0, 'strange')];
    expect(() => received(way, wrong)).toThrow(
      expect.objectContaining({
        code: 'more_than_on_the_way',
        details: {
          fields: [0, 2, 3].map((index) => expect.objectContaining({ field: `lines.${index}.received` })),
        },
      }),
    );
    expect(() => received(way, [come(0)])).toThrow(expect.objectContaining({ code: 'nothing_arrived' }));
    expect(() => received(draft(2), [come(1)])).toThrow(
      expect.objectContaining({ code: 'arrival_is_draft' }),
    );
  });

  it('is closed with what is on the way, cancelled where nothing had come', () => {
    expect(closed(sent(draft(4))).state).toBe('cancelled');
    const some = closed(received(sent(draft(4, 1)), [come(1)]));
    expect([some.state, ...some.lines.map(({ withdrawn }) => withdrawn)]).toEqual(['closed', 3, 1]);
    expect(received(sent(draft(4)), [come(0, 4)]).state).toBe('received');
  });

  it('accounts for every piece, whatever happens in whichever order', () => {
    const act = fc.record({ line: fc.nat(1), received: fc.nat(4), lost: fc.nat(2), close: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let now = sent(draft(9, 5));
        for (const { line, close, ...pieces } of acts) {
          const after = () =>
            close && acts.length % 5 === 0
              ? closed(now)
              : received(now, [{ variantId: `v${line}`, ...pieces }]);
          try {
            now = after();
          } catch (error) {
            expect(error).toMatchObject({ kind: 'conflict' });
          }
        }
        for (const one of now.lines) {
          expect(onTheWay(one)).toBeGreaterThanOrEqual(0);
          expect(one.received + one.lost + one.withdrawn + onTheWay(one)).toBe(one.quantity);
        }
        expect(isOpen(now)).toBe(now.lines.some((one) => onTheWay(one) > 0));
      }),
    );
  });

  it('names its pieces in the order of shelves, with the line where they stand', () => {
    const lines = [{ variantId: 'b' }, { variantId: 'c' }, { variantId: 'a' }];
    expect(piecesOf(lines, ({ variantId }) => (variantId === 'c' ? 0 : 2))).toEqual([
      { variantId: 'a', quantity: 2, line: 2 },
      { variantId: 'b', quantity: 2, line: 0 },
    ]);
  });
});

describe('the average cost', () => {
  it.each([
    [{ pieces: 10, costCents: 100 }, { pieces: 10, costCents: 200 }, 150],
    [{ pieces: 1, costCents: 100 }, { pieces: 2, costCents: 101 }, 101],
    [{ pieces: 10, costCents: undefined }, { pieces: 1, costCents: 70 }, 70],
    [{ pieces: 0, costCents: 100 }, { pieces: 3, costCents: 70 }, 70],
  ])('of %o and %o is %i', (there, arriving, cost) => {
    expect(averageCost(there, arriving)).toBe(cost);
  });
});
