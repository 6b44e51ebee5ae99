import { Migration } from '@mikro-orm/migrations';

const KINDS = ['purchase', 'transfer'];

/** The number of a draft that was thrown away is given to no other: it may be on somebody's paper. */
export class Migration20261208113500_numbers_of_arrivals extends Migration {
  override up(): void {
    for (const kind of KINDS) {
      this.addSql(`create sequence ${kind}_number as integer`);
      this.addSql(
        `select setval('${kind}_number', coalesce(max(number), 1000)) from arrival where kind = '${kind}'`,
      );
    }
  }

  override down(): void {
    for (const kind of KINDS) this.addSql(`drop sequence ${kind}_number`);
  }
}
