import { Module } from '@nestjs/common';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { GiveFeedback } from '../orders/application/give-feedback.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminReviewsController } from './adapters/http/admin-reviews.controller.js';
import { FeedbackController } from './adapters/http/feedback.controller.js';
import { ReviewsController } from './adapters/http/reviews.controller.js';
import { PostgresAdminReviews } from './adapters/persistence/postgres-admin-reviews.js';
import { PostgresReviewReads } from './adapters/persistence/postgres-review-reads.js';
import { PostgresReviews } from './adapters/persistence/postgres-reviews.js';
import { AdminReviews } from './application/admin-reviews.js';
import { AnswerReview } from './application/answer-review.js';
import { GiveOrderFeedback } from './application/give-order-feedback.js';
import { ListReviews } from './application/list-reviews.js';
import { ModerateReview } from './application/moderate-review.js';
import { ReviewReads, Reviews } from './application/ports.js';
import { RateProduct } from './application/rate-product.js';

/** Stars and words of shoppers on products. */
@Module({
  imports: [OrdersModule],
  controllers: [ReviewsController, FeedbackController, AdminReviewsController],
  providers: [
    adapter(Reviews, PostgresReviews),
    adapter(ReviewReads, PostgresReviewReads),
    adapter(AdminReviews, PostgresAdminReviews),
    useCase(ModerateReview, Reviews, UnitOfWork),
    useCase(AnswerReview, Reviews, Outbox, UnitOfWork),
    useCase(RateProduct, Reviews, UnitOfWork),
    useCase(ListReviews, ReviewReads),
    useCase(GiveOrderFeedback, GiveFeedback, RateProduct, UnitOfWork),
  ],
})
export class ReviewsModule {}
