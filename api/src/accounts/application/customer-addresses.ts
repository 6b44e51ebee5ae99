import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { AccountMerged, CustomerNotFound, KeptByThemselves } from '../domain/customer-refusals.js';
import type { AddressBook } from './address-book.js';
import type { Accounts, AddressFields, SavedAddress } from './ports.js';
import type { Reach } from './reach.js';

/**
 * The address books of customers, kept by the staff by the rules of the shop itself. What an address says is not written into the
 * audit log, which is kept for ever: only which members were changed.
 */
export class KeepCustomerAddresses {
  constructor(
    private readonly accounts: Accounts,
    private readonly reach: Reach,
    private readonly book: AddressBook,
    private readonly audit: AuditLog,
    private readonly unit: UnitOfWork,
  ) {}

  /** The default one first. Where those who work here live is nobody's business. @throws CustomerNotFound */
  async list(accountId: string): Promise<SavedAddress[]> {
    const account = await this.accounts.byId(accountId);
    if (account?.role !== 'customer') throw new CustomerNotFound();
    return this.book.list(accountId);
  }

  /** @throws CustomerNotFound, KeptByThemselves, AccountMerged, BeyondOwnPermissions, AddressIncomplete, TooManyAddresses */
  add(caller: Caller, accountId: string, address: AddressFields): Promise<SavedAddress> {
    return this.unit.run(async () => {
      await this.lock(caller, accountId);
      const added = await this.book.add(accountId, address);
      await this.tell(caller, 'adminAddCustomerAddress', accountId, { from: null, to: added.id });
      return added;
    });
  }

  /** As `AddressBook.change`. @throws CustomerNotFound, KeptByThemselves, AccountMerged, BeyondOwnPermissions, AddressUnknown, AddressIncomplete */
  change(
    caller: Caller,
    accountId: string,
    id: string,
    change: Partial<AddressFields>,
    phoneOf?: (typed: string, country: string) => string,
  ): Promise<SavedAddress> {
    return this.unit.run(async () => {
      await this.lock(caller, accountId);
      const before = (await this.book.list(accountId)).find((one) => one.id === id);
      const after = await this.book.change(accountId, id, change, phoneOf);
      const changed = Object.keys(change).filter(
        (name) => before?.[name as keyof AddressFields] !== after[name as keyof AddressFields],
      );
      const members = changed.length > 0 ? { members: { from: null, to: changed.sort().join(', ') } } : {};
      await this.tell(caller, 'adminUpdateCustomerAddress', accountId, { from: id, to: id }, members);
      return after;
    });
  }

  /** @throws CustomerNotFound, KeptByThemselves, AccountMerged, BeyondOwnPermissions, AddressUnknown */
  remove(caller: Caller, accountId: string, id: string): Promise<void> {
    return this.unit.run(async () => {
      await this.lock(caller, accountId);
      await this.book.remove(accountId, id);
      await this.tell(caller, 'adminDeleteCustomerAddress', accountId, { from: id, to: null });
    });
  }

  private async lock(caller: Caller, accountId: string): Promise<void> {
    const file = await this.reach.lock(caller, accountId);
    if (!file || file.role === 'guest') throw new CustomerNotFound();
    if (file.role !== 'customer') throw new KeptByThemselves();
    if (file.isMerged) throw new AccountMerged();
  }

  private tell(actor: Caller, action: string, entityId: string, address: object, more = {}): Promise<void> {
    return this.audit.record({ actor, action, entity: 'customer', entityId, changes: { address, ...more } });
  }
}
