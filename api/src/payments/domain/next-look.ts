import { isLive } from './attempt.js';
import type { Attempt } from './payment.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * When the provider is to be asked again about an attempt, undefined once it is over: soon after it began, then ever
 * less often, and right after its page has expired. A wallet's prompt is answered within minutes or not at all.
 */
export function nextLook(
  attempt: Pick<Attempt, 'state' | 'createdAt' | 'expiresAt' | 'provider'>,
  now: Date,
): Date | null {
  if (!isLive(attempt.state)) return null;
  const age = now.getTime() - attempt.createdAt.getTime();
  const pause = attempt.state === 'open' ? 10 * MINUTE : pauseAfter(age);
  const next = now.getTime() + pause;
  const end = (attempt.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) + 5 * SECOND;
  return new Date(now.getTime() < end ? Math.min(next, end) : next);
}

function pauseAfter(age: number): number {
  if (age < 30 * SECOND) return 3 * SECOND;
  if (age < 2 * MINUTE) return 5 * SECOND;
  if (age < 6 * MINUTE) return 30 * SECOND;
  return age < 60 * MINUTE ? 5 * MINUTE : 30 * MINUTE;
}
