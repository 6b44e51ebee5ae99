import { Body, Controller, Delete, Get, Patch, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList, type ListRules } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AnswerReview } from '../../application/answer-review.js';
import { AdminReviews } from '../../application/admin-reviews.js';
import { ModerateReview } from '../../application/moderate-review.js';
import { ReviewNotFound } from '../../domain/refusals.js';
import { AdminReviewDto, AnswerReviewDto, ModerateReviewDto, REVIEW_STATUSES } from './admin-reviews.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ADMIN_REVIEW_CALLS } from './reviews.examples.js';

const RULES: ListRules = {
  resource: 'reviews',
  sorts: ['rating', 'status', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    status: REVIEW_STATUSES,
    productId: 'uuid',
    customerId: 'uuid',
    rating_gte: 'number',
    rating_lte: 'number',
    verified: 'flag',
    answered: 'flag',
  },
};

@ApiTags('admin-reviews')
@Allow('reviews.read')
@ApiDoc(ADMIN_REVIEW_CALLS)
@Controller('api/v1/admin/reviews')
export class AdminReviewsController {
  constructor(
    private readonly reviews: AdminReviews,
    private readonly moderate: ModerateReview,
    private readonly answers: AnswerReview,
  ) {}

  /** All reviews, those that wait and those that were rejected too. */
  @Get()
  @Listed(RULES)
  async adminListReviews(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminReviewDto[]> {
    return answerList(response, query, RULES, (list) => this.reviews.list(list));
  }

  /** One review, whatever its state. */
  @Get(':id')
  async adminGetReview(@IdParam('id', ReviewNotFound) id: string): Promise<AdminReviewDto> {
    return found(await this.reviews.find(id), ReviewNotFound);
  }

  /** Publishes, rejects or puts back a review; the stars of its product follow. */
  @Allow('reviews.write')
  @Precondition((it: AdminReviewsController, id) => it.adminGetReview(id))
  @Put(':id')
  @Audited('review', 'review')
  async adminUpdateReview(
    @IdParam('id', ReviewNotFound) id: string,
    @Body() { status }: ModerateReviewDto,
  ): Promise<AdminReviewDto> {
    await this.moderate.moderateReview(id, status);
    return found(await this.reviews.find(id), ReviewNotFound);
  }

  /** The honest name for what PUT does here. */
  @Allow('reviews.write')
  @Precondition((it: AdminReviewsController, id) => it.adminGetReview(id))
  @Patch(':id')
  @Audited('review', 'review')
  async adminPatchReview(
    @IdParam('id', ReviewNotFound) id: string,
    @Body() body: ModerateReviewDto,
  ): Promise<AdminReviewDto> {
    return this.adminUpdateReview(id, body);
  }

  /** Answers a published review in public, or puts the answer otherwise; its author gets a mail of the first. */
  @Allow('reviews.write')
  @Put(':id/answer')
  @Audited('review', 'review')
  async adminAnswerReview(
    @IdParam('id', ReviewNotFound) id: string,
    @Body() { text, replaces }: AnswerReviewDto,
  ): Promise<AdminReviewDto> {
    await this.answers.answer(id, text, replaces);
    return found(await this.reviews.find(id), ReviewNotFound);
  }

  /** Takes the answer of the shop away. */
  @Allow('reviews.write')
  @Delete(':id/answer')
  @Audited('review', 'review')
  async adminDeleteReviewAnswer(@IdParam('id', ReviewNotFound) id: string): Promise<AdminReviewDto> {
    await this.answers.remove(id);
    return found(await this.reviews.find(id), ReviewNotFound);
  }

  /** Takes a review out altogether. */
  @Allow('reviews.write')
  @Precondition((it: AdminReviewsController, id) => it.adminGetReview(id))
  @Delete(':id')
  @Audited('review', 'review')
  async adminDeleteReview(@IdParam('id', ReviewNotFound) id: string): Promise<DeletedDto> {
    await this.moderate.remove(id);
    return { id };
  }
}
