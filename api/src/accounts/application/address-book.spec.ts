import { beforeEach, describe, expect, it } from '@jest/globals';
import { AddressUnknown, TooManyAddresses } from '../domain/refusals.js';
import { AddressBook } from './address-book.js';
import { Addresses, type AddressFields, type SavedAddress } from './ports.js';

class InMemoryAddresses extends Addresses {
  kept: (SavedAddress & { of: string })[] = [];

  override list(accountId: string): Promise<SavedAddress[]> {
    return Promise.resolve(this.kept.filter((one) => one.of === accountId));
  }

  override async add(accountId: string, address: AddressFields, most: number) {
    if ((await this.list(accountId)).length >= most) return undefined;
    const added = { ...address, id: `address-${this.kept.length + 1}`, of: accountId };
    this.kept.push(added);
    return added;
  }

  override change(accountId: string, id: string, change: Partial<AddressFields>) {
    const known = this.kept.find((one) => one.id === id && one.of === accountId);
    return Promise.resolve(known && Object.assign(known, change));
  }

  override remove(accountId: string, id: string): Promise<boolean> {
    const left = this.kept.filter((one) => one.id !== id || one.of !== accountId);
    const isKnown = left.length < this.kept.length;
    this.kept = left;
    return Promise.resolve(isKnown);
  }
}

describe('an address book', () => {
  let addresses: InMemoryAddresses;
  let book: AddressBook;
  let home: AddressFields;
  beforeEach(() => {
    addresses = new InMemoryAddresses();
    book = new AddressBook(addresses);
    home = {
      ...{ firstName: 'Ada', lastName: 'L.', street: '1 Main St', city: 'Springfield', state: 'IL' },
      ...{ zipCode: '62701', country: 'US', phone: '1', isDefault: true },
    };
  });

  it('keeps, changes and removes what is in it', async () => {
    const { id } = await book.add('ada', home);
    expect(await book.list('ada')).toMatchObject([{ id, ...home }]);
    expect(await book.change('ada', id, { city: 'Chicago' })).toMatchObject({ id, ...home, city: 'Chicago' });
    await book.remove('ada', id);
    expect(await book.list('ada')).toEqual([]);
  });

  it('takes 20 addresses and no more', async () => {
    for (let count = 0; count < 20; count += 1) await book.add('ada', home);
    await expect(book.add('ada', home)).rejects.toThrow(TooManyAddresses);
    expect(await book.list('ada')).toHaveLength(20);
    await expect(book.add('grace', home)).resolves.toMatchObject(home);
  });

  it('of somebody else looks empty, and its addresses unknown', async () => {
    const { id } = await book.add('ada', home);
    expect(await book.list('grace')).toEqual([]);
    await expect(book.change('grace', id, { city: 'Chicago' })).rejects.toThrow(AddressUnknown);
    await expect(book.remove('grace', id)).rejects.toThrow(AddressUnknown);
    expect(await book.list('ada')).toMatchObject([{ id, ...home }]);
  });
});
