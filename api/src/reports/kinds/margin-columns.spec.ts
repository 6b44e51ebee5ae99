import { expect, it } from '@jest/globals';
import { NOTHING, type Figures } from '../domain/figures.js';
import { ofMargin } from './margin-columns.js';

const figures = (more: Partial<Figures>) => ofMargin('lamp', { ...NOTHING, ...more }).figures;
/** Three pieces of 10.00 without and 12.00 with tax, two of them of a cost of 4.00. */
const SOLD = { pieces: 3, placed_cents: 3_600, goods_cents: 3_000, costed_cents: 2_000, cost_cents: 800 };

it('a margin is what is left of the sales of known cost', () => {
  expect(figures(SOLD)).toEqual({
    ...{ pieces: 3, netSales: 3_000, back: 0, unknown: 1_000, cost: 800, margin: 1_200 },
  });
});

it('and has what was given back taken off, without its tax', () => {
  // a piece of 4.00 came back and is on the shelf
  expect(figures({ ...SOLD, pieces_back: 1, back_cents: 1_200, cost_cents: 400 })).toMatchObject({
    ...{ netSales: 3_000, back: 1_000, cost: 400, margin: 2_000 - 667 - 400 },
  });
  // money alone, or a piece that cannot be sold again: what it has cost is spent
  expect(figures({ ...SOLD, back_cents: 600 })).toMatchObject({ back: 500, cost: 800, margin: 867 });
  expect(figures({ ...SOLD, pieces_back: 1, back_cents: 1_200 })).toMatchObject({ cost: 800, margin: 533 });
});

it('is nothing where all of it is on the shelf again, or nothing was ordered, and a loss where all of it is broken', () => {
  const all = { ...SOLD, pieces_back: 3, back_cents: 3_600 };
  expect(figures({ ...all, cost_cents: 0 })).toMatchObject({ back: 3_000, cost: 0, margin: 0 });
  expect(figures(all)).toMatchObject({ cost: 800, margin: -800 });
  expect(figures({})).toMatchObject({ back: 0, cost: 0, margin: 0 });
});
