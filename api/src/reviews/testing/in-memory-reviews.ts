import {
  Reviews,
  type ReviewWriter,
  type Stars,
  type StoredReview,
  type WrittenReview,
} from '../application/ports.js';

type Kept = StoredReview & { accountId: string };

/** Reviews of the products that it is told of, with the stars that are counted of each. */
export class InMemoryReviews extends Reviews {
  kept: Kept[] = [];
  readonly stars = new Map<string, { sum: number; count: number }>();
  /** What was locked, in order. */
  readonly locked: string[] = [];
  /** How many answers were given, each a second after the one before. */
  private said = 0;

  constructor(
    private readonly onSale: readonly string[],
    private readonly hidden: readonly string[] = [],
  ) {
    super();
  }

  override lockProduct(productId: string): Promise<boolean> {
    this.locked.push(productId);
    return Promise.resolve(this.onSale.includes(productId));
  }

  override find(productId: string, accountId: string): Promise<StoredReview | undefined> {
    return Promise.resolve(
      this.kept
        .filter((one) => one.productId === productId && one.accountId === accountId)
        .map(withoutWriter)[0],
    );
  }

  override byId(id: string): Promise<StoredReview | undefined> {
    return Promise.resolve(this.kept.filter((one) => one.id === id).map(withoutWriter)[0]);
  }

  override save(review: WrittenReview & { accountId: string }): Promise<void> {
    const id = `${review.productId} of ${review.accountId}`;
    const before = this.kept.find((one) => one.id === id);
    const [answer, answeredAt] = [before?.answer ?? null, before?.answeredAt ?? null];
    const kept = { ...review, id, answer, answeredAt, authorTold: before?.authorTold ?? false };
    this.kept = [...this.kept.filter((one) => one.id !== id), kept];
    return Promise.resolve();
  }

  override setStatus(id: string, status: StoredReview['status']): Promise<void> {
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, status } : one));
    return Promise.resolve();
  }

  override setAnswer(id: string, answer: string | null): Promise<void> {
    const answeredAt =
      answer === null ? null : new Date(Date.UTC(2026, 0, 1, 0, 0, ++this.said)).toISOString();
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, answer, answeredAt } : one));
    return Promise.resolve();
  }

  override forgetAnswer(id: string): Promise<void> {
    const none = { answer: null, answeredAt: null, authorTold: false };
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, ...none } : one));
    return Promise.resolve();
  }

  override setAuthorTold(id: string): Promise<void> {
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, authorTold: true } : one));
    return Promise.resolve();
  }

  override writerOf(id: string): Promise<ReviewWriter | undefined> {
    const review = this.kept.find((one) => one.id === id);
    const name = review?.accountId ?? '';
    return Promise.resolve(review && { name, email: `${name}@example.com`, product: review.productId });
  }

  override delete(id: string): Promise<void> {
    this.kept = this.kept.filter((one) => one.id !== id);
    return Promise.resolve();
  }

  override addStars(productId: string, sum: number, count: number): Promise<Stars> {
    if (![...this.onSale, ...this.hidden].includes(productId))
      return Promise.resolve({ average: 0, count: 0 });
    const before = this.stars.get(productId) ?? { sum: 0, count: 0 };
    const after = { sum: before.sum + sum, count: before.count + count };
    this.stars.set(productId, after);
    return Promise.resolve({
      average: after.count === 0 ? 0 : Math.round((after.sum / after.count) * 100) / 100,
      count: after.count,
    });
  }
}

const withoutWriter = ({ accountId: _, ...review }: Kept): StoredReview => review;
