import { isLive } from './attempt.js';
import type { Attempt } from './payment.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const HOUR = 60 * MINUTE;
/** With a pass of the reconciler every 20 s this is a look within 30 s. */
const UNCLEAR = 10 * SECOND;

/**
 * When the provider is to be asked again about an attempt, null once it is over: soon after it began, then less often, and
 * right after its page has expired. Money that came is known within two minutes even if its message is lost, so the pause
 * is a minute at most for a day; within the first hour it is seconds after an unclear answer.
 */
export function nextPollAt(
  attempt: Pick<Attempt, 'state' | 'createdAt' | 'expiresAt' | 'provider'>,
  now: Date,
  unclear = false,
): Date | null {
  if (!isLive(attempt.state)) return null;
  const age = now.getTime() - attempt.createdAt.getTime();
  if (unclear && age < HOUR) return new Date(now.getTime() + UNCLEAR);
  const pause = attempt.state === 'open' ? MINUTE : pauseAfter(age);
  const next = now.getTime() + pause;
  const end = (attempt.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) + 5 * SECOND;
  return new Date(now.getTime() < end ? Math.min(next, end) : next);
}

function pauseAfter(age: number): number {
  if (age < 30 * SECOND) return 3 * SECOND;
  if (age < 2 * MINUTE) return 5 * SECOND;
  if (age < 6 * MINUTE) return 30 * SECOND;
  return age < 24 * HOUR ? MINUTE : HOUR / 2;
}
