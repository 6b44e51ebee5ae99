import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { Credits, type NewCredit } from '../../application/ports.js';
import type { Credit, CreditEntry } from '../../domain/credit.js';
import type { CreditTables } from './tables.js';

/** Credit in PostgreSQL. The guard of the balance stands in the statement that changes it, so that nobody spends the same twice. */
@Injectable()
export class PostgresCredits extends PostgresAdapter<CreditTables> implements Credits {
  async add(credit: NewCredit): Promise<void> {
    await this.tables()
      .insertInto('credit')
      .values({
        id: credit.id,
        kind: credit.kind,
        code_hash: credit.codeHash,
        last_four: credit.lastFour,
        account_id: credit.accountId,
        currency: credit.currency.code,
        balance_cents: 0,
        is_disabled: credit.isDisabled,
        expires_at: credit.expiresAt,
        note: credit.note,
        version: 1,
        created_at: credit.createdAt,
      })
      .execute();
  }

  async find(id: string): Promise<Credit | undefined> {
    return creditOf(await this.rows().where('id', '=', id).executeTakeFirst());
  }

  async lock(id: string): Promise<Credit | undefined> {
    return creditOf(await this.rows().where('id', '=', id).forUpdate().executeTakeFirst());
  }

  async byCodeHash(hash: string): Promise<Credit | undefined> {
    return creditOf(await this.rows().where('code_hash', '=', hash).executeTakeFirst());
  }

  async ofAccount(accountId: string, { code }: Currency): Promise<Credit | undefined> {
    const row = this.rows().where('account_id', '=', accountId).where('currency', '=', code);
    return creditOf(await row.executeTakeFirst());
  }

  async allOf(accountId: string): Promise<Credit[]> {
    const rows = await this.rows().where('account_id', '=', accountId).orderBy('currency').execute();
    return rows.flatMap((row) => creditOf(row) ?? []);
  }

  async ended(before: Date, limit: number): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('credit')
      .select('id')
      .where('expires_at', '<=', before.toISOString())
      .where('balance_cents', '>', 0)
      .orderBy('expires_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async move(entry: CreditEntry): Promise<'moved' | 'known' | 'short'> {
    const written = await this.tables()
      .insertInto('credit_entry')
      .values({
        id: entry.id,
        credit_id: entry.creditId,
        type: entry.type,
        amount_cents: entry.amount.cents,
        reference: entry.reference,
        order_id: entry.orderId,
        reason: entry.reason,
        actor_kind: entry.actor.kind,
        actor_id: entry.actor.id,
        occurred_at: entry.occurredAt,
      })
      .onConflict((conflict) => conflict.columns(['type', 'reference']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) return 'known';
    const moved = await this.tables()
      .updateTable('credit')
      .set((eb) => ({ balance_cents: eb('balance_cents', '+', entry.amount.cents) }))
      .where('id', '=', entry.creditId)
      .where('currency', '=', entry.amount.currency.code)
      .where((eb) => eb(eb('balance_cents', '+', entry.amount.cents), '>=', 0))
      .returning('id')
      .executeTakeFirst();
    return moved ? 'moved' : 'short';
  }

  async sumsFor(id: string, reason: string): Promise<Pick<CreditEntry, 'type' | 'amount'>[]> {
    const rows = await this.tables()
      .selectFrom('credit_entry as e')
      .innerJoin('credit as c', 'c.id', 'e.credit_id')
      .select(({ fn }) => ['e.type', 'c.currency', fn.sum<number>('e.amount_cents').as('cents')])
      .where('e.credit_id', '=', id)
      .where('e.reason', '=', reason)
      .groupBy(['e.type', 'c.currency'])
      .orderBy('e.type')
      .having(({ eb, fn }) => eb(fn.sum('e.amount_cents'), '<>', 0))
      .execute();
    return rows.map(({ type, currency, cents }) => ({
      type,
      amount: Money.ofCents(Number(cents), Currency.of(currency)),
    }));
  }

  async heldBy(orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.tables()
      .selectFrom('credit_entry')
      .select(({ fn }) => ['credit_id', fn.sum<number>('amount_cents').as('cents')])
      .where('order_id', 'in', [...orderIds])
      .where('type', 'in', ['redeemed', 'refunded'])
      .groupBy('credit_id')
      .execute();
    return new Map(rows.map(({ credit_id: id, cents }) => [id, -Number(cents)]));
  }

  async save({ id, isDisabled, expiresAt, note }: Credit): Promise<void> {
    await this.tables()
      .updateTable('credit')
      .set((eb) => ({
        is_disabled: isDisabled,
        expires_at: expiresAt,
        note,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  }

  async recode(id: string, codeHash: string, lastFour: string): Promise<void> {
    await this.tables()
      .updateTable('credit')
      .set((eb) => ({ code_hash: codeHash, last_four: lastFour, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  async giveTo(id: string, accountId: string): Promise<void> {
    await this.tables()
      .updateTable('credit')
      .set((eb) => ({ account_id: accountId, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  async follow(id: string, otherId: string): Promise<void> {
    await this.tables()
      .updateTable('credit')
      .set({ moved_to: otherId })
      .where((eb) => eb.or([eb('id', '=', id), eb('moved_to', '=', id)]))
      .execute();
  }

  async followed(id: string): Promise<string> {
    const row = await this.tables()
      .selectFrom('credit')
      .select('moved_to')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.moved_to ?? id;
  }

  private rows() {
    return this.tables().selectFrom('credit').selectAll();
  }
}

function creditOf(row: Selectable<CreditTables['credit']> | undefined): Credit | undefined {
  if (!row) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    lastFour: row.last_four,
    accountId: row.account_id,
    balance: Money.ofCents(Number(row.balance_cents), Currency.of(row.currency)),
    isDisabled: row.is_disabled,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    note: row.note,
    version: row.version,
    createdAt: new Date(row.created_at),
  };
}
