import { PersonUnknown } from '../domain/refusals.js';
import type { Person, PersonalData, PersonalFile } from './ports.js';

/** Everything kept of one person, as GDPR article 15 and 20 ask for it. */
export class DownloadPersonalData {
  constructor(private readonly data: PersonalData) {}

  /**
   * The owner's own wish. Messages, alerts and subscriptions are kept under an address alone: they are told once a mailed
   * link has shown that it is the owner's, since anybody can sign up with somebody else's. @throws PersonUnknown
   */
  async own(accountId: string): Promise<PersonalFile> {
    const person = await this.known(accountId);
    return this.data.fileOf(person, person.ownsAddress);
  }

  /** Staff on somebody's behalf, of whom they have made sure. @throws PersonUnknown */
  async onBehalf(accountId: string): Promise<PersonalFile> {
    return this.data.fileOf(await this.known(accountId), true);
  }

  private async known(accountId: string): Promise<Person> {
    const person = await this.data.find(accountId);
    if (!person) throw new PersonUnknown();
    return person;
  }
}
