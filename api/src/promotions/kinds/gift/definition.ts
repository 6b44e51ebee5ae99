import { plainText } from '../../../kernel/fields/field.js';
import { numberOf, type GoodsKind } from '../contract.js';
import { wholeOnly } from '../checks.js';
import { cheapest } from '../pieces.js';

/** A product for nothing, once it lies in the basket with what it is given for. */
export const gift: GoodsKind = {
  name: 'gift',
  label: 'Gift',
  help: 'A product costs nothing where it lies in the basket together with goods that the discount is for.',
  fields: [
    { name: 'product', label: 'Gift', kind: 'product', required: true },
    {
      ...{ name: 'pieces', label: 'Pieces', kind: 'number', unit: 'pieces', required: true },
      ...{ least: 1, most: 99, help: 'More of it are paid.' },
    },
  ],
  faults: (values) => wholeOnly(values, { pieces: 'Pieces' }),
  isGenerous: () => true,
  gives: (values) => plainText(values['product'] ?? ''),
  off: (values, lines) => cheapest(lines, numberOf(values, 'pieces')),
};
