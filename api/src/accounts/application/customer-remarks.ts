import type { Caller } from '../../kernel/caller.js';
import type { AuditLog } from '../../kernel/audit.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NoteNotFound } from '../domain/customer-group.js';
import { CustomerNotFound } from '../domain/customer-refusals.js';

export interface CustomerNote {
  id: string;
  accountId: string;
  text: string;
  /** Who of the staff has written it. */
  byId: string;
  createdAt: Date;
}

/** What the staff writes down about customers. The customer never sees it, but may ask for it. */
export abstract class CustomerRemarks {
  /** Whether there is the account; it is locked until the running transaction ends. */
  abstract lock(accountId: string): Promise<boolean>;
  abstract addNote(note: CustomerNote): Promise<void>;
  /** False when the account has no such note. */
  abstract removeNote(accountId: string, noteId: string): Promise<boolean>;
  /** Returns how many there were before. */
  abstract setTags(accountId: string, tags: readonly string[]): Promise<number>;
}

type Doer = Pick<Caller, 'accountId' | 'email'>;

/** Notes and tags of customers. What they say is not written into the audit log, which is kept for ever. */
export class RemarkOnCustomers {
  constructor(
    private readonly remarks: CustomerRemarks,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the note's id. @throws CustomerNotFound */
  async addNote(caller: Doer, accountId: string, text: string): Promise<string> {
    const id = this.ids.next();
    await this.unitOfWork.run(async () => {
      await this.find(accountId);
      const note = { id, accountId, text, byId: caller.accountId, createdAt: this.clock.now() };
      await this.remarks.addNote(note);
      await this.tell(caller, 'adminAddCustomerNote', accountId, { note: { from: null, to: id } });
    });
    return id;
  }

  /** @throws CustomerNotFound, NoteNotFound */
  async removeNote(caller: Doer, accountId: string, noteId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.find(accountId);
      if (!(await this.remarks.removeNote(accountId, noteId))) throw new NoteNotFound();
      await this.tell(caller, 'adminDeleteCustomerNote', accountId, { note: { from: noteId, to: null } });
    });
  }

  /** These and no others; written in small letters, each once. @throws CustomerNotFound */
  async setTags(caller: Doer, accountId: string, tags: readonly string[]): Promise<void> {
    const wanted = [...new Set(tags.map((tag) => tag.trim().toLowerCase()))].filter((tag) => tag !== '');
    await this.unitOfWork.run(async () => {
      await this.find(accountId);
      const before = await this.remarks.setTags(accountId, wanted);
      await this.tell(caller, 'adminTagCustomer', accountId, { tags: { from: before, to: wanted.length } });
    });
  }

  private tell(actor: Doer, action: string, entityId: string, changes: object): Promise<void> {
    return this.audit.record({ actor, action, entity: 'customer', entityId, changes: { ...changes } });
  }

  private async find(accountId: string): Promise<void> {
    if (!(await this.remarks.lock(accountId))) throw new CustomerNotFound();
  }
}
