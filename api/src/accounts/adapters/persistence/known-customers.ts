import type { Kysely } from 'kysely';
import type { KnownCustomer } from '../../domain/customers-of-file.js';
import type { CustomerImportTables } from './tables.js';

/** Values of one question. */
const BATCH = 1_000;

/** The customers under these keys of addresses, each with what an import may add to; seven questions for each thousand. */
export async function knownCustomers(
  tables: Kysely<CustomerImportTables>,
  keys: readonly string[],
  locked: boolean,
): Promise<ReadonlyMap<string, KnownCustomer>> {
  const found = new Map<string, KnownCustomer>();
  for (let at = 0; at < keys.length; at += BATCH)
    for (const [key, one] of await some(tables, keys.slice(at, at + BATCH), locked)) found.set(key, one);
  return found;
}

async function some(
  tables: Kysely<CustomerImportTables>,
  keys: readonly string[],
  locked: boolean,
): Promise<[key: string, KnownCustomer][]> {
  const accounts = await tables
    .selectFrom('account')
    .select(['id', 'name', 'email', 'email_key', 'phone', 'role', 'last_seen_at'])
    .where('email_key', 'in', keys)
    .orderBy('id')
    .$if(locked, (query) => query.forUpdate())
    .execute();
  const subscribers = await tables
    .selectFrom('newsletter_subscriber')
    .select('email_key')
    .where('email_key', 'in', keys)
    .execute();
  const ids = accounts.map(({ id }) => id);
  const of = <Row extends { account_id: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, (row) => row.account_id);
  const none = ids.length === 0;
  const addresses = none
    ? []
    : await tables
        .selectFrom('address')
        .select(['account_id', 'street', 'city', 'zip_code as zipCode'])
        .where('account_id', 'in', ids)
        .execute();
  const tags = none
    ? []
    : await tables
        .selectFrom('customer_tag')
        .select(['account_id', 'tag'])
        .where('account_id', 'in', ids)
        .orderBy('tag')
        .execute();
  const notes = none
    ? []
    : await tables
        .selectFrom('customer_note')
        .select(['account_id', 'text'])
        .where('account_id', 'in', ids)
        .execute();
  const shown = none
    ? []
    : await tables
        .selectFrom('email_confirmation')
        .select('account_id')
        .where('account_id', 'in', ids)
        .where('confirmed_at', 'is not', null)
        .execute();
  const imported = none
    ? []
    : await tables
        .selectFrom('customer_import_line')
        .select(['account_id', 'trace'])
        .where('account_id', 'in', ids)
        .execute();
  const isShown = new Set(shown.map(({ account_id }) => account_id));
  const isBrought = new Set(imported.filter(({ trace }) => trace.isNew).map(({ account_id }) => account_id));
  const [addressesOf, tagsOf, notesOf] = [of(addresses), of(tags), of(notes)];
  const subscribed = new Set(subscribers.map(({ email_key }) => email_key));
  return accounts.map(({ email_key, last_seen_at, ...account }) => [
    email_key,
    {
      ...account,
      isTheirs: isShown.has(account.id) || (last_seen_at === null && isBrought.has(account.id)),
      subscribed: subscribed.has(email_key),
      addresses: addressesOf.get(account.id) ?? [],
      tags: (tagsOf.get(account.id) ?? []).map(({ tag }) => tag),
      notes: (notesOf.get(account.id) ?? []).map(({ text }) => text),
    },
  ]);
}
