import type { Passwords } from '../../accounts/application/ports.js';
import type { Clock } from '../../kernel/clock.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { AccountInUse, AccountOfStaff, PasswordNotRight, PersonUnknown } from '../domain/refusals.js';
import { allOf, shownOf } from './mailboxes.js';
import type { LaterErasure, Mailbox, Person, PersonalData } from './ports.js';

/**
 * Erases a person (GDPR article 17). Orders, payments and invoices stay for the books, without the person: the law of the
 * shop's country asks for them. It cannot be undone, and nobody can log in with the address any more; it may register anew.
 */
export class EraseAccount {
  constructor(
    private readonly data: PersonalData,
    private readonly passwords: Passwords,
    private readonly later: LaterErasure,
    private readonly clock: Clock,
    private readonly unit: UnitOfWork,
  ) {}

  /** The owner's own wish; what is kept under an email alone goes with it once a mailed link has shown whose that is, also of one that the account had before. @throws PasswordNotRight, AccountOfStaff, AccountInUse */
  async own(accountId: string, password: string): Promise<void> {
    const person = await this.data.find(accountId);
    if (!(await this.passwords.matches(password, person?.passwordHash)) || !person)
      throw new PasswordNotRight();
    await this.erase(accountId, shownOf);
  }

  /** Staff on somebody's behalf. @throws PersonUnknown, AccountOfStaff, AccountInUse */
  async onBehalf(accountId: string): Promise<void> {
    await this.erase(accountId, allOf);
  }

  private async erase(accountId: string, under: (person: Person) => readonly Mailbox[]): Promise<void> {
    const nobody = await this.passwords.hashOfNone();
    await this.unit.run(async () => {
      const person = await this.data.lock(accountId);
      if (!person) throw new PersonUnknown();
      if (person.role !== 'customer' && person.role !== 'guest') throw new AccountOfStaff();
      const unfinished = await this.data.unfinishedOrders(accountId);
      if (unfinished > 0) throw new AccountInUse(unfinished);
      const names = await this.data.erase(person, under(person), nobody, this.clock.now());
      await this.later.ofMessages(names);
    });
  }
}
