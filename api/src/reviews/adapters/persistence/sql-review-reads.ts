import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { shortName, toDistribution } from '../../../catalogue/application/review-words.js';
import type { ReviewView } from '../../../catalogue/application/views.js';
import type { PageRequest } from '../../../kernel/page.js';
import { Database } from '../../../platform/database/database.js';
import { ReviewReads, type ReviewPage, type ReviewSort } from '../../application/ports.js';

interface ReviewRow {
  id: string;
  rating: number;
  title: string;
  comment: string;
  verified: boolean;
  author: string;
  at: string;
}

const ORDER: Readonly<Record<ReviewSort, RawBuilder<unknown>>> = {
  newest: sql`r.created_at desc, r.id desc`,
  oldest: sql`r.created_at, r.id`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
};

@Injectable()
export class SqlReviewReads extends ReviewReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async page(
    productId: string,
    { rating, sort }: { rating?: number; sort: ReviewSort },
    page: PageRequest,
  ): Promise<ReviewPage | undefined> {
    const counts = await this.counts(productId);
    if (!counts) return undefined;
    const distribution = toDistribution(counts);
    const wanted = distribution.filter((share) => rating === undefined || share.rating === rating);
    const total = wanted.reduce((sum, share) => sum + share.count, 0);
    const which = rating === undefined ? sql`true` : sql`r.rating = ${rating}`;
    return { items: await this.select(productId, which, ORDER[sort], page), total, ...page, distribution };
  }

  override newest(productId: string, limit: number): Promise<ReviewView[]> {
    return this.select(productId, sql`true`, ORDER.newest, { page: 1, limit });
  }

  private async counts(productId: string): Promise<Record<string, number> | undefined> {
    const { rows } = await sql<{ counts: Record<string, number> }>`select (
        select coalesce(json_object_agg(d.rating, d.count), '{}') from (select rating, count(*)::int as count
          from review where product_id = p.id and status = 'published' group by rating) d) as counts
      from product p where p.id = ${productId} and p.status = 'active'`.execute(this.database.replica());
    return rows[0]?.counts;
  }

  private async select(
    productId: string,
    which: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    { page, limit }: PageRequest,
  ): Promise<ReviewView[]> {
    const { rows } =
      await sql<ReviewRow>`select r.id, r.rating, r.title, r.comment, r.is_verified as verified,
        a.name as author, r.created_at as at
      from review r join account a on a.id = r.account_id
      where r.product_id = ${productId} and r.status = 'published' and ${which}
      order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(this.database.sql());
    return rows.map(toReview);
  }
}

function toReview({ author, at, ...review }: ReviewRow): ReviewView {
  return { _id: review.id, ...review, author: shortName(author), createdAt: at };
}
