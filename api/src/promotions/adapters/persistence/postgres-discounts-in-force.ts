import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { MailboxHashes } from '../../../platform/security/mailbox-hashes.js';
import { DiscountsInForce, type DiscountTaken } from '../../application/discounts-in-force.js';
import type { Buyer } from '../../application/ports.js';
import type { Discount, ProductFacts } from '../../domain/discount.js';
import { ofNothing } from '../../domain/fitting.js';
import { countedOf, reservedOf, sentOf } from './discounts-reserved.js';
import { pastOf } from './discount-past.js';
import { discountOf, discountsAt, factsOf, stampsAt } from './discounts-at.js';
import { KeptTerms } from './kept-terms.js';
import type { PromotionTables } from './tables.js';

type Facts = Awaited<ReturnType<ReturnType<typeof factsOf>['execute']>>;

const byProduct = (rows: Facts) =>
  new Map<string, ProductFacts>(
    rows.map(({ id, fields, category, categories }) => [
      id,
      { fields, categories: [category, ...categories.map((also) => also.category)] },
    ]),
  );

/** The id of no discount. */
const NONE = '00000000-0000-0000-0000-000000000000';

/**
 * Discounts in PostgreSQL. Orders hold the row of a discount that they take, so that its terms cannot change under them; where it
 * has limits, the guarded update of its counters locks it, and the count per shopper cannot be raced.
 */
@Injectable()
export class PostgresDiscountsInForce extends PostgresAdapter<PromotionTables> implements DiscountsInForce {
  private readonly terms = new KeptTerms();

  constructor(
    database: Database,
    private readonly hashes: MailboxHashes,
  ) {
    super(database);
  }

  async at(now: Date, ofCode: string | null): Promise<readonly Discount[]> {
    const when = { moment: now.toISOString(), ofCode: ofCode ?? NONE };
    const [row] = await stampsAt(this.tables(), when);
    return this.terms.all(row?.stamps ?? '', row?.counted ?? '') ?? this.read(when);
  }

  async facts(productIds: readonly string[]): Promise<Map<string, ProductFacts>> {
    return byProduct(await factsOf(this.tables(), productIds).execute());
  }

  had(buyer: Buyer, ids: readonly string[], replaced: readonly string[]) {
    return pastOf(this.tables(), { buyer, hashes: this.hashesOf(buyer) }, ids, { replaced });
  }

  async renewed(taken: readonly DiscountTaken[]): Promise<DiscountTaken[]> {
    if (taken.length === 0) return [];
    const now = await this.tables()
      .selectFrom('discount')
      .select(['id', 'version', 'max_uses', 'per_customer', 'budget_cents'])
      .where('id', 'in', [...taken.map(({ id }) => id)])
      // whoever changes one waits until it is taken, by this version
      .orderBy('id')
      .forKeyShare()
      .execute();
    const terms = new Map(now.map((row) => [row.id, row]));
    return taken.flatMap((one) => {
      const row = terms.get(one.id);
      if (!row) return [];
      const limits = [row.max_uses, row.per_customer, row.budget_cents];
      return [{ ...one, version: row.version, isCounted: limits.some((limit) => limit !== null) }];
    });
  }

  async reserve(orderId: string, buyer: Buyer, taken: readonly DiscountTaken[]): Promise<boolean> {
    const sent = sentOf(orderId, buyer.accountId, taken);
    const [row] = await (sent.areCounted.includes(true) ? countedOf : reservedOf)(this.tables(), sent);
    if (row?.count !== taken.length) return false;
    if (row.limited === null) return true;
    const limits = new Map(row.limited.split(',').map((one) => one.split(' ') as [string, string]));
    const { had } = await pastOf(this.tables(), { buyer, hashes: this.hashesOf(buyer) }, [...limits.keys()], {
      replaced: [],
      beside: orderId,
    });
    return [...limits].every(([id, most]) => (had.get(id) ?? ofNothing).uses < Number(most));
  }

  async use(orderId: string): Promise<void> {
    await this.tables()
      .updateTable('discount_use')
      .set(({ fn }) => ({ state: 'used', updated_at: fn<string>('now') }))
      .where('order_id', '=', orderId)
      .where('state', '=', 'reserved')
      .execute();
  }

  async release(orderId: string): Promise<void> {
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

  private async read(when: { moment: string; ofCode: string }): Promise<Discount[]> {
    const rows = await discountsAt(this.tables(), when);
    return rows.map((row) => {
      const discount = discountOf(row);
      this.terms.keep(row.terms_stamp, discount);
      return discount;
    });
  }

  private hashesOf({ mailbox }: Buyer): readonly string[] {
    return mailbox === null ? [] : this.hashes.allOf(mailbox);
  }
}
