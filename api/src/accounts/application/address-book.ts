import { AddressUnknown, TooManyAddresses } from '../domain/refusals.js';
import { soundAddress } from '../domain/sound-address.js';
import type { AddressFields, Addresses, SavedAddress } from './ports.js';

const MOST = 20;

/** The caller's saved addresses; somebody else's look like unknown ones. @throws AddressUnknown, AddressIncomplete, TooManyAddresses */
export class AddressBook {
  constructor(private readonly addresses: Addresses) {}

  list(accountId: string): Promise<SavedAddress[]> {
    return this.addresses.list(accountId);
  }

  async add(accountId: string, address: AddressFields): Promise<SavedAddress> {
    const added = await this.addresses.add(accountId, soundAddress(address), MOST);
    if (!added) throw new TooManyAddresses();
    return added;
  }

  /** `phoneOf` reads a phone as people of the country write it, the address's own where no other is sent. */
  async change(
    accountId: string,
    id: string,
    change: Partial<AddressFields>,
    phoneOf = (typed: string, _country: string) => typed,
  ): Promise<SavedAddress> {
    const saved = (await this.addresses.list(accountId)).find((one) => one.id === id);
    if (!saved) throw new AddressUnknown();
    const { country, zipCode } = soundAddress({ ...saved, ...change });
    const phone = change.phone === undefined ? {} : { phone: phoneOf(change.phone, country) };
    const changed = await this.addresses.change(accountId, id, { ...change, ...phone, country, zipCode });
    if (!changed) throw new AddressUnknown();
    return changed;
  }

  async remove(accountId: string, id: string): Promise<void> {
    if (!(await this.addresses.remove(accountId, id))) throw new AddressUnknown();
  }
}
