import { PersonUnknown } from '../domain/refusals.js';
import type { PersonalData, PersonalFile } from './ports.js';

/** Everything kept of one person, as GDPR article 15 and 20 ask for it. */
export class DownloadPersonalData {
  constructor(private readonly data: PersonalData) {}

  /** @throws PersonUnknown */
  async execute(accountId: string): Promise<PersonalFile> {
    const person = await this.data.find(accountId);
    if (!person) throw new PersonUnknown();
    return this.data.fileOf(person);
  }
}
