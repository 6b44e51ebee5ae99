import { describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CustomerFiles } from '../application/customer-files.js';
import type { StaffRoles } from '../application/staff-roles.js';
import { READY_ROLES, RoleInUse, RoleNameTaken, type StaffRole } from '../domain/staff-role.js';

/** Two shoppers, and the roles that come with the shop. */
export interface StaffScene {
  files: CustomerFiles;
  roles: StaffRoles;
  unit: UnitOfWork;
  ann: { id: string; name: string; email: string };
  bob: { id: string; name: string; email: string };
  /** A new id, and with it a new name for a role. */
  nextId: () => string;
}

/** What every keeper of staff must do, in memory as in PostgreSQL. */
export function staffContract(where: string, open: () => Promise<StaffScene>): void {
  async function composed() {
    const scene = await open();
    const id = scene.nextId();
    const role: StaffRole = { id, name: `Role ${id}`, permissions: ['orders.read'], refundLimit: 5_000 };
    await scene.unit.run(() => scene.roles.add(role));
    return { ...scene, role };
  }

  describe(`roles of the staff ${where}`, () => {
    it('come back as they were composed, beside those that come with the shop', async () => {
      const { unit, roles, role, nextId } = await composed();
      expect(await unit.run(() => roles.lock(role.id))).toEqual({ ...role, version: 1 });
      for (const { id: readyId, name, permissions } of READY_ROLES)
        expect(await unit.run(() => roles.lock(readyId))).toMatchObject({
          name,
          permissions: expect.arrayContaining([...permissions]),
        });
      expect(await unit.run(() => roles.lock(nextId()))).toBeUndefined();
    });

    it('are changed, any refund allowed or none', async () => {
      const { unit, roles, role } = await composed();
      const wider = { ...role, permissions: ['orders.read', 'orders.refund'], refundLimit: null } as const;
      await unit.run(() => roles.save(wider));
      expect(await unit.run(() => roles.lock(role.id))).toEqual({ ...wider, version: 2 });
      await unit.run(() => roles.save({ ...wider, name: `Wider ${role.id}` }));
      expect(await unit.run(() => roles.lock(role.id))).toMatchObject({ version: 3 });
    });

    it('bear names of their own, new ones and changed ones', async () => {
      const { unit, roles, role, nextId } = await composed();
      await expect(unit.run(() => roles.add({ ...role, id: nextId() }))).rejects.toThrow(RoleNameTaken);
      await expect(unit.run(() => roles.save({ ...role, name: 'Packer' }))).rejects.toThrow(RoleNameTaken);
    });

    it('go when nobody has them, and not before', async () => {
      const { unit, roles, role, files, ann } = await composed();
      await files.change(ann.id, { role: 'staff', staffRoleId: role.id });
      await expect(unit.run(() => roles.remove(role.id))).rejects.toThrow(RoleInUse);
      await files.change(ann.id, { role: 'customer', staffRoleId: null });
      await unit.run(() => roles.remove(role.id));
      expect(await unit.run(() => roles.lock(role.id))).toBeUndefined();
    });
  });

  describe(`files of customers ${where}`, () => {
    it('are found by their id', async () => {
      const { files, ann, nextId } = await open();
      const { name, email } = ann;
      const file = {
        ...{ name, email, role: 'customer', staffRoleId: null, isDisabled: false },
        ...{ wasSeen: true, isMerged: false },
      };
      expect(await files.find(ann.id)).toEqual(file);
      expect(await files.find(nextId())).toBeUndefined();
    });

    it('change in what is named and in nothing else, and one at a time', async () => {
      const { files, role, ann, bob } = await composed();
      await files.change(ann.id, { role: 'staff', staffRoleId: role.id });
      await files.change(ann.id, { disabled: true });
      const appointed = { role: 'staff', staffRoleId: role.id, isDisabled: true };
      expect(await files.find(ann.id)).toMatchObject(appointed);
      await files.change(ann.id, { passwordHash: '$argon2id$v=19$another' });
      expect(await files.find(ann.id)).toMatchObject(appointed);
      await files.change(ann.id, { disabled: false });
      expect(await files.find(ann.id)).toMatchObject({ ...appointed, isDisabled: false });
      expect(await files.find(bob.id)).toMatchObject({ role: 'customer', isDisabled: false });
    });

    it('name the administrators that are not disabled', async () => {
      const { files, ann, bob } = await open();
      const { name, email } = ann;
      await files.change(ann.id, { role: 'admin' });
      await files.change(bob.id, { role: 'admin', disabled: true });
      const administrators = await files.administrators();
      expect(administrators).toContainEqual({ name, email });
      expect(administrators.map((one) => one.email)).not.toContain(bob.email);
    });
  });
}
