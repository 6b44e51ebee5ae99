import { Injectable } from '@nestjs/common';
import { expressionBuilder } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import {
  Reviews,
  type ReviewStatus,
  type ReviewWriter,
  type Stars,
  type StoredReview,
  type WrittenReview,
} from '../../application/ports.js';
import type { ReviewTables } from './tables.js';

/** Whether the author has had the letter of an answer. */
export const authorTold = expressionBuilder<ReviewTables, 'review'>()('review.author_told_at', 'is not', null)
  .$castTo<boolean>()
  .as('authorTold');

/** Reviews and the star sums of products; the unique key on product and account is the last guard. */
@Injectable()
export class PostgresReviews extends PostgresAdapter<ReviewTables> implements Reviews {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async lockProduct(productId: string): Promise<boolean> {
    const product = await this.tables()
      .selectFrom('product')
      .select('status')
      .where('id', '=', productId)
      .forUpdate()
      .executeTakeFirst();
    return product?.status === 'active';
  }

  find(productId: string, accountId: string): Promise<StoredReview | undefined> {
    return this.stored()
      .where('product_id', '=', productId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  }

  byId(id: string): Promise<StoredReview | undefined> {
    return this.stored().where('id', '=', id).executeTakeFirst();
  }

  async save(review: WrittenReview & { accountId: string }): Promise<void> {
    const { productId, accountId, rating, title, comment, fit, status } = review;
    const now = this.clock.now();
    await this.tables()
      .insertInto('review')
      .values((eb) => ({
        id: this.ids.next(),
        product_id: productId,
        account_id: accountId,
        rating,
        title,
        comment,
        fit,
        status,
        is_verified: eb.exists(this.delivered(accountId, productId)).$castTo<boolean>(),
        created_at: now,
        updated_at: now,
      }))
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'account_id']).doUpdateSet(({ ref }) => ({
          rating: ref('excluded.rating'),
          title: ref('excluded.title'),
          comment: ref('excluded.comment'),
          fit: ref('excluded.fit'),
          status: ref('excluded.status'),
          is_verified: ref('excluded.is_verified'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute();
  }

  async setStatus(id: string, status: ReviewStatus): Promise<void> {
    const updated_at = this.clock.now();
    await this.tables().updateTable('review').set({ status, updated_at }).where('id', '=', id).execute();
  }

  async setAnswer(id: string, answer: string | null): Promise<void> {
    const now = this.clock.now();
    const change = { answer, answered_at: answer === null ? null : now, updated_at: now };
    await this.tables().updateTable('review').set(change).where('id', '=', id).execute();
  }

  async forgetAnswer(id: string): Promise<void> {
    const none = { answer: null, answered_at: null, author_told_at: null, updated_at: this.clock.now() };
    await this.tables().updateTable('review').set(none).where('id', '=', id).execute();
  }

  async setAuthorTold(id: string): Promise<void> {
    const author_told_at = this.clock.now();
    await this.tables().updateTable('review').set({ author_told_at }).where('id', '=', id).execute();
  }

  writerOf(id: string): Promise<ReviewWriter | undefined> {
    return this.tables()
      .selectFrom('review')
      .innerJoin('account', 'account.id', 'review.account_id')
      .innerJoin('product', 'product.id', 'review.product_id')
      .select(['account.name', 'account.email', 'product.name as product'])
      .where('review.id', '=', id)
      .where('account.email', 'not like', '%.invalid')
      .executeTakeFirst();
  }

  async delete(id: string): Promise<void> {
    await this.tables().deleteFrom('review').where('id', '=', id).execute();
  }

  async addStars(productId: string, sum: number, count: number): Promise<Stars> {
    const stars = await this.tables()
      .updateTable('product')
      .set((eb) => ({ rating_sum: eb('rating_sum', '+', sum), rating_count: eb('rating_count', '+', count) }))
      .where('id', '=', productId)
      .returning(['rating_average as average', 'rating_count as count'])
      .executeTakeFirst();
    return stars ?? { average: 0, count: 0 };
  }

  private stored() {
    return this.tables()
      .selectFrom('review')
      .select(['id', 'product_id as productId', 'rating', 'title', 'comment', 'fit', 'status', 'answer'])
      .select(['answered_at as answeredAt', authorTold]);
  }

  /** What of a product has reached a shopper. */
  private delivered(accountId: string, productId: string) {
    return this.tables()
      .selectFrom('orders')
      .innerJoin('order_line', 'order_line.order_id', 'orders.id')
      .select('orders.id')
      .where('orders.account_id', '=', accountId)
      .where('orders.status', '=', 'delivered')
      .where('order_line.product_id', '=', productId);
  }
}
