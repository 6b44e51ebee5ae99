import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeptAudit } from '../../kernel/testing/kept-audit.js';
import { Account } from '../domain/account.js';
import { AccountMerged, CustomerNotFound, KeptByThemselves } from '../domain/customer-refusals.js';
import { AddressIncomplete, AddressUnknown } from '../domain/refusals.js';
import { anAdministrator } from '../testing/a-caller.js';
import { InMemoryAddresses } from '../testing/in-memory-addresses.js';
import { JournalledAccounts } from '../testing/journal.js';
import { aFile, staffing } from '../testing/staffing.js';
import { AddressBook } from './address-book.js';
import { KeepCustomerAddresses } from './customer-addresses.js';
import { Reach } from './reach.js';

const now = new Date('2026-11-29T10:00:00Z');
const account = (id: string, role: Account['role'] = 'customer') =>
  new Account({ id, name: id, email: `${id}@example.com`, phone: '', passwordHash: '', role, now });
const home = {
  ...{ firstName: 'Ann', lastName: '', company: '', street: '1 Kampala Road', line2: '', city: 'Kampala' },
  ...{ state: '', zipCode: '', country: 'UG', phone: '', isDefault: false },
};

describe('the address book of a customer, as the staff keeps it', () => {
  let audit: KeptAudit;
  let book: KeepCustomerAddresses;
  beforeEach(() => {
    const shop = staffing({
      root: aFile('Root', { role: 'admin' }),
      ann: aFile('Ann'),
      old: aFile('Old', { isMerged: true }),
      sam: aFile('Sam', { role: 'staff' }),
      guest: aFile('Guest', { role: 'guest' }),
    });
    audit = new KeptAudit();
    const accounts = new JournalledAccounts(shop.journal, [
      ...[account('ann'), account('old'), account('sam', 'staff'), account('guest', 'guest')],
    ]);
    const own = new AddressBook(new InMemoryAddresses());
    book = new KeepCustomerAddresses(accounts, new Reach(shop.files, shop.roles), own, audit, shop.unit);
  });
  const add = (id: string, address = home) => book.add(anAdministrator(), id, address);

  it('takes an address by the rules of the shop, changes it and lets it go', async () => {
    const { id } = await add('ann');
    expect(await book.list('ann')).toMatchObject([{ id, street: '1 Kampala Road', isDefault: true }]);
    await expect(add('ann', { ...home, city: '' })).rejects.toThrow(AddressIncomplete);
    await book.change(anAdministrator(), 'ann', id, { street: '2 Kampala Road' });
    expect(await book.list('ann')).toMatchObject([{ id, street: '2 Kampala Road', city: 'Kampala' }]);
    await book.remove(anAdministrator(), 'ann', id);
    expect(await book.list('ann')).toEqual([]);
    await expect(book.remove(anAdministrator(), 'ann', id)).rejects.toThrow(AddressUnknown);
  });

  it('writes down what was done, and nothing of where anybody lives', async () => {
    const { id } = await add('ann');
    await book.change(anAdministrator(), 'ann', id, { street: '2 Kampala Road', city: 'Kampala' });
    await book.remove(anAdministrator(), 'ann', id);
    expect(audit.entries.map(({ action, entityId, changes }) => [action, entityId, changes])).toEqual([
      ['adminAddCustomerAddress', 'ann', { address: { from: null, to: id } }],
      [
        'adminUpdateCustomerAddress',
        'ann',
        { address: { from: id, to: id }, members: { from: null, to: 'street' } },
      ],
      ['adminDeleteCustomerAddress', 'ann', { address: { from: id, to: null } }],
    ]);
  });

  it('is that of a customer alone', async () => {
    for (const id of ['sam', 'guest', 'nobody'])
      await expect(book.list(id)).rejects.toThrow(CustomerNotFound);
    await expect(add('sam')).rejects.toThrow(KeptByThemselves);
    await expect(add('guest')).rejects.toThrow(CustomerNotFound);
    await expect(add('old')).rejects.toThrow(AccountMerged);
    expect(audit.entries).toEqual([]);
  });
});
