import type { ListQuery } from '../../kernel/list-query.js';
import type { ReviewStatus } from './ports.js';

/** A review as staff sees it. */
export interface AdminReview {
  id: string;
  productId: string;
  productName: string;
  customerId: string;
  author: string;
  rating: number;
  title: string;
  comment: string;
  status: ReviewStatus;
  verified: boolean;
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
  authorTold: boolean;
}

export abstract class AdminReviews {
  abstract list(query: ListQuery): Promise<{ items: AdminReview[]; total: number }>;
  abstract find(id: string): Promise<AdminReview | undefined>;
}
