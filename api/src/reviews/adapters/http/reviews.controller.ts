import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PubliclyCached } from '../../../platform/http/publicly-cached.js';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { pageMeta } from '../../../platform/http/page.dto.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { ListReviews } from '../../application/list-reviews.js';
import { ReviewReads } from '../../application/ports.js';
import { RateProduct } from '../../application/rate-product.js';
import { NothingToRate } from '../../domain/refusals.js';
import {
  ListReviewsQueryDto,
  REVIEWS_PAGE,
  RateAnswerDto,
  RateDto,
  ReviewPageAnswerDto,
} from './reviews.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { REVIEW_CALLS } from './reviews.examples.js';

const BODY = 64 * 1024;

@ApiTags('reviews')
@ApiDoc(REVIEW_CALLS)
@Controller('api/v1/products/:id')
export class ReviewsController {
  constructor(
    private readonly rate: RateProduct,
    private readonly list: ListReviews,
    private readonly reads: ReviewReads,
  ) {}

  /** The product's reviews with the distribution of its stars. */
  @Get('reviews')
  @Allow('public')
  @PubliclyCached()
  async listProductReviews(
    @IdParam('id', NothingToRate) id: string,
    @Query() query: ListReviewsQueryDto,
  ): Promise<ReviewPageAnswerDto> {
    const { page = 1, limit = REVIEWS_PAGE, sort = 'newest', rating } = query;
    const filter = rating === undefined ? { sort } : { sort, rating };
    const { items, distribution, ...rest } = await this.list.listReviews(id, filter, { page, limit });
    return { success: true, data: items, meta: pageMeta(rest), distribution };
  }

  /** Stars, and words if wanted, for a product; a second review of the caller replaces the first. */
  @Post('rate')
  @Allow('customer')
  @HttpCode(200)
  @RateLimited('rate', { limit: 60, seconds: 60 })
  @LargeBody(BODY)
  async rateProduct(
    @CurrentCaller() caller: Caller,
    @IdParam('id', NothingToRate) id: string,
    @Body() body: RateDto,
  ): Promise<RateAnswerDto> {
    const stars = await this.rate.rateProduct({ productId: id, accountId: caller.accountId, ...body });
    const data = {
      newAverageRating: Math.round(stars.average * 10) / 10,
      newRatingCount: stars.count,
      reviews: await this.reads.newest(id, REVIEWS_PAGE),
    };
    return { success: true, message: 'Thank you for your rating', data };
  }
}
