import type { Field, FieldValues } from '../../../kernel/fields/field.js';
import { Money } from '../../../kernel/money.js';
import { numberOf, type DiscountedLine, type GoodsKind } from '../contract.js';
import { percentsOnly, wholeOnly } from '../checks.js';
import { shared } from '../shared.js';

const STEPS = ['1', '2', '3'] as const;

const step = (nr: string, label: string): Field[] => [
  {
    ...{ name: `from${nr}`, label: `${label}: from`, kind: 'number', unit: 'pieces' },
    ...{ least: 1, most: 9_999, required: nr === '1' },
  },
  {
    ...{ name: `percent${nr}`, label: `${label}: off`, kind: 'number', unit: '%' },
    ...{ least: 0.01, most: 100, required: nr === '1' },
  },
];

const stepsOf = (values: FieldValues) =>
  STEPS.flatMap((nr) => {
    const [from, percent] = [numberOf(values, `from${nr}`), numberOf(values, `percent${nr}`)];
    return from > 0 && percent > 0 ? [{ from, percent }] : [];
  });

/** The percent of the last step that so many pieces reach; none before the first. */
const percentFor = (values: FieldValues, pieces: number): number =>
  stepsOf(values).findLast(({ from }) => from <= pieces)?.percent ?? 0;

function together(values: FieldValues, lines: readonly DiscountedLine[]): Money[] {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = Money.sum(lines.map((line) => line.left));
  return shared(left.percent(percentFor(values, pieces)), lines);
}

function faults(values: FieldValues) {
  const halves = STEPS.flatMap((nr) => {
    const [from, percent] = [values[`from${nr}`], values[`percent${nr}`]];
    if ((from === undefined) === (percent === undefined)) return [];
    const field = from === undefined ? `from${nr}` : `percent${nr}`;
    return [{ field, message: 'A step needs pieces and percent' }];
  });
  const rising = STEPS.slice(1).flatMap((nr, before) => {
    const [from, last] = [values[`from${nr}`], values[`from${STEPS[before]}`]];
    return from === undefined || (last !== undefined && last < from)
      ? []
      : [{ field: `from${nr}`, message: 'A step needs more pieces than the one before' }];
  });
  const whole = wholeOnly(values, { from1: 'Pieces', from2: 'Pieces', from3: 'Pieces' });
  const exact = percentsOnly(values, { percent1: 'Percent', percent2: 'Percent', percent3: 'Percent' });
  return [...whole, ...exact, ...halves, ...rising];
}

/** The more pieces, the more percent. */
export const tiers: GoodsKind = {
  name: 'tiers',
  label: 'Cheaper by the piece',
  help: 'The more pieces are bought, the more percent off, in up to three steps.',
  fields: [
    {
      ...{ name: 'counted', label: 'Pieces are counted', kind: 'choice', required: true },
      choices: [
        { value: 'together', label: 'of all goods together' },
        { value: 'each', label: 'of each variant by itself' },
      ],
    },
    ...step('1', 'First step'),
    ...step('2', 'Second step'),
    ...step('3', 'Third step'),
  ],
  faults,
  isGenerous: (values) => stepsOf(values).some(({ percent }) => percent > 50),
  off: (values, lines) =>
    values['counted'] === 'each'
      ? lines.map(({ left, quantity }) => left.percent(percentFor(values, quantity)))
      : together(values, lines),
};
