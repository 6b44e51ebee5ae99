import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import {
  BeyondOwnPermissions,
  READY_ROLES,
  RoleInUse,
  RoleNameTaken,
  RoleNotFound,
} from '../domain/staff-role.js';
import { aCaller, anAdministrator } from '../testing/a-caller.js';
import { InMemoryStaffRoles } from '../testing/staffing.js';
import { ManageStaffRoles, type RoleTerms } from './staff-roles.js';

describe('a role of the staff', () => {
  let roles: InMemoryStaffRoles;
  let manage: ManageStaffRoles;
  let composer: Caller;
  beforeEach(() => {
    roles = new InMemoryStaffRoles();
    manage = new ManageStaffRoles(roles, { next: () => 'fresh' }, new DirectUnitOfWork());
    composer = aCaller({ role: 'staff', permissions: ['roles.write', 'orders.read'], refundLimit: null });
  });

  const reader: RoleTerms = { name: 'Reader', permissions: ['orders.read'], refundLimit: 0 };
  const refused = (work: Promise<unknown>) => work.catch((error: unknown) => error);

  it('is composed and has a new id', async () => {
    expect(await manage.create(composer, reader)).toBe('fresh');
    expect(roles.kept.get('fresh')).toEqual({ id: 'fresh', ...reader });
  });

  it('takes no name of another one', async () => {
    expect(await refused(manage.create(anAdministrator(), { ...reader, name: 'Packer' }))).toBeInstanceOf(
      RoleNameTaken,
    );
    expect(roles.kept.has('fresh')).toBe(false);
  });

  it('is not composed beyond what its composer may do', async () => {
    const terms: RoleTerms = { ...reader, permissions: ['orders.read', 'settings.write'] };
    expect(await refused(manage.create(composer, terms))).toBeInstanceOf(BeyondOwnPermissions);
    expect(roles.kept.size).toBe(READY_ROLES.length);
  });

  it('changes where it is told to and nowhere else', async () => {
    await manage.create(composer, reader);
    await manage.change(composer, 'fresh', { permissions: ['roles.write'] });
    expect(roles.kept.get('fresh')).toEqual({ ...reader, id: 'fresh', permissions: ['roles.write'] });
  });

  it('is not changed over what somebody else has changed since it was read', async () => {
    await manage.create(composer, reader);
    await manage.change(composer, 'fresh', { permissions: ['roles.write'] }, 1);
    const late = manage.change(composer, 'fresh', { name: 'Late' }, 1);
    expect(await refused(late)).toMatchObject({ code: 'role_changed', details: { data: { version: 2 } } });
    expect(roles.kept.get('fresh')).toEqual({ ...reader, id: 'fresh', permissions: ['roles.write'] });
    await manage.change(composer, 'fresh', { name: 'In time' }, 2);
    expect(roles.kept.get('fresh')).toMatchObject({ name: 'In time', permissions: ['roles.write'] });
  });

  it('is neither lifted above its changer, nor cut down from above them', async () => {
    await manage.create(composer, reader);
    const lifted = manage.change(composer, 'fresh', { permissions: ['audit.read'] });
    expect(await refused(lifted)).toBeInstanceOf(BeyondOwnPermissions);
    expect(roles.kept.get('fresh')?.permissions).toEqual(['orders.read']);

    roles.kept.set('audit', { id: 'audit', name: 'Audit', permissions: ['audit.read'], refundLimit: 0 });
    const cut = manage.change(composer, 'audit', { permissions: [] });
    expect(await refused(cut)).toBeInstanceOf(BeyondOwnPermissions);
    expect(await refused(manage.remove(composer, 'audit'))).toBeInstanceOf(BeyondOwnPermissions);
    expect(roles.kept.get('audit')?.permissions).toEqual(['audit.read']);
  });

  it('is removed, unless it comes with the shop', async () => {
    await manage.create(composer, reader);
    await manage.remove(composer, 'fresh');
    expect(roles.kept.has('fresh')).toBe(false);
    for (const { id } of READY_ROLES)
      expect(await refused(manage.remove(anAdministrator(), id))).toBeInstanceOf(RoleInUse);
    expect([...roles.kept.values()]).toEqual(READY_ROLES);
  });

  it('that does not exist is neither changed nor removed', async () => {
    expect(await refused(manage.change(composer, 'none', reader))).toBeInstanceOf(RoleNotFound);
    expect(await refused(manage.remove(composer, 'none'))).toBeInstanceOf(RoleNotFound);
    expect(roles.kept.size).toBe(READY_ROLES.length);
  });
});
