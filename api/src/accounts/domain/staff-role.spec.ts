import { describe, expect, it } from '@jest/globals';
import { ALL_PERMISSIONS } from '../../kernel/permission.js';
import { BeyondOwnPermissions, checkGrant, READY_ROLES } from './staff-role.js';
import { rightsOf } from '../../kernel/rights.js';

const [staff, manager, packer, accountant] = READY_ROLES;
const admin = { permissions: ALL_PERMISSIONS, refundLimit: null };
if (!staff || !manager || !packer || !accountant) throw new Error('a ready role is missing');

describe('handing out permissions', () => {
  it('is free for an administrator', () => {
    for (const role of READY_ROLES) expect(() => checkGrant(admin, role)).not.toThrow();
  });

  it('ends where the granter ends', () => {
    const granter = { ...manager, refundLimit: null };
    expect(() => checkGrant(granter, packer)).not.toThrow();
    expect(() => checkGrant(granter, { permissions: ['settings.write'], refundLimit: 0 })).toThrow(
      BeyondOwnPermissions,
    );
  });

  it('includes the refund limit, where refunds are handed out at all', () => {
    const granter = { ...manager, refundLimit: 10_000 };
    expect(() => checkGrant(granter, accountant)).toThrow(BeyondOwnPermissions);
    expect(() => checkGrant(granter, { ...accountant, refundLimit: 10_000 })).not.toThrow();
    expect(() => checkGrant(granter, { ...accountant, refundLimit: null })).toThrow(BeyondOwnPermissions);
    expect(() => checkGrant(granter, { ...packer, refundLimit: null })).not.toThrow();
  });
});

describe('what an account may do', () => {
  it('is everything for an administrator, whatever staff role is left over', () => {
    expect(rightsOf('admin', packer)).toEqual(admin);
  });

  it('is what the staff role says for staff, and nothing without one', () => {
    expect(rightsOf('staff', packer)).toMatchObject({ permissions: packer.permissions, refundLimit: 0 });
    expect(rightsOf('staff', undefined).permissions).toEqual([]);
  });

  it('is nothing for a shopper, whatever staff role is left over', () => {
    expect(rightsOf('customer', manager).permissions).toEqual([]);
  });
});
