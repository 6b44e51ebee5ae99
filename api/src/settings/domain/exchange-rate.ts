import { refusal } from '../../kernel/refusal.js';

/** Reference rates of one day, as a bank publishes them: units of each currency for one of `base`. */
export interface PublishedRates {
  /** ISO 8601 date. */
  day: string;
  base: string;
  rates: ReadonlyMap<string, number>;
}

/** A rate and the day for which it was published. */
export interface DatedRate {
  rate: number;
  day: string;
}

/** What was fetched last for a currency. */
export interface FetchedRate extends DatedRate {
  /** What the shop counted in then. */
  base: string;
  code: string;
  /** A newer rate that is too far from this one to be taken without somebody's look. */
  waiting: DatedRate | null;
}

/** A change by more than this share waits for staff: no currency of a shop moves so far in a day, a misprint does. */
export const LARGEST_CHANGE = 0.2;

/** More digits than any bank publishes; a cross rate has no end. */
const DIGITS = 8;

/** Units of `code` for one of `base`, across the bank's own; null where it does not publish both. */
export function rateBetween({ base: own, rates }: PublishedRates, base: string, code: string): number | null {
  const of = (one: string) => (one === own ? 1 : rates.get(one));
  const [from, to] = [of(base), of(code)];
  return from === undefined || to === undefined ? null : Number((to / from).toPrecision(DIGITS));
}

/** What is known once `published` has come: it, unless it is older or too far from what was known. */
export function nextRate(
  known: FetchedRate | undefined,
  pair: Pick<FetchedRate, 'base' | 'code'>,
  published: DatedRate,
): FetchedRate {
  const fresh = { ...pair, ...published, waiting: null };
  if (known?.base !== pair.base) return fresh;
  if (published.day < known.day) return known;
  const isFar = Math.abs(published.rate / known.rate - 1) > LARGEST_CHANGE;
  return isFar ? { ...known, waiting: published } : fresh;
}

/** No rate waits for this currency, or another one than was seen. */
export const RateNotWaiting = refusal(
  'conflict',
  'rate_not_waiting',
  'This rate does not wait any more. Look at the present ones.',
);
