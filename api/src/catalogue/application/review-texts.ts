import { noFits, type Fit, type FitCounts } from '../../kernel/fit.js';
import type { RatingShare, ReviewAnswer } from './views.js';

/** First name and initial: reviews do not tell the world who exactly wrote them. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** What the shop has answered to a review; null where it has not. */
export const answerOf = (text: string | null, at: string | Date | null): ReviewAnswer | null =>
  text === null || at === null ? null : { text, createdAt: new Date(at).toISOString() };

/** Five rows, five stars first. */
export function toDistribution(counts: Readonly<Record<string, number>>): RatingShare[] {
  return [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts[rating] ?? 0 }));
}

/** So many published reviews have so many stars and say this of the size. */
export type ReviewGroup = readonly [rating: number, fit: Fit | null, count: number];

/** The stars and the answers on the size, out of groups that tell both apart. */
export function countedReviews(groups: readonly ReviewGroup[]): { stars: RatingShare[]; fit: FitCounts } {
  const stars: Record<string, number> = {};
  const fits = noFits();
  for (const [rating, fit, count] of groups) {
    stars[rating] = (stars[rating] ?? 0) + count;
    if (fit) fits[fit] += count;
  }
  return { stars: toDistribution(stars), fit: fits };
}
