import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { SourceLine } from '../../kernel/sources/contract.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Consents } from '../../newsletter/application/consents.js';
import { CustomerImportNotFound } from '../domain/customer-refusals.js';
import type { Readers } from '../domain/customer-of-line.js';
import {
  planCustomers,
  type CustomerPlan,
  type CustomerWork,
  type KnownCustomer,
} from '../domain/customers-of-file.js';
import { emailKey } from '../domain/email.js';
import type { Passwords } from './ports.js';

/** What an import did to one account, by which it is taken back. */
export interface CustomerTrace {
  accountId: string;
  isNew: boolean;
  /** As they were and as they were made; null where the import left them. */
  name: readonly [before: string, after: string] | null;
  phone: readonly [before: string, after: string] | null;
  addressIds: readonly string[];
  noteIds: readonly string[];
  tags: readonly string[];
  subscriberId: string | null;
}

/** Work with the ids of what is new. */
export interface PlacedWork extends CustomerWork {
  accountId: string;
  addressIds: string[];
  noteIds: string[];
}

/** What became of the accounts of an import that is taken back. */
export interface TakenBack {
  /** Accounts that are gone. */
  removed: number;
  /** Accounts that were there before and are as they were. */
  restored: number;
  /** Accounts that the import made and somebody has used or changed since: they stay. */
  kept: number;
}

/** Customers of files, hundreds in a statement. */
export abstract class ImportedCustomers {
  /** Waits for another import, and keeps others out until the transaction ends. */
  abstract hold(): Promise<void>;
  /** Those of the shop under these keys of addresses; `locked` until the transaction ends. */
  abstract known(keys: readonly string[], locked: boolean): Promise<ReadonlyMap<string, KnownCustomer>>;
  abstract write(work: readonly PlacedWork[], passwordHash: string, byId: string): Promise<void>;
  /** Keeps what is needed to take an import back; the nightly job forgets it after 30 days. */
  abstract keep(importId: string, traces: readonly CustomerTrace[]): Promise<void>;
  /** The traces of an import, which are then gone. */
  abstract take(importId: string): Promise<CustomerTrace[]>;
  abstract takeBack(traces: readonly CustomerTrace[]): Promise<TakenBack>;
}

/** Customers of a file of another shop: first shown, then made, then taken back if need be. No letter is sent to any of them. */
export class ImportCustomers {
  constructor(
    private readonly customers: ImportedCustomers,
    private readonly consents: Consents,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** What the file would do. */
  preview(lines: readonly SourceLine[], readers: Readers): Promise<CustomerPlan> {
    return this.plan(lines, readers, false);
  }

  /**
   * Does it: what is wrong is left out and told, the others are made. Nobody gets a password: whoever comes first asks for a link by
   * mail. Returns by which id it is taken back.
   */
  async importCustomers(
    actor: Caller,
    lines: readonly SourceLine[],
    readers: Readers,
  ): Promise<CustomerPlan & { id: string }> {
    // one for all, of random bytes that nobody has seen: thousands of hashes would take minutes
    const nobody = await this.passwords.hashOfNone();
    return this.unitOfWork.run(async () => {
      await this.customers.hold();
      const plan = await this.plan(lines, readers, true);
      const id = this.ids.next();
      const placed = plan.work.map((one) => ({
        ...one,
        accountId: one.id ?? this.ids.next(),
        addressIds: one.addresses.map(() => this.ids.next()),
        noteIds: one.notes.map(() => this.ids.next()),
      }));
      await this.customers.write(placed, nobody, actor.accountId);
      const wanting = placed.filter(({ wantsNews }) => wantsNews).map(({ email }) => email);
      const subscribed = await this.consents.take(wanting);
      await this.customers.keep(
        id,
        placed.map((one) => traceOf(one, subscribed.get(one.key) ?? null)),
      );
      const created = placed.filter((one) => one.id === null).length;
      const changes = { lines: lines.length, created, updated: placed.length - created };
      await this.audit.record({
        ...{ actor, action: 'adminImportCustomers', entity: 'customer_import', entityId: id, changes },
      });
      return { ...plan, id };
    });
  }

  /** Takes back what a file did, within 30 days: accounts that somebody has used since stay. @throws CustomerImportNotFound */
  undo(actor: Caller, id: string): Promise<TakenBack> {
    return this.unitOfWork.run(async () => {
      await this.customers.hold();
      const traces = await this.customers.take(id);
      if (traces.length === 0) throw new CustomerImportNotFound();
      await this.consents.withdraw(traces.flatMap(({ subscriberId }) => subscriberId ?? []));
      const done = await this.customers.takeBack(traces);
      await this.audit.record({
        ...{
          actor,
          action: 'adminUndoCustomers',
          entity: 'customer_import',
          entityId: id,
          changes: { ...done },
        },
      });
      return done;
    });
  }

  private async plan(lines: readonly SourceLine[], readers: Readers, locked: boolean): Promise<CustomerPlan> {
    const keys = new Set(lines.map(({ cells }) => emailKey(cells['email'] ?? '')).filter(Boolean));
    return planCustomers(lines, await this.customers.known([...keys], locked), readers);
  }
}

const traceOf = (one: PlacedWork, subscriberId: string | null): CustomerTrace => ({
  accountId: one.accountId,
  isNew: one.id === null,
  name: one.before.name === null ? null : [one.before.name, one.name],
  phone: one.before.phone === null ? null : [one.before.phone, one.phone],
  addressIds: one.addressIds,
  noteIds: one.noteIds,
  tags: one.tags,
  subscriberId,
});
