import { Injectable } from '@nestjs/common';
import { answerOf, shortName, toDistribution } from '../../../catalogue/application/review-texts.js';
import type { ReviewView } from '../../../catalogue/application/views.js';
import type { PageRequest } from '../../../kernel/page.js';
import { Database } from '../../../platform/database/database.js';
import { ReviewReads, type ReviewPage, type ReviewSort } from '../../application/ports.js';
import type { ReviewTables } from './tables.js';

const ORDER = {
  newest: [],
  oldest: [],
  highest: ['review.rating', 'desc'],
  lowest: ['review.rating', 'asc'],
} as const;

@Injectable()
export class PostgresReviewReads extends ReviewReads {
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
    return { items: await this.select(productId, rating, sort, page), total, ...page, distribution };
  }

  override newest(productId: string, limit: number): Promise<ReviewView[]> {
    return this.select(productId, undefined, 'newest', { page: 1, limit });
  }

  /** How many published reviews have how many stars. */
  private async counts(productId: string): Promise<Record<string, number> | undefined> {
    const rows = await this.database
      .replica<ReviewTables>()
      .selectFrom('product')
      .leftJoin('review', (join) =>
        join.onRef('review.product_id', '=', 'product.id').on('review.status', '=', 'published'),
      )
      .select(({ fn }) => ['review.rating', fn.countAll<number>().as('count')])
      .where('product.id', '=', productId)
      .where('product.status', '=', 'active')
      .groupBy('review.rating')
      .execute();
    if (rows.length === 0) return undefined;
    return Object.fromEntries(
      rows.flatMap(({ rating, count }) => (rating === null ? [] : [[rating, count]])),
    );
  }

  private async select(
    productId: string,
    rating: number | undefined,
    sort: ReviewSort,
    { page, limit }: PageRequest,
  ): Promise<ReviewView[]> {
    const [byStars, starsWay] = ORDER[sort];
    const way = sort === 'oldest' ? 'asc' : 'desc';
    const rows = await this.database
      .sql<ReviewTables>()
      .selectFrom('review')
      .innerJoin('account', 'account.id', 'review.account_id')
      .select(['review.id', 'review.rating', 'review.title', 'review.comment', 'review.fit'])
      .select(['review.is_verified as verified', 'account.name as author', 'review.created_at as at'])
      .select(['review.answer', 'review.answered_at as answeredAt'])
      .where('review.product_id', '=', productId)
      .where('review.status', '=', 'published')
      .$if(rating !== undefined, (query) => query.where('review.rating', '=', rating as number))
      .$if(byStars !== undefined, (query) => query.orderBy('review.rating', starsWay))
      .orderBy('review.created_at', way)
      .orderBy('review.id', way)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return rows.map(({ author, at, answer, answeredAt, ...review }) => ({
      _id: review.id,
      ...review,
      author: shortName(author),
      createdAt: at,
      answer: answerOf(answer, answeredAt),
    }));
  }
}
