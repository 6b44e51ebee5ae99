import { describe, expect, it } from '@jest/globals';
import { meets, type CustomerFigures, type GroupRule } from './customer-group.js';

const now = new Date('2026-11-28T12:00:00Z');
const ada: CustomerFigures = {
  orders: 3,
  spent: 25_000,
  lastOrderAt: new Date('2026-10-29T12:00:00Z'),
  country: 'RW',
  tags: ['kigali', 'wholesale'],
};
const nobody: CustomerFigures = { orders: 0, spent: 0, lastOrderAt: null, country: '', tags: [] };
const takes = (rule: GroupRule, figures = ada) => meets(rule, figures, now);

describe('a rule of a group', () => {
  it.each<[GroupRule, GroupRule]>([
    [{ ordersAtLeast: 3 }, { ordersAtLeast: 4 }],
    [{ spentAtLeast: 25_000 }, { spentAtLeast: 25_001 }],
    [{ boughtWithinDays: 30 }, { boughtWithinDays: 29 }],
    [{ notBoughtForDays: 29 }, { notBoughtForDays: 30 }],
    [{ country: 'RW' }, { country: 'UG' }],
    [{ tag: 'kigali' }, { tag: 'kampala' }],
  ])('takes whoever meets %j and leaves whoever misses %j', (met, missed) => {
    expect([takes(met), takes(missed)]).toEqual([true, false]);
    expect(takes({ ...met, ...missed })).toBe(false);
  });

  it('takes nobody who has never bought for when they bought', () => {
    expect(takes({ boughtWithinDays: 3_650 }, nobody)).toBe(false);
    expect(takes({ notBoughtForDays: 1 }, nobody)).toBe(false);
  });

  it('asks for all of it at once', () => {
    const all = { ordersAtLeast: 1, spentAtLeast: 1, country: 'RW', tag: 'wholesale' };
    expect([takes(all), takes({ ...all, country: 'KE' })]).toEqual([true, false]);
  });
});
