import { describe, expect, it } from '@jest/globals';
import { accountChanges } from './account-actions';
import type { CustomerRecord } from './customer';

const account = (change: Partial<CustomerRecord>) =>
  ({ name: 'Amina', role: 'customer', disabled: false, ...change }) as CustomerRecord;
const offered = (change: Partial<CustomerRecord>) =>
  accountChanges(account(change)).map(({ label }) => label);

describe('what may be made of an account', () => {
  it('makes a customer staff, and staff a customer again', () => {
    expect(offered({})).toEqual(['Make staff', 'Disable']);
    expect(offered({ role: 'staff' })).toEqual(['Remove from staff', 'Disable']);
  });

  it('never changes the role of an administrator', () => {
    expect(offered({ role: 'admin' })).toEqual(['Disable']);
  });

  it('enables a disabled account', () => {
    expect(offered({ disabled: true })).toEqual(['Make staff', 'Enable']);
  });
});
