import { Injectable } from '@nestjs/common';
import { sql, type ExpressionBuilder, type SelectQueryBuilder } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { Tables } from '../../../platform/database/tables.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { SUBSCRIBER_STATUSES, type AdminSubscriberDto } from '../http/admin-newsletter.dto.js';
import type { newsletterSubscriberSchema } from './newsletter-subscriber.schema.js';

type SubscriberTables = Tables<typeof newsletterSubscriberSchema>;

export const SUBSCRIBER_RULES: ListRules = {
  resource: 'newsletter',
  sorts: ['email', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { q: 'text', status: SUBSCRIBER_STATUSES },
};

const SORTS = { email: 'email_key', createdAt: 'created_at', id: 'id' } as const;
const status = (eb: ExpressionBuilder<SubscriberTables, 'newsletter_subscriber'>) =>
  eb
    .case()
    .when('unsubscribed_at', 'is not', null)
    .then(sql.lit('unsubscribed'))
    .when('confirmed_at', 'is not', null)
    .then(sql.lit('confirmed'))
    .else(sql.lit('pending'))
    .end();

const views = (found: SelectQueryBuilder<SubscriberTables, 'newsletter_subscriber', object>) =>
  found
    .select(['id', 'email', (eb) => status(eb).as('status')])
    .select(['created_at as createdAt', 'confirmed_at as confirmedAt']);

/** Who gets the newsletter; tokens stay where they are. */
@Injectable()
export class SubscriberReads extends PostgresAdapter<SubscriberTables> {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: AdminSubscriberDto[]; total: number }> {
    const found = this.matching(list);
    const sort = SORTS[list.sort as keyof typeof SORTS] ?? 'created_at';
    const items = await pageOf(views(found), list, sort, 'id').execute();
    return { items, total: await this.totals.of(found) };
  }

  find(id: string): Promise<AdminSubscriberDto | undefined> {
    return views(this.tables().selectFrom('newsletter_subscriber').where('id', '=', id)).executeTakeFirst();
  }

  /** Forgets an address altogether. False when there is none. */
  async remove(id: string): Promise<boolean> {
    const row = await this.tables()
      .deleteFrom('newsletter_subscriber')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  private matching(list: AdminList) {
    let query = this.tables().selectFrom('newsletter_subscriber');
    const ids = list.ids;
    if (ids) query = query.where('id', 'in', ids);
    const statuses = list.all('status');
    if (statuses) query = query.where((eb) => eb(status(eb), 'in', statuses));
    const q = list.text('q')?.trim().toLowerCase();
    return q ? query.where('email_key', 'like', containing(q)) : query;
  }
}
