import { Injectable } from '@nestjs/common';
import { manyIds } from '../../../platform/database/many-ids.js';
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
import { NONE } from './gives-back.js';
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
    await this.turn(orderId, 'used').where('state', '=', 'reserved').execute();
  }

  async release(orderId: string, ids?: readonly string[]): Promise<void> {
    await this.locked(orderId, ids);
    const freed = await this.turn(orderId, 'released')
      .where('state', '<>', 'released')
      .$if(ids !== undefined, (query) =>
        query.where((eb) => eb('discount_id', '=', eb.fn.any(manyIds(ids ?? [])))),
      )
      .execute();
    for (const use of freed) await this.count(use, -1);
  }

  async restore(orderId: string): Promise<void> {
    await this.locked(orderId);
    const again = await this.turn(orderId, 'used').where('state', '=', 'released').execute();
    for (const use of again) await this.count(use, 1);
  }

  /** Whoever changes one locks it before its uses; a purchase all that it takes, in one order. */
  private async locked(orderId: string, ids?: readonly string[]): Promise<void> {
    await this.tables()
      .selectFrom('discount')
      .select('discount.id')
      .where((eb) => {
        const taken = eb.selectFrom('discount_use').select('discount_id').where('order_id', '=', orderId);
        return ids ? eb('id', '=', eb.fn.any(manyIds(ids))) : eb('id', 'in', taken);
      })
      .orderBy('discount.id')
      .forNoKeyUpdate('discount')
      .execute();
  }

  private turn(orderId: string, to: 'used' | 'released') {
    return this.tables()
      .updateTable('discount_use')
      .set(({ fn }) => ({ state: to, updated_at: fn<string>('now') }))
      .where('order_id', '=', orderId)
      .returning(['discount_id', 'own_cents', 'is_counted']);
  }

  private async count(
    use: { discount_id: string; own_cents: number; is_counted: boolean },
    by: 1 | -1,
  ): Promise<void> {
    if (!use.is_counted) return;
    await this.tables()
      .updateTable('discount')
      .set((eb) => ({
        used: eb('used', '+', by),
        spent_cents: eb('spent_cents', by === 1 ? '+' : '-', use.own_cents),
      }))
      .where('id', '=', use.discount_id)
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
