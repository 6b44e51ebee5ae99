import { Money } from '../../../kernel/money.js';
import { numberOf, type GoodsKind } from '../contract.js';
import { percentsOnly } from '../checks.js';
import { shared } from '../shared.js';

/** So much of a hundred, halves up, once for all the lines together. */
export const percent: GoodsKind = {
  name: 'percent',
  label: 'Percent off',
  help: 'Takes a part off the price of the goods that it is for.',
  fields: [
    {
      ...{ name: 'percent', label: 'Percent', kind: 'number', unit: '%', required: true },
      ...{ least: 0.01, most: 100 },
    },
  ],
  faults: (values) => percentsOnly(values, { percent: 'Percent' }),
  isGenerous: (values) => numberOf(values, 'percent') > 50,
  off: (values, lines) =>
    shared(Money.sum(lines.map(({ left }) => left)).percent(numberOf(values, 'percent')), lines),
};
