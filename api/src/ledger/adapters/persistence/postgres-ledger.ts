import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../kernel/currency.js';
import { Ids } from '../../../kernel/ids.js';
import { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { Ledger, type Kept, type OrderMoney, type Recorded } from '../../application/ports.js';
import { postingsOf, type EntryType, type LedgerEntry } from '../../domain/entry.js';
import type { LedgerTables } from './tables.js';

@Injectable()
export class PostgresLedger extends PostgresAdapter<LedgerTables> implements Ledger {
  constructor(
    database: Database,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async record(entry: LedgerEntry): Promise<Recorded> {
    const id = this.ids.next();
    const written = await this.tables()
      .insertInto('ledger_transaction')
      .values({
        id,
        order_id: entry.orderId,
        tender_id: entry.tenderId,
        attempt_id: entry.attemptId,
        refund_id: entry.refundId,
        type: entry.type,
        provider: entry.provider,
        provider_object_id: entry.providerObjectId,
        actor_kind: entry.actor.kind,
        actor_id: entry.actor.id,
        occurred_at: entry.occurredAt,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'provider_object_id', 'type']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) return (await this.isKnown(entry)) ? 'known' : 'taken';
    await this.post(id, entry);
    return 'written';
  }

  async moneyOf(orderId: string, currency: Currency): Promise<OrderMoney> {
    const sums = new Map<EntryType, number>();
    for (const row of await this.sumsByType(orderId)) sums.set(row.type, Math.abs(row.cents));
    const of = (type: EntryType) => Money.ofCents(sums.get(type) ?? 0, currency);
    return {
      captured: of('capture'),
      refunded: of('refund').minus(of('refund_reversal')),
      disputed: of('dispute').minus(of('dispute_reversal')),
    };
  }

  async capturedBy(attemptId: string, currency: Currency): Promise<Money> {
    const row = await this.tables()
      .selectFrom('ledger_posting as p')
      .innerJoin('ledger_transaction as t', 't.id', 'p.transaction_id')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('p.amount_cents'), eb.val(0)).as('cents'))
      .where('t.attempt_id', '=', attemptId)
      .where('p.account', 'like', 'provider:%')
      .executeTakeFirstOrThrow();
    return Money.ofCents(row.cents, currency);
  }

  async standing(
    { provider, type }: Pick<LedgerEntry, 'provider' | 'type'>,
    objectIds: readonly string[],
    currency: Currency,
  ): Promise<ReadonlyMap<string, Money>> {
    const rows = await this.tables()
      .selectFrom('ledger_transaction as t')
      .innerJoin('ledger_posting as p', 'p.transaction_id', 't.id')
      .select((eb) => ['t.provider_object_id as id', eb.fn.sum<number>('p.amount_cents').as('cents')])
      .where('t.provider', '=', provider)
      .where('t.type', '=', type)
      .where('t.provider_object_id', 'in', [...objectIds])
      .where('p.account', 'like', 'provider:%')
      .groupBy('t.provider_object_id')
      .execute();
    return new Map(rows.map(({ id, cents }) => [id, Money.ofCents(Math.abs(Number(cents)), currency)]));
  }

  async keptOf(orderId: string, currency: Currency): Promise<Kept[]> {
    const rows = await this.tables()
      .selectFrom('ledger_transaction as t')
      .innerJoin('ledger_posting as p', 'p.transaction_id', 't.id')
      .select((eb) => ['t.attempt_id', eb.fn.sum<number>('p.amount_cents').as('cents')])
      .where('t.order_id', '=', orderId)
      .where('t.attempt_id', 'is not', null)
      .where('p.account', 'like', 'provider:%')
      .groupBy('t.attempt_id')
      .orderBy((eb) => eb.fn.min('t.occurred_at'), 'desc')
      .orderBy((eb) => eb.fn<string>('min', [eb.cast('t.id', 'text')]), 'desc')
      .execute();
    return rows.flatMap(({ attempt_id: attemptId, cents }) =>
      attemptId ? [{ attemptId, left: Money.ofCents(Number(cents), currency) }] : [],
    );
  }

  /** Whether the entry that stands under the provider's id is of the same order, attempt and refund. */
  private async isKnown(entry: LedgerEntry): Promise<boolean> {
    const standing = await this.tables()
      .selectFrom('ledger_transaction')
      .select(['order_id', 'attempt_id', 'refund_id'])
      .where('provider', '=', entry.provider)
      .where('provider_object_id', '=', entry.providerObjectId)
      .where('type', '=', entry.type)
      .executeTakeFirstOrThrow();
    return (
      standing.order_id === entry.orderId &&
      standing.attempt_id === entry.attemptId &&
      standing.refund_id === entry.refundId
    );
  }

  private async post(transactionId: string, entry: LedgerEntry): Promise<void> {
    await this.tables()
      .insertInto('ledger_posting')
      .values(
        postingsOf(entry).map(({ account, cents, currency }) => ({
          id: this.ids.next(),
          transaction_id: transactionId,
          account,
          amount_cents: cents,
          currency,
        })),
      )
      .execute();
  }

  private sumsByType(orderId: string) {
    return this.tables()
      .selectFrom('ledger_posting as p')
      .innerJoin('ledger_transaction as t', 't.id', 'p.transaction_id')
      .select((eb) => ['t.type', eb.fn.sum<number>('p.amount_cents').as('cents')])
      .where('t.order_id', '=', orderId)
      .where('p.account', 'like', 'provider:%')
      .groupBy('t.type')
      .execute();
  }
}
