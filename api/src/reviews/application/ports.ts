import type { RatingShare, ReviewView } from '../../catalogue/application/views.js';
import type { Fit } from '../../kernel/fit.js';
import type { PageOf, PageRequest } from '../../kernel/page.js';

export type ReviewStatus = 'published' | 'pending' | 'rejected';

export interface Rating {
  productId: string;
  accountId: string;
  /** Whole stars from 1 to 5. */
  rating: number;
  /** Undefined keeps the words of an earlier review. */
  title?: string | undefined;
  comment?: string | undefined;
  /** How the size fits; undefined keeps an earlier answer. */
  fit?: Fit | undefined;
}

export interface StoredReview {
  id: string;
  productId: string;
  rating: number;
  title: string;
  comment: string;
  fit: Fit | null;
  status: ReviewStatus;
  /** What the shop says to it in public. */
  answer: string | null;
  /** When it was said. */
  answeredAt: string | null;
  /** Whether its writer has had the letter of an answer. */
  authorTold: boolean;
}

/** As its shopper writes it: what the shop has answered stays. */
export type WrittenReview = Omit<StoredReview, 'id' | 'answer' | 'answeredAt' | 'authorTold'>;

/** Whom an answer is told to. */
export interface ReviewWriter {
  name: string;
  email: string;
  /** What the product is called. */
  product: string;
}

export interface Stars {
  average: number;
  count: number;
}

/** Reviews, one per account and product. Only published ones count for the stars of a product. */
export abstract class Reviews {
  /** Holds the product until the transaction ends, so that its stars change one review at a time. False: not on sale. */
  abstract lockProduct(productId: string): Promise<boolean>;
  abstract find(productId: string, accountId: string): Promise<StoredReview | undefined>;
  abstract byId(id: string): Promise<StoredReview | undefined>;
  abstract save(review: WrittenReview & { accountId: string }): Promise<void>;
  abstract setStatus(id: string, status: ReviewStatus): Promise<void>;
  /** Null takes it away. */
  abstract setAnswer(id: string, text: string | null): Promise<void>;
  /** There is something else to answer: what was answered goes, and its writer has heard nothing yet. */
  abstract forgetAnswer(id: string): Promise<void>;
  /** The letter is on its way: no second one is sent. */
  abstract setAuthorTold(id: string): Promise<void>;
  /** Undefined where nobody reads what is mailed to the account. */
  abstract writerOf(id: string): Promise<ReviewWriter | undefined>;
  abstract delete(id: string): Promise<void>;
  /** Changes the sums by a guarded statement and returns the stars as they are then. */
  abstract addStars(productId: string, sum: number, count: number): Promise<Stars>;
}

export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface ReviewPage extends PageOf<ReviewView> {
  distribution: RatingShare[];
}

/** Published reviews as shoppers see them. */
export abstract class ReviewReads {
  /** Undefined when the product is not on sale. */
  abstract page(
    productId: string,
    filter: { rating?: number; sort: ReviewSort },
    page: PageRequest,
  ): Promise<ReviewPage | undefined>;
  abstract newest(productId: string, limit: number): Promise<ReviewView[]>;
}
