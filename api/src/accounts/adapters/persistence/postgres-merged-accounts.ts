import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { member } from '../../../platform/database/json-member.js';
import { MergedAccounts } from '../../application/merge-customers.js';
import { moveMailboxes } from './move-mailboxes.js';
import { moveReminders } from './move-reminders.js';
import { moveReviews } from './move-reviews.js';
import type { MergeTables } from './tables.js';

type All = Kysely<MergeTables>;

/** Tables of which every row of an account may become the other's as it is. */
const FREE = [
  ...(['coupon', 'discount_use', 'unpaid_order', 'customer_note'] as const),
  ...(['ucp_session', 'security_event'] as const),
] as const;

/** Tables of which nothing that names the former account is of use to anybody. */
const GONE = [
  ...(['idempotency_key', 'email_confirmation', 'email_change', 'customer_import_line'] as const),
] as const;

const MOST_ADDRESSES = 20;
const MOST_TAGS = 20;
const NOBODY = 'Merged account';

/** Moves what belongs to an account across the tables of all features, which are written here for this one purpose. */
@Injectable()
export class PostgresMergedAccounts extends PostgresAdapter<MergeTables> implements MergedAccounts {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async move(fromId: string, intoId: string, isShown: boolean): Promise<void> {
    const all = this.tables();
    const now = this.clock.now();
    await this.moveOrders(all, fromId, intoId, now);
    for (const table of FREE)
      await all.updateTable(table).set({ account_id: intoId }).where('account_id', '=', fromId).execute();
    await moveCouponUses(all, fromId, intoId);
    await all.updateTable('proposal').set({ subject_id: intoId }).where('subject_id', '=', fromId).execute();
    for (const table of GONE) await all.deleteFrom(table).where('account_id', '=', fromId).execute();
    await moveDrafts(all, fromId, intoId);
    if (isShown) await moveEarlierOrders(all, fromId, intoId);
    await moveMailboxes(all, fromId, intoId, isShown, now);
    await moveAddresses(all, fromId, intoId);
    await moveLists(all, fromId, intoId);
    await moveReminders(all, fromId, intoId);
    await moveReviews(all, fromId, intoId, now);
    await all.updateTable('account').set({ updated_at: now }).where('id', '=', intoId).execute();
  }

  async close(id: string, intoId: string, passwordHash: string): Promise<void> {
    const address = `merged-${id}@merged.invalid`;
    const now = this.clock.now();
    await this.tables()
      .updateTable('account')
      .set({
        ...{ name: NOBODY, email: address, email_key: address, phone: '', password_hash: passwordHash },
        ...{ merged_into: intoId, disabled_at: now, updated_at: now },
      })
      .where('id', '=', id)
      .execute();
  }

  /** An order that was placed under a key that the other account has used, too, is not placed again by it. */
  private async moveOrders(all: All, fromId: string, intoId: string, now: Date): Promise<void> {
    await all
      .updateTable('orders')
      .set({ idempotency_key: null, request_hash: null })
      .where('account_id', '=', fromId)
      .where('idempotency_key', 'in', (eb) =>
        eb
          .selectFrom('orders as other')
          .select('other.idempotency_key')
          .where('other.account_id', '=', intoId)
          .where('other.idempotency_key', 'is not', null),
      )
      .execute();
    await all
      .updateTable('orders')
      .set((eb) => ({ account_id: intoId, updated_at: now, version: eb('version', '+', 1) }))
      .where('account_id', '=', fromId)
      .execute();
  }
}

/** They count for the account that is kept, and say by whom each was: two may both have used what each may use once. */
async function moveCouponUses(all: All, fromId: string, intoId: string): Promise<void> {
  await all
    .updateTable('coupon_use')
    .set(({ fn, ref }) => ({ account_id: intoId, used_by: fn.coalesce(ref('used_by'), ref('account_id')) }))
    .where('account_id', '=', fromId)
    .execute();
}

async function moveDrafts(all: All, fromId: string, intoId: string): Promise<void> {
  await all.updateTable('draft_order').set({ buyer_id: intoId }).where('buyer_id', '=', fromId).execute();
  await all
    .updateTable('draft_order')
    .set((eb) => ({
      terms: eb.fn('jsonb_set', [
        eb.ref('terms'),
        eb.fn('string_to_array', [eb.val('customerId'), eb.val(',')]),
        eb.fn('to_jsonb', [eb.cast(eb.val(intoId), 'text')]),
      ]),
      version: eb('version', '+', 1),
    }))
    .where(member('terms', 'customerId'), '=', fromId)
    .execute();
}

