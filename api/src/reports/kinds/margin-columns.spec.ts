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

it('and has what was given back taken off, without its tax, and with the pieces their cost', () => {
  expect(figures({ ...SOLD, pieces_back: 1, back_cents: 1_200 })).toMatchObject({
    ...{ netSales: 3_000, back: 1_000, cost: 533, margin: 2_000 - 667 - 533 },
  });
  // money alone: the piece stays with its buyer
  expect(figures({ ...SOLD, back_cents: 600 })).toMatchObject({ back: 500, cost: 800, margin: 867 });
});

it('is nothing where all of it came back, or nothing was ordered', () => {
  const all = { ...SOLD, pieces_back: 3, back_cents: 3_600 };
  expect(figures(all)).toMatchObject({ back: 3_000, cost: 0, margin: 0 });
  expect(figures({})).toMatchObject({ back: 0, cost: 0, margin: 0 });
});
