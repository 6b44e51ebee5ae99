const DAY_MS = 86_400_000;

/** Milliseconds until the offer ends, 0 once it has; with no end until midnight UTC, so that it wraps to 23:59:59:99. */
export function remaining(now: number, endsAt: string | null): number {
  return endsAt ? Math.max(0, Date.parse(endsAt) - now) : DAY_MS - (now % DAY_MS) - 1;
}

/** Hours, minutes, seconds and hundredths, two digits each (hours may have more). */
export function countdownParts(ms: number): [string, string, string, string] {
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return [two(ms / 3_600_000), two((ms / 60_000) % 60), two((ms / 1000) % 60), two((ms / 10) % 100)];
}
