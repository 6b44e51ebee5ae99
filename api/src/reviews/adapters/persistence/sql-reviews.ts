import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Reviews, type ReviewStatus, type Stars, type StoredReview } from '../../application/ports.js';

/** Reviews and the star sums of products; the unique key on product and account is the last guard. */
@Injectable()
export class SqlReviews extends Reviews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async lockProduct(productId: string): Promise<boolean> {
    const { rows } =
      await sql`select id from product where id = ${productId} and status = 'active' for update`.execute(
        this.database.sql(),
      );
    return rows.length === 1;
  }

  override find(productId: string, accountId: string): Promise<StoredReview | undefined> {
    return this.one(sql`product_id = ${productId} and account_id = ${accountId}`);
  }

  override byId(id: string): Promise<StoredReview | undefined> {
    return this.one(sql`id = ${id}`);
  }

  override async save(review: Omit<StoredReview, 'id'> & { accountId: string }): Promise<void> {
    const { productId, accountId, rating, title, comment, status } = review;
    const now = this.clock.now();
    await sql`insert into review
        (id, product_id, account_id, rating, title, comment, status, is_verified, created_at, updated_at)
      values (${this.ids.next()}, ${productId}, ${accountId}, ${rating}, ${title}, ${comment}, ${status},
        exists (select from orders o join order_line l on l.order_id = o.id
          where o.account_id = ${accountId} and o.status = 'delivered' and l.product_id = ${productId}),
        ${now}, ${now})
      on conflict (product_id, account_id) do update set rating = excluded.rating, title = excluded.title,
        comment = excluded.comment, status = excluded.status, is_verified = excluded.is_verified,
        updated_at = excluded.updated_at`.execute(this.database.sql());
  }

  override async setStatus(id: string, status: ReviewStatus): Promise<void> {
    await sql`update review set status = ${status}, updated_at = ${this.clock.now()} where id = ${id}`.execute(
      this.database.sql(),
    );
  }

  override async delete(id: string): Promise<void> {
    await sql`delete from review where id = ${id}`.execute(this.database.sql());
  }

  override async addStars(productId: string, sum: number, count: number): Promise<Stars> {
    const { rows } = await sql<Stars>`update product
      set rating_sum = rating_sum + ${sum}, rating_count = rating_count + ${count}
      where id = ${productId} returning rating_average as average, rating_count as count`.execute(
      this.database.sql(),
    );
    return rows[0] ?? { average: 0, count: 0 };
  }

  private async one(which: RawBuilder<unknown>): Promise<StoredReview | undefined> {
    const { rows } =
      await sql<StoredReview>`select id, product_id as "productId", rating, title, comment, status
      from review where ${which}`.execute(this.database.sql());
    return rows[0];
  }
}
