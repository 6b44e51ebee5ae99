import { Injectable } from '@nestjs/common';
import {
  expressionBuilder,
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type UpdateObject,
} from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { DraftOrders, type DraftVersion } from '../../application/ports.js';
import { NO_TERMS, type DraftOrder, type DraftTerms } from '../../domain/draft-order.js';
import { readDraftQuote, type DraftQuote } from '../../domain/draft-quote.js';
import type { draftOrderSchema } from './draft-order.schema.js';

type DraftTables = Tables<typeof draftOrderSchema>;

const SORTS = { createdAt: 'created_at', updatedAt: 'updated_at', id: 'id' } as const;

/** What a draft is found by. */
const SEARCHED = [
  ['contact', 'email'],
  ['contact', 'phone'],
  ['shippingAddress', 'firstName'],
  ['shippingAddress', 'lastName'],
  ['note'],
];

export const DRAFT_ORDER_RULES: ListRules = {
  resource: 'draft-orders',
  sorts: ['createdAt', 'updatedAt'],
  defaultSort: ['updatedAt', 'DESC'],
  filters: { q: 'text' },
};

/** The guest that was made for a draft stays its own: placed twice it is still one order. The customer who stood on it before does not. */
const GUEST_OF_IT = guestOf(expressionBuilder<DraftTables, 'draft_order'>());

@Injectable()
export class PostgresDraftOrders extends PostgresAdapter<DraftTables> implements DraftOrders {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
  ) {
    super(database);
  }

  /** Those that are open. */
  async list(list: AdminList): Promise<{ items: DraftOrder[]; total: number }> {
    const [ids, q] = [list.ids, list.text('q')];
    let found = this.tables().selectFrom('draft_order').where('state', '=', 'open');
    if (ids) found = found.where('id', 'in', ids);
    if (q)
      found = found.where((eb) =>
        eb.or(
          SEARCHED.map((path) =>
            eb(
              eb.fn<string>('jsonb_extract_path_text', ['terms', ...path.map((part) => eb.val(part))]),
              'ilike',
              containing(q),
            ),
          ),
        ),
      );
    const sort = SORTS[list.sort as keyof typeof SORTS];
    const rows = await pageOf(found.selectAll(), list, sort, 'id').execute();
    return { items: rows.map(toDraft), total: await this.totals.of(found) };
  }

  async add(id: string, terms: DraftTerms): Promise<void> {
    await this.hold(isPriced(terms));
    const row = {
      id,
      state: 'open' as const,
      terms: JSON.stringify(terms),
      buyer_id: terms.customerId,
      version: 1,
    };
    await this.tables()
      .insertInto('draft_order')
      .values({ ...row, created_at: NOW, updated_at: NOW })
      .execute();
  }

  async find(id: string): Promise<DraftOrder | undefined> {
    const row = await this.tables()
      .selectFrom('draft_order')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toDraft(row);
  }

  async change(of: DraftVersion, terms: DraftTerms, quote: DraftQuote | null): Promise<boolean> {
    await this.hold(isPriced(terms));
    const buyer = { buyer_id: terms.customerId ?? GUEST_OF_IT };
    return this.write(of, { terms: JSON.stringify(terms), quote: textOf(quote), ...buyer });
  }

  async quoted(of: DraftVersion, quote: DraftQuote): Promise<boolean> {
    await this.hold(quote.state === 'sent');
    return this.write(of, { quote: textOf(quote) });
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.tables()
      .deleteFrom('draft_order')
      .where((eb) => eb.and({ id, state: 'open' }))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async giveTo({ id, buyerId }: Pick<DraftOrder, 'id' | 'buyerId'>, accountId: string): Promise<string> {
    await this.tables()
      .updateTable('draft_order')
      .set({ buyer_id: accountId })
      .where('id', '=', id)
      .where('buyer_id', 'is not distinct from', buyerId)
      .execute();
    return (await this.find(id))?.buyerId ?? accountId;
  }

  placed(of: DraftVersion, orderId: string, quote: DraftQuote | null): Promise<boolean> {
    const without = quote && { ...quote, note: '', word: '' };
    const row = { state: 'placed' as const, order_id: orderId, terms: JSON.stringify(NO_TERMS) };
    return this.write(of, { ...row, quote: textOf(without) });
  }

  /** In which amounts are meant that are about to be written. */
  private async hold(isPriced: boolean): Promise<void> {
    if (isPriced) await holdCurrency(this.database.sql());
  }

  private async write(
    { id, version }: DraftVersion,
    row: UpdateObject<DraftTables, 'draft_order'>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('draft_order')
      .set({ ...row, version: version + 1, updated_at: NOW })
      .where((eb) => eb.and({ id, version, state: 'open' }))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

function guestOf(eb: ExpressionBuilder<DraftTables, 'draft_order'>): Expression<string | null> {
  const customer = eb.fn<string | null>('jsonb_extract_path_text', ['terms', eb.val('customerId')]);
  return eb.case().when(customer, 'is', null).then(eb.ref('buyer_id')).end();
}

const isPriced = ({ ownLines, currency }: DraftTerms) => ownLines.length > 0 && currency === null;

const textOf = (quote: DraftQuote | null): string | null => quote && JSON.stringify(quote);

const toDraft = (row: Selectable<DraftTables['draft_order']>): DraftOrder => ({
  ...row.terms,
  // drafts of before there were any
  ownLines: row.terms.ownLines ?? [],
  ...{ id: row.id, state: row.state, buyerId: row.buyer_id, orderId: row.order_id, version: row.version },
  quote: row.quote && readDraftQuote(row.quote),
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
});
