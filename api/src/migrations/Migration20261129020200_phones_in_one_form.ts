import { Migration } from '@mikro-orm/migrations';

const PHONES = [
  ['account', 'phone'],
  ['address', 'phone'],
  ['orders', 'contact_phone'],
] as const;

/** Without the nought that is left out from abroad. */
const digits = (column: string) => `regexp_replace(replace(${column}, '(0)', ''), '[^0-9]', '', 'g')`;

/**
 * Phones with a country's code are kept as `+` and digits, as those that are typed from now on. What is not surely one number,
 * such as two of them or one with an extension, stays as it was written.
 */
export class Migration20261129020200_phones_in_one_form extends Migration {
  override up(): void {
    for (const [table, column] of PHONES)
      this.addSql(`update ${table}
        set ${column} = '+' || ${digits(column)}
        where ${column} ~ '^[+][0-9 ().-]+$' and ${column} !~ '^[+][0-9]+$'
          and length(${digits(column)}) between 7 and 15`);
  }

  override down(): void {
    // both forms are phones to the version before
  }
}
