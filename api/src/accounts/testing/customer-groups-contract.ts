import { describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CustomerGroups } from '../application/customer-groups.js';
import { GroupNameTaken, type CustomerGroup } from '../domain/customer-group.js';

/** Two shoppers, and who belongs to a group. */
export interface GroupsScene {
  groups: CustomerGroups;
  unit: UnitOfWork;
  ann: string;
  bob: string;
  nextId: () => string;
  membersOf: (groupId: string) => Promise<string[]>;
}

/** What every keeper of groups of customers must do, in memory as in PostgreSQL. */
export function customerGroupsContract(where: string, open: () => Promise<GroupsScene>): void {
  async function made(rule: CustomerGroup['rule'] = null) {
    const scene = await open();
    const id = scene.nextId();
    const group: CustomerGroup = { id, name: `Group ${id}`, rule, showsNet: false };
    await scene.unit.run(() => scene.groups.add(group));
    return { ...scene, group };
  }

  describe(`groups of customers ${where}`, () => {
    it('come back as they were made, and count their changes', async () => {
      const { groups, unit, group, nextId } = await made({ ordersAtLeast: 3, tag: 'kigali' });
      expect(await unit.run(() => groups.lock(group.id))).toEqual({ ...group, version: 1 });
      expect(await groups.count()).toBeGreaterThan(0);
      const byHand = { ...group, rule: null, showsNet: true };
      await unit.run(() => groups.save(byHand));
      expect(await unit.run(() => groups.lock(group.id))).toEqual({ ...byHand, version: 2 });
      expect(await unit.run(() => groups.lock(nextId()))).toBeUndefined();
    });

    it('bear names of their own', async () => {
      const { groups, unit, group, nextId } = await made();
      await expect(unit.run(() => groups.add({ ...group, id: nextId() }))).rejects.toThrow(GroupNameTaken);
    });

    it('are joined once and left, by those who are there', async () => {
      const { groups, unit, group, ann, bob, nextId, membersOf } = await made();
      expect(await unit.run(() => groups.known([ann, nextId(), bob]))).toEqual([ann, bob].toSorted());
      expect(await unit.run(() => groups.known([]))).toEqual([]);
      await unit.run(() => groups.join(group.id, [ann, bob]));
      await unit.run(() => groups.join(group.id, [bob]));
      expect((await membersOf(group.id)).toSorted()).toEqual([ann, bob].toSorted());
      await unit.run(() => groups.leave(group.id, [ann, nextId()]));
      expect(await membersOf(group.id)).toEqual([bob]);
      await unit.run(() => groups.leaveAll(group.id));
      expect(await membersOf(group.id)).toEqual([]);
    });

    it('go with who belongs to them', async () => {
      const { groups, unit, group, ann, membersOf } = await made();
      await unit.run(() => groups.join(group.id, [ann]));
      await unit.run(() => groups.remove(group.id));
      expect(await unit.run(() => groups.lock(group.id))).toBeUndefined();
      expect(await membersOf(group.id)).toEqual([]);
    });
  });
}
