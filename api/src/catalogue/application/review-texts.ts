import type { RatingShare } from './views.js';

/** First name and initial: reviews do not tell the world who exactly wrote them. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** Five rows, five stars first. */
export function toDistribution(counts: Readonly<Record<string, number>>): RatingShare[] {
  return [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts[rating] ?? 0 }));
}
