import type { PersonalRow } from '../../application/ports.js';

/** What the file leaves out: it opens accounts, or is another row's business. */
const SECRET = new Set([
  'password_hash',
  'token_hash',
  'find_text',
  'erased_mailboxes',
  'search',
  'version',
  'email_key',
  'device',
]);

/** A row as the person's file has it: without secrets, its columns in the words of the API. */
export function readable(row: object): PersonalRow {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !SECRET.has(column))
      .map(([column, value]) => [
        column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value as unknown,
      ]),
  );
}
