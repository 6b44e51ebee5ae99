import { beforeEach, describe, expect, it } from '@jest/globals';
import { AddressUnknown, TooManyAddresses } from '../domain/refusals.js';
import { InMemoryAddresses } from '../testing/in-memory-addresses.js';
import { AddressBook } from './address-book.js';
import type { AddressFields } from './ports.js';

describe('an address book', () => {
  let addresses: InMemoryAddresses;
  let book: AddressBook;
  let home: AddressFields;
  beforeEach(() => {
    addresses = new InMemoryAddresses();
    book = new AddressBook(addresses);
    home = {
      ...{
        firstName: 'Ada',
        lastName: 'L.',
        company: '',
        street: '1 Main St',
        line2: '',
        city: 'Springfield',
        state: 'IL',
      },
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

  it('reads a changed phone by the country of the address, or by the one that comes with it', async () => {
    const { id } = await book.add('ada', home);
    const phoneOf = (typed: string, country: string) => `${country} ${typed}`;
    expect(await book.change('ada', id, { phone: '2' }, phoneOf)).toMatchObject({ phone: 'US 2' });
    const moved = { phone: '3', country: 'DE', zipCode: '10115' };
    expect(await book.change('ada', id, moved, phoneOf)).toMatchObject({ phone: 'DE 3' });
    expect(await book.change('ada', id, { city: 'Bonn' }, phoneOf)).toMatchObject({ phone: 'DE 3' });
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
