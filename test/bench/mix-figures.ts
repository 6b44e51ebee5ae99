import { readFileSync } from 'node:fs';
import { KINDS, type Kind, type Outcome } from './mix-calls.ts';

/** What calls of one kind came to. Times in milliseconds. */
export interface Figures {
  times: number[];
  /** Times of 503 with `Retry-After`, from when there was a connection for the call. */
  refused: number[];
  /** Anything else that is no success. */
  failed: number;
}

/** What one load came to. */
export interface Measured {
  of: Record<Kind, Figures>;
  seconds: number;
  /** Percent of the machine's processors that were at work, whoever's. */
  busy: number;
}

export function emptyFigures(): Record<Kind, Figures> {
  const none = (): Figures => ({ times: [], refused: [], failed: 0 });
  return { browse: none(), search: none(), cart: none(), buy: none() };
}

/** Counts an answer. */
export function note(figures: Figures, { status, retryAfter, ms, waited }: Outcome): void {
  if (status < 400) figures.times.push(ms);
  else if (status === 503 && retryAfter > 0) figures.refused.push(ms - waited);
  else figures.failed += 1;
}

/** Who has waited for longer has gone: an answer then is no use. */
const TIMEOUT_MS = 5_000;

/** Answers of all kinds in a second that came while somebody waited for them. */
export const perSecond = ({ of, seconds }: Measured): number =>
  KINDS.reduce((sum, kind) => sum + of[kind].times.filter((ms) => ms < TIMEOUT_MS).length, 0) / seconds;

/** The value below which a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const HEAD = [
  '| load | browse/s (p50, p99 ms) | search | cart | buy | asked to come again | failed | processors busy |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];

/** A row of the table: answers a second of each kind with their times, then what became of the others. */
export function row(load: string, { of, seconds, busy }: Measured): string {
  const kinds = KINDS.map((kind) => {
    const { times } = of[kind];
    const [p50, p99] = [0.5, 0.99].map((at) => quantile(times, at).toFixed(0));
    return `${(times.length / seconds).toFixed(1)} (${p50}, ${p99})`;
  });
  const sum = (count: (figures: Figures) => number) =>
    KINDS.reduce((total, kind) => total + count(of[kind]), 0);
  const others = [sum(({ refused }) => refused.length), sum(({ failed }) => failed)];
  return `| ${[load, ...kinds, ...others, `${busy.toFixed(0)} %`].join(' | ')} |`;
}

/** Starts to count how busy the processors are; answers how to read it, in percent. */
export function busyness(): () => number {
  const from = ticks();
  return () => {
    const to = ticks();
    const all = to.all - from.all;
    return all > 0 ? (100 * (all - (to.idle - from.idle))) / all : 0;
  };
}

function ticks(): { all: number; idle: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const numbers = line.split(/\s+/).slice(1, 9).map(Number);
  return {
    all: numbers.reduce((sum, one) => sum + one, 0),
    idle: (numbers[3] ?? 0) + (numbers[4] ?? 0),
  };
}
