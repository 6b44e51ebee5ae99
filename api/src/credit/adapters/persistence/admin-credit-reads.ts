import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { CREDIT_KINDS } from '../../domain/credit.js';
import type { AdminCreditDto, CardHandoverDto, CreditEntryDto } from '../http/admin-credit.dto.js';
import type { CreditTables } from './tables.js';

export const CREDIT_RULES: ListRules = {
  resource: 'credit',
  sorts: ['createdAt', 'balance', 'expiresAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    kind: [...CREDIT_KINDS],
    accountId: 'uuid',
    orderId: 'uuid',
    withBalance: 'mark',
    isDisabled: 'flag',
  },
};

const SORTS = {
  createdAt: 'credit.created_at',
  balance: 'credit.balance_cents',
  expiresAt: 'credit.expires_at',
  id: 'credit.id',
} as const;
/** Of one credit, the last ones. */
const MOST_ENTRIES = 500;

type Found = SelectQueryBuilder<CreditTables, 'credit', object>;

/** Gift cards and store credit as the panel lists them. */
@Injectable()
export class AdminCreditReads extends PostgresAdapter<CreditTables> {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: AdminCreditDto[]; total: number }> {
    const found = this.matching(list);
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? 'credit.created_at';
    const items = await this.rows(pageOf(found, list, sort, 'credit.id'));
    return { items, total: await this.totals.of(found) };
  }

  async find(id: string): Promise<AdminCreditDto | undefined> {
    const [found] = await this.rows(this.tables().selectFrom('credit').where('credit.id', '=', id));
    return found;
  }

  /** The newest first. */
  async entries(id: string): Promise<CreditEntryDto[]> {
    const rows = await this.tables()
      .selectFrom('credit_entry as entry')
      .innerJoin('credit', 'credit.id', 'entry.credit_id')
      .leftJoin('account as actor', 'actor.id', 'entry.actor_id')
      .selectAll('entry')
      .select(['credit.currency', 'actor.name as by'])
      .where('entry.credit_id', '=', id)
      .orderBy('entry.occurred_at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(MOST_ENTRIES)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      amount: Currency.of(row.currency).toDecimal(Number(row.amount_cents)),
      currency: row.currency,
      orderId: row.order_id,
      reason: row.reason,
      by: row.by,
      at: new Date(row.occurred_at).toISOString(),
    }));
  }

  /** Null of one that goes nowhere by mail. */
  async handover(id: string): Promise<CardHandoverDto | null> {
    const row = await this.tables()
      .selectFrom('card_handover')
      .selectAll()
      .where('credit_id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const at = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());
    const { order_id: orderId, email, name, message, send_on: sendOn } = row;
    const when = { mailedAt: at(row.mailed_at), takenBackAt: at(row.taken_back_at) };
    return { orderId, email, name, message, sendOn, ...when };
  }

  private async rows(found: Found): Promise<AdminCreditDto[]> {
    const rows = await found
      .leftJoin('account', 'account.id', 'credit.account_id')
      .selectAll('credit')
      .select('account.email')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      kind: row.kind,
      lastFour: row.last_four,
      accountId: row.account_id,
      accountEmail: row.email,
      balance: Currency.of(row.currency).toDecimal(Number(row.balance_cents)),
      currency: row.currency,
      isDisabled: row.is_disabled,
      expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
      note: row.note,
      createdAt: new Date(row.created_at).toISOString(),
    }));
  }

  private matching(list: AdminList): Found {
    let query: Found = this.tables().selectFrom('credit');
    const ids = list.ids;
    if (ids) query = query.where('credit.id', 'in', ids);
    const kinds = list.all('kind');
    if (kinds) query = query.where('credit.kind', 'in', kinds as (typeof CREDIT_KINDS)[number][]);
    const accounts = list.all('accountId');
    if (accounts) query = query.where('credit.account_id', 'in', accounts);
    const orders = list.all('orderId');
    if (orders)
      query = query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('card_handover as h')
            .select('h.id')
            .whereRef('h.credit_id', '=', 'credit.id')
            .where('h.order_id', 'in', orders),
        ),
      );
    const disabled = list.flag('isDisabled');
    if (disabled !== undefined) query = query.where('credit.is_disabled', '=', disabled);
    if (list.flag('withBalance')) query = query.where('credit.balance_cents', '>', 0);
    const q = list.text('q')?.trim();
    if (!q) return query;
    const pattern = containing(q.toLowerCase());
    return query.where(({ eb, fn, or, exists, selectFrom }) =>
      or([
        eb('credit.last_four', '=', q.slice(-4).toUpperCase()),
        eb(fn('lower', ['credit.note']), 'like', pattern),
        exists(
          selectFrom('card_handover as h')
            .select('h.id')
            .whereRef('h.credit_id', '=', 'credit.id')
            .where((h) => h(h.fn('lower', ['h.email']), 'like', pattern)),
        ),
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.id', '=', 'credit.account_id')
            .where('account.email_key', 'like', pattern),
        ),
      ]),
    );
  }
}
