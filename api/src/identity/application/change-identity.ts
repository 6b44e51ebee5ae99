import { changedFields, readFields } from '../../kernel/fields/read-fields.js';
import type { FieldError } from '../../kernel/refusal.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Pictures } from '../../media/application/ports.js';
import { IDENTITY_FIELDS } from '../domain/fields.js';
import { IdentityWrong, picturesOf, type Identity } from '../domain/identity.js';
import type { Identities } from './ports.js';

/** Changes some of what the shop is known by and leaves the rest. */
export class ChangeIdentity {
  constructor(
    private readonly identities: Identities,
    private readonly pictures: Pictures,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Null takes a value away, what is not named stays. @throws IdentityWrong */
  changeIdentity(sent: Readonly<Record<string, unknown>>): Promise<Identity> {
    const { values, errors } = readFields(sent, IDENTITY_FIELDS);
    return this.unitOfWork.run(async () => {
      const before = await this.identities.lock();
      const now = changedFields<unknown>(before, values) as Identity;
      const faults = [...errors, ...(await this.missing(now))];
      if (faults.length > 0) throw new IdentityWrong(faults);
      await this.identities.write(now);
      return now;
    });
  }

  private async missing(identity: Identity): Promise<FieldError[]> {
    const faults: FieldError[] = [];
    for (const { field, key } of picturesOf(identity))
      if (!(await this.pictures.find(key)))
        faults.push({
          field: `fields.${field}`,
          message: 'This picture is not in the shop; choose it again',
        });
    return faults;
  }
}
