import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import {
  GroupChanged,
  GroupHasRule,
  GroupNotFound,
  GroupWrong,
  MOST_GROUPS,
  TooManyGroups,
} from '../domain/customer-group.js';
import { CustomerNotFound } from '../domain/customer-refusals.js';
import { customerGroupsContract } from '../testing/customer-groups-contract.js';
import { InMemoryCustomerGroups } from '../testing/in-memory-customer-groups.js';
import { ManageCustomerGroups } from './customer-groups.js';

const [ann, bob] = [v7(), v7()];

customerGroupsContract('in memory', () => {
  const groups = new InMemoryCustomerGroups([ann, bob]);
  const membersOf = (id: string) => Promise.resolve([...(groups.members.get(id) ?? [])]);
  return Promise.resolve({ groups, unit: new DirectUnitOfWork(), ann, bob, nextId: v7, membersOf });
});

function shop(named: string | null = null) {
  const uses = { namedBy: () => Promise.resolve(named) };
  const groups = new InMemoryCustomerGroups([ann, bob]);
  const manage = new ManageCustomerGroups(groups, { next: () => v7() }, new DirectUnitOfWork(), uses);
  return { groups, manage };
}

describe('a group of customers', () => {
  it('takes in and lets go whom the staff names, all or none', async () => {
    const { groups, manage } = shop();
    const id = await manage.create({ name: 'Wholesale', rule: null, showsNet: false });
    await manage.assign(id, { add: [ann, ann, bob], remove: [] });
    await manage.assign(id, { add: [], remove: [bob] });
    expect([...(groups.members.get(id) ?? [])]).toEqual([ann]);
    await expect(manage.assign(id, { add: [bob, v7()], remove: [] })).rejects.toThrow(CustomerNotFound);
    expect([...(groups.members.get(id) ?? [])]).toEqual([ann]);
    await expect(manage.assign(v7(), { add: [ann], remove: [] })).rejects.toThrow(GroupNotFound);
  });

  it('with a rule takes nobody by hand, and forgets who was put into it', async () => {
    const { groups, manage } = shop();
    const id = await manage.create({ name: 'Regulars', rule: null, showsNet: false });
    await manage.assign(id, { add: [ann], remove: [] });
    await manage.change(id, { rule: { ordersAtLeast: 3 } });
    expect(groups.members.get(id)).toBeUndefined();
    await expect(manage.assign(id, { add: [ann], remove: [] })).rejects.toThrow(GroupHasRule);
    await manage.remove(id);
    await expect(manage.remove(id)).rejects.toThrow(GroupNotFound);
  });

  it('stays as long as a discount is for it', async () => {
    const { groups, manage } = shop('Ten percent for the trade');
    const id = await manage.create({ name: 'Trade', rule: null, showsNet: false });
    await expect(manage.remove(id)).rejects.toThrow('“Ten percent for the trade” is for this group');
    expect(groups.kept.has(id)).toBe(true);
  });

  it('has a rule that asks for something, and for nothing that excludes itself', async () => {
    const { manage } = shop();
    const terms = (rule: object) => ({ name: 'X', rule, showsNet: false });
    await expect(manage.create(terms({}))).rejects.toThrow(GroupWrong);
    await expect(manage.create(terms({ boughtWithinDays: 30, notBoughtForDays: 30 }))).rejects.toThrow(
      GroupWrong,
    );
    await manage.create(terms({ boughtWithinDays: 90, notBoughtForDays: 30 }));
  });

  it('is not changed by whoever has read an earlier version, and is one of so many', async () => {
    const { manage } = shop();
    const id = await manage.create({ name: 'A', rule: null, showsNet: false });
    await manage.change(id, { name: 'B' }, 1);
    await expect(manage.change(id, { name: 'C' }, 1)).rejects.toThrow(GroupChanged);
    for (let n = 1; n < MOST_GROUPS; n += 1)
      await manage.create({ name: `G${n}`, rule: null, showsNet: false });
    await expect(manage.create({ name: 'One more', rule: null, showsNet: false })).rejects.toThrow(
      TooManyGroups,
    );
  });
});
