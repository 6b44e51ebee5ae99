import { baseCurrency } from '../currency.js';
import { decimalsAllowed } from '../money.js';
import { type FieldOf, type FieldValue, type KindOfField, Wrong } from './field.js';

/** More than one thing of a shop costs. */
const MOST = 1e12;

/** An amount in the shop's currency: a decimal on the wire, whole smallest units where it is kept. */
export const money: KindOfField<FieldOf<'money'>> = {
  read(sent, { label }): FieldValue | Wrong {
    const cents = typeof sent === 'number' ? baseCurrency().fromDecimal(sent) : null;
    if (cents === null)
      return new Wrong(`${label} must be an amount with ${decimalsAllowed(baseCurrency())}`);
    if (cents <= 0) return new Wrong(`${label} must be more than 0`);
    if (cents > MOST) return new Wrong(`${label} must be at most ${baseCurrency().toDecimal(MOST)}`);
    return cents;
  },
  readCell: (cell, field) => money.read(Number(cell), field),
  cell: (value) => baseCurrency().toDecimal(Number(value)),
  text: (value) => baseCurrency().format(Number(value)),
  schema: () => ({ type: 'number', exclusiveMinimum: 0 }),
};