/** Of the shop before this one: they are found by the address of their buyer, and no file gives them to the former one again. */
async function moveEarlierOrders(all: All, fromId: string, intoId: string): Promise<void> {
  const of = (id: string) => all.selectFrom('account').where('id', '=', id);
  await all
    .updateTable('earlier_order')
    .set({ email: of(intoId).select('email'), email_key: of(intoId).select('email_key'), is_moved: true })
    .where('email_key', 'in', of(fromId).select('email_key'))
    .execute();
  await all
    .updateTable('moved_earlier_order')
    .set({ account_id: intoId })
    .where('account_id', '=', fromId)
    .execute();
}

/** Those that the other does not have, as many as it can keep; where orders go unless told otherwise stays as it is there. */
async function moveAddresses(all: All, fromId: string, intoId: string): Promise<void> {
  const columns = [
    ...(['id', 'first_name', 'last_name', 'company', 'street', 'line_2', 'city', 'state'] as const),
    ...(['zip_code', 'country', 'phone', 'is_default'] as const),
  ] as const;
  const of = (id: string) =>
    all
      .selectFrom('address')
      .select(columns)
      .where('account_id', '=', id)
      .orderBy('is_default', 'desc')
      .orderBy('created_at', 'desc')
      .execute();
  const [own, others] = [await of(intoId), await of(fromId)];
  const written = ({ id: _, is_default: __, ...address }: (typeof own)[number]) => JSON.stringify(address);
  const known = new Set(own.map(written));
  const fresh = others
    .filter((address) => !known.has(written(address)))
    .slice(0, Math.max(0, MOST_ADDRESSES - own.length))
    .map(({ id }) => id);
  await all
    .deleteFrom('address')
    .where('account_id', '=', fromId)
    .$if(fresh.length > 0, (query) => query.where('id', 'not in', fresh))
    .execute();
  const hasDefault = own.some(({ is_default }) => is_default);
  await all
    .updateTable('address')
    .set({ account_id: intoId, ...(hasDefault ? { is_default: false } : {}) })
    .where('account_id', '=', fromId)
    .execute();
}

/** Favorites, the cart, groups and tags: of what both have, that of the other stays. */
async function moveLists(all: All, fromId: string, intoId: string): Promise<void> {
  await all
    .deleteFrom('favorite')
    .where('account_id', '=', fromId)
    .where('product_id', 'in', (eb) =>
      eb.selectFrom('favorite as own').select('own.product_id').where('own.account_id', '=', intoId),
    )
    .execute();
  await all
    .deleteFrom('cart_line')
    .where('account_id', '=', fromId)
    .where('variant_id', 'in', (eb) =>
      eb.selectFrom('cart_line as own').select('own.variant_id').where('own.account_id', '=', intoId),
    )
    .execute();
  await all
    .deleteFrom('customer_group_member')
    .where('account_id', '=', fromId)
    .where('group_id', 'in', (eb) =>
      eb
        .selectFrom('customer_group_member as own')
        .select('own.group_id')
        .where('own.account_id', '=', intoId),
    )
    .execute();
  for (const table of ['favorite', 'cart_line', 'customer_group_member'] as const)
    await all.updateTable(table).set({ account_id: intoId }).where('account_id', '=', fromId).execute();
  const tags = (id: string) =>
    all.selectFrom('customer_tag').select('tag').where('account_id', '=', id).orderBy('tag').execute();
  const own = (await tags(intoId)).map(({ tag }) => tag);
  const fresh = (await tags(fromId))
    .map(({ tag }) => tag)
    .filter((tag) => !own.includes(tag))
    .slice(0, Math.max(0, MOST_TAGS - own.length));
  await all.deleteFrom('customer_tag').where('account_id', '=', fromId).execute();
  if (fresh.length > 0)
    await all
      .insertInto('customer_tag')
      .values(fresh.map((tag) => ({ account_id: intoId, tag })))
      .execute();
}
