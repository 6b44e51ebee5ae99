import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Database } from '../../../platform/database/database.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { MailboxHashes } from '../../../platform/security/mailbox-hashes.js';
import { DiscountsInForce, type DiscountTaken } from '../../application/discounts-in-force.js';
import type { Buyer } from '../../application/ports.js';
import type { Discount, ProductFacts } from '../../domain/discount.js';
import { ofNothing } from '../../domain/fitting.js';
import { pastOf } from './discount-past.js';
import { inForceAt, discountOf } from './discounts-at.js';
import type { PromotionTables } from './tables.js';

/** What scopes ask of products: each quote does, as long as a rule names categories or fields. */
const factsOf = compiledOnce((db: Kysely<PromotionTables>, place: PlaceOf<{ ids: readonly string[] }>) =>
  db
    .selectFrom('product')
    .select(['product.id', 'product.fields', 'product.category'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product_category as c')
          .select('c.category')
          .whereRef('c.product_id', '=', 'product.id'),
      ).as('categories'),
    )
    .where((eb) => eb('product.id', '=', eb.fn.any(manyIds(place('ids'))))),
);

/** Their rows, in one order, until the end of the transaction: terms change under a lock that waits for it. */
const heldOf = compiledOnce((db: Kysely<PromotionTables>, place: PlaceOf<{ ids: readonly string[] }>) =>
  db
    .selectFrom('discount')
    .select(['id', 'version'])
    .where((eb) => eb('id', '=', eb.fn.any(manyIds(place('ids')))))
    .orderBy('id')
    .forKeyShare(),
);

/** The id of no discount. */
const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Discounts in PostgreSQL. Orders hold the row of a discount that they take, so that its terms cannot change under them; where it
 * has limits, the guarded update of its counters locks it, and the count per shopper cannot be raced.
 */
@Injectable()
export class PostgresDiscountsInForce extends DiscountsInForce {
  constructor(
    private readonly database: Database,
    private readonly hashes: MailboxHashes,
  ) {
    super();
  }

  override async at(now: Date, ofCode: string | null): Promise<Discount[]> {
    const moment = now.toISOString();
    const rows = await inForceAt(this.tables(), { moment, ofCode: ofCode ?? NONE });
    return rows.map(discountOf);
  }

  override async facts(productIds: readonly string[]): Promise<Map<string, ProductFacts>> {
    const rows = await factsOf(this.tables(), { ids: productIds });
    return new Map(
      rows.map(({ id, fields, category, categories }) => [
        id,
        { fields, categories: [category, ...categories.map((also) => also.category)] },
      ]),
    );
  }

  override had(buyer: Buyer, ids: readonly string[], replaced: readonly string[]) {
    const hashes = buyer.mailbox === null ? [] : this.hashes.allOf(buyer.mailbox);
    return pastOf(this.tables(), { buyer, hashes }, ids, replaced);
  }

  override async reserve(orderId: string, buyer: Buyer, taken: readonly DiscountTaken[]): Promise<boolean> {
    // what one order counts every order of that version counts: who holds and who counts never wait for each other in a circle
    if (!(await this.hold(taken.filter(({ isCounted }) => !isCounted)))) return false;
    const counted = taken.filter(({ isCounted }) => isCounted);
    for (const one of counted.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      if (!(await this.count(one, buyer))) return false;
    const { accountId } = buyer;
    await this.tables()
      .insertInto('discount_use')
      .values(({ fn }) =>
        taken.map(({ id, cents, ownCents, isCounted }) => ({
          ...{ order_id: orderId, discount_id: id, account_id: accountId, state: 'reserved' as const },
          ...{ amount_cents: cents, own_cents: ownCents, is_counted: isCounted },
          ...{ created_at: fn<string>('now'), updated_at: fn<string>('now') },
        })),
      )
      .execute();
    return true;
  }

  override async use(orderId: string): Promise<void> {
    await this.tables()
      .updateTable('discount_use')
      .set(({ fn }) => ({ state: 'used', updated_at: fn<string>('now') }))
      .where('order_id', '=', orderId)
      .where('state', '=', 'reserved')
      .execute();
  }

  override async release(orderId: string): Promise<void> {
    // whoever changes one locks it before its uses
    await this.tables()
      .selectFrom('discount')
      .innerJoin('discount_use', 'discount_use.discount_id', 'discount.id')
      .select('discount.id')
      .where('discount_use.order_id', '=', orderId)
      .orderBy('discount.id')
      .forNoKeyUpdate('discount')
      .execute();
    const freed = await this.tables()
      .updateTable('discount_use')
      .set(({ fn }) => ({ state: 'released', updated_at: fn<string>('now') }))
      .where('order_id', '=', orderId)
      .where('state', '<>', 'released')
      .returning(['discount_id', 'own_cents', 'is_counted'])
      .execute();
    for (const { discount_id, own_cents, is_counted } of freed)
      if (is_counted)
        await this.tables()
          .updateTable('discount')
          .set((eb) => ({ used: eb('used', '-', 1), spent_cents: eb('spent_cents', '-', own_cents) }))
          .where('id', '=', discount_id)
          .execute();
  }

  /** Their terms are what they were, until the end of the transaction. */
  private async hold(taken: readonly DiscountTaken[]): Promise<boolean> {
    if (taken.length === 0) return true;
    const held = await heldOf(this.tables(), { ids: taken.map(({ id }) => id) });
    const versions = new Map(held.map(({ id, version }) => [id, version]));
    return taken.every(({ id, version }) => versions.get(id) === version);
  }

  private async count({ id, version, ownCents }: DiscountTaken, buyer: Buyer): Promise<boolean> {
    const counted = await this.tables()
      .updateTable('discount')
      .set((eb) => ({ used: eb('used', '+', 1), spent_cents: eb('spent_cents', '+', ownCents) }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where((eb) => eb.or([eb('max_uses', 'is', null), eb('used', '<', eb.ref('max_uses'))]))
      .where((eb) =>
        eb.or([eb('budget_cents', 'is', null), eb('spent_cents', '<=', eb('budget_cents', '-', ownCents))]),
      )
      .returning('per_customer')
      .executeTakeFirst();
    if (!counted) return false;
    if (counted.per_customer === null) return true;
    const { had } = await this.had(buyer, [id], []);
    return (had.get(id) ?? ofNothing).uses < counted.per_customer;
  }

  private tables() {
    return this.database.sql<PromotionTables>();
  }
}
