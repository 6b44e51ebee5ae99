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

/** What staff asks the list for; the fields are those of its rules. */
export interface AdminReviewQuery {
  readonly sort: string;
  readonly direction: 'ASC' | 'DESC';
  readonly offset: number;
  readonly limit: number;
  all(field: string): string[] | undefined;
  text(field: string): string | undefined;
  number(field: string): number | undefined;
  flag(field: string): boolean | undefined;
}

export abstract class AdminReviews {
  abstract list(query: AdminReviewQuery): Promise<{ items: AdminReview[]; total: number }>;
  abstract find(id: string): Promise<AdminReview | undefined>;
}
