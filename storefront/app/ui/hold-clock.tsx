import { useEffect, useState } from 'react';
import { holdTexts } from '../platform/messages/en/hold';
import { Icon } from './icon';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** `12:31`; `0:00` when the time is over; from a day on `1 day 23 hours`, from two days on whole days: `29 days`. */
export function clockText(until: string, now: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  if (days > 0) return days > 1 || hours === 0 ? holdTexts.days(days) : holdTexts.daysAndHours(days, hours);
  const rest = String(seconds % 60).padStart(2, '0');
  return seconds >= HOUR
    ? `${hours}:${String(Math.floor((seconds % HOUR) / 60)).padStart(2, '0')}:${rest}`
    : `${Math.floor(seconds / 60)}:${rest}`;
}

type HoldClockProps = { until: string; running: (clock: string) => string; over: string };

/** Counts down to `until`. Silent for screen readers, which would hear every second. */
export function HoldClock({ until, running, over }: HoldClockProps) {
  const [now, setNow] = useState(() => Date.now());
  const ended = Date.parse(until) <= now;
  useEffect(() => {
    if (ended) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ended]);
  return (
    <p className="tnum flex items-center gap-2 text-sm text-ink-soft" role="timer" aria-live="off">
      <Icon name="clock" />
      {ended ? over : running(clockText(until, now))}
    </p>
  );
}
