import { Migration } from '@mikro-orm/migrations';

const PHONES = [
  ['account', 'phone'],
  ['address', 'phone'],
  ['orders', 'contact_phone'],
] as const;

/** Phones with a country's code are kept as `+` and digits, as those that are typed from now on; others stay as they were written. */
export class Migration20261129020200_phones_in_one_form extends Migration {
  override up(): void {
    for (const [table, column] of PHONES)
      this.addSql(`update ${table}
        set ${column} = '+' || regexp_replace(replace(${column}, '(0)', ''), '[^0-9]', '', 'g')
        where ${column} like '+%' and ${column} !~ '^[+][0-9]+$'`);
  }

  override down(): void {
    // both forms are phones to the version before
  }
}
