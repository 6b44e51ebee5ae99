import { describe, expect, it } from '@jest/globals';
import { differences, merged, type ComparedField, type FormRecord } from './conflict';

const field = (label: string, ...members: string[]): ComparedField => ({
  label,
  members,
  text: (record) => members.map((member) => String(record[member])).join(', '),
});
const name = field('Name', 'name');
const price = field('Price', 'price');
const sizes = field('Sizes', 'options', 'variants');
const base: FormRecord = { name: 'Cap', price: 20, options: 'S', variants: 1, version: 3 };

describe('a record that two people changed', () => {
  const mine = { ...base, name: 'Warm cap', price: 25 };
  const theirs = { ...base, price: 30, options: 'S M', variants: 2, version: 4 };

  it('shows what differs, with the side that stands to reason', () => {
    const found = differences([name, price, sizes], { base, mine, theirs });
    expect(found.map((one) => [one.field.label, one.mine, one.theirs, one.choice])).toEqual([
      ['Name', 'Warm cap', 'Cap', 'mine'],
      ['Price', '25', '30', 'mine'],
      ['Sizes', 'S, 1', 'S M, 2', 'theirs'],
    ]);
  });

  it('says nothing of what both changed alike', () => {
    expect(differences([price], { base, mine, theirs: { ...theirs, price: 25 } })).toEqual([]);
  });

  it('becomes theirs, over whose version it is saved, with what is kept', () => {
    expect(merged(theirs, mine, [name])).toEqual({ ...theirs, name: 'Warm cap' });
    expect(merged(theirs, mine, [sizes])).toEqual({ ...theirs, options: 'S', variants: 1 });
  });
});
