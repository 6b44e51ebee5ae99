import { Injectable } from '@nestjs/common';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ListQuery } from '../../../kernel/list-query.js';
import { Database } from '../../../platform/database/database.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing } from '../../../platform/database/text-search.js';
import { AdminReviews, type AdminReview } from '../../application/admin-reviews.js';
import type { ReviewStatus } from '../../application/ports.js';
import { authorTold } from './postgres-reviews.js';
import type { ReviewTables } from './tables.js';

const SORTS = {
  id: 'review.id',
  rating: 'review.rating',
  status: 'review.status',
  createdAt: 'review.created_at',
} as const;

@Injectable()
export class PostgresAdminReviews extends AdminReviews {
  constructor(private readonly database: Database) {
    super();
  }

  override async list(query: ListQuery): Promise<{ items: AdminReview[]; total: number }> {
    const found = this.reviews().where(wanted(query));
    const sort = SORTS[query.sort as keyof typeof SORTS] ?? SORTS.createdAt;
    const items = await pageOf(found, query, sort, 'review.id').execute();
    const { total } = await this.database
      .sql<ReviewTables>()
      .selectFrom('review')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(wanted(query))
      .executeTakeFirstOrThrow();
    return { items, total };
  }

  override find(id: string): Promise<AdminReview | undefined> {
    return this.reviews().where('review.id', '=', id).executeTakeFirst();
  }

  private reviews() {
    return this.database
      .sql<ReviewTables>()
      .selectFrom('review')
      .innerJoin('product', 'product.id', 'review.product_id')
      .innerJoin('account', 'account.id', 'review.account_id')
      .select(['review.id', 'review.product_id as productId', 'product.name as productName'])
      .select(['review.account_id as customerId', 'account.name as author', 'review.rating', 'review.title'])
      .select(['review.comment', 'review.status', 'review.is_verified as verified'])
      .select(['review.created_at as createdAt', 'review.answer', 'review.answered_at as answeredAt'])
      .select(authorTold);
  }
}

const wanted = (query: ListQuery) => (eb: ExpressionBuilder<ReviewTables, 'review'>) => {
  const found: Expression<SqlBool>[] = [];
  const ids = query.all('id');
  if (ids) found.push(eb('review.id', 'in', ids));
  const statuses = query.all('status') as ReviewStatus[] | undefined;
  if (statuses) found.push(eb('review.status', 'in', statuses));
  const products = query.all('productId');
  if (products) found.push(eb('review.product_id', 'in', products));
  const customers = query.all('customerId');
  if (customers) found.push(eb('review.account_id', 'in', customers));
  const atLeast = query.number('rating_gte');
  if (atLeast !== undefined)
    found.push(eb('review.rating', '>=', eb.cast<number>(eb.val(atLeast), 'numeric')));
  const atMost = query.number('rating_lte');
  if (atMost !== undefined) found.push(eb('review.rating', '<=', eb.cast<number>(eb.val(atMost), 'numeric')));
  const verified = query.flag('verified');
  if (verified !== undefined) found.push(eb('review.is_verified', '=', verified));
  const answered = query.flag('answered');
  if (answered !== undefined) found.push(eb('review.answer', answered ? 'is not' : 'is', null));
  const text = query.text('q')?.trim();
  if (text) found.push(eb(eb.fn('concat_ws', [eb.val(' '), 'title', 'comment']), 'ilike', containing(text)));
  return eb.and(found);
};
