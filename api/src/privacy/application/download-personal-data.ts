import type { Caller } from '../../kernel/caller.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { OneOfTheStaff, PersonUnknown } from '../domain/refusals.js';
import { allOf, shownOf } from './mailboxes.js';
import type { Mailbox, Person, PersonalData, PersonalFile } from './ports.js';

/** Everything kept of one person at one moment, as GDPR article 15 and 20 ask for it. */
export class DownloadPersonalData {
  constructor(
    private readonly data: PersonalData,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * The owner's own wish. Messages, alerts and subscriptions are kept under an address alone: they are told once a mailed
   * link has shown that it is the owner's, since anybody can sign up with somebody else's. @throws PersonUnknown
   */
  own(accountId: string): Promise<PersonalFile> {
    return this.fileOf(accountId, shownOf);
  }

  /** Staff on somebody's behalf, of whom they have made sure; an administrator for one of the staff. @throws PersonUnknown, OneOfTheStaff */
  onBehalf(caller: Pick<Caller, 'role'>, accountId: string): Promise<PersonalFile> {
    return this.fileOf(accountId, (person) => {
      const { role } = person;
      if (caller.role !== 'admin' && (role === 'admin' || role === 'staff')) throw new OneOfTheStaff();
      return allOf(person);
    });
  }

  private fileOf(accountId: string, under: (person: Person) => readonly Mailbox[]): Promise<PersonalFile> {
    return this.unit.snapshot(async () => {
      const person = await this.data.find(accountId);
      if (!person) throw new PersonUnknown();
      return this.data.fileOf(person, under(person));
    });
  }
}
