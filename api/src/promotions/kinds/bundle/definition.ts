import type { Field } from '../../../kernel/fields/field.js';
import { numberOf, type GoodsKind } from '../contract.js';
import { percentsOnly, wholeOnly } from '../checks.js';
import { cheapest } from '../pieces.js';

const pieces = (name: string, label: string): Field => ({
  ...{ name, label, kind: 'number', unit: 'pieces', required: true },
  ...{ least: 1, most: 99 },
});

/** So many more for each so many that are bought: of all pieces the cheapest are the ones that cost less. */
export const bundle: GoodsKind = {
  name: 'bundle',
  label: 'Buy some, get some',
  help: 'For each so many pieces that are bought, so many more cost less or nothing: the cheapest of all of them.',
  fields: [
    pieces('buy', 'Bought'),
    pieces('get', 'Given'),
    {
      ...{ name: 'percent', label: 'Off those that are given', kind: 'number', unit: '%', required: true },
      ...{ least: 0.01, most: 100, help: '100 gives them for nothing.' },
    },
  ],
  faults: (values) => [
    ...wholeOnly(values, { buy: 'Bought', get: 'Given' }),
    ...percentsOnly(values, { percent: 'Percent' }),
  ],
  isGenerous(values) {
    const [buy, get] = [numberOf(values, 'buy'), numberOf(values, 'get')];
    return get * numberOf(values, 'percent') > 50 * (buy + get);
  },
  off(values, lines) {
    const [buy, get] = [numberOf(values, 'buy'), numberOf(values, 'get')];
    const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const given = Math.floor(all / (buy + get)) * get;
    return cheapest(lines, given).map((part) => part.percent(numberOf(values, 'percent')));
  },
};
