import type { Period } from '../../kernel/period.js';
import type { Days } from '../domain/days.js';
import type { Dimension, Figures } from '../domain/figures.js';

/** Where the sums of sales are kept. */
export abstract class SalesBook {
  /** The time zone whose days the sums are of; undefined before anything was counted. */
  abstract zone(): Promise<string | undefined>;
  /** Moments before the first order and after any that is placed meanwhile. */
  abstract reach(): Promise<{ first: Date; last: Date }>;
  /** Forgets all sums: every order waits to be counted by the days of `zone`. */
  abstract begin(zone: string): Promise<void>;
  /** Takes at most so many changed orders into the sums of that time zone; tells how many it took: none into those of another. */
  abstract fold(most: number, zone: string, days: Days): Promise<number>;
}

/** The jobs that count. */
export abstract class CountingJobs {
  /** Asked in the running transaction; one that waits is enough. */
  abstract countAnew(): Promise<void>;
}

export type SalesOf<Place extends string> = Figures & Readonly<Record<Place, string>>;

/** What the orders of a period come to, each on the day on which it was placed; without what nothing was ordered in. */
export abstract class Sales {
  abstract byDay(period: Period): Promise<SalesOf<'day'>[]>;
  /** By the currency that the orders were placed in; amounts are in that of the shop all the same. */
  abstract byCurrency(period: Period): Promise<SalesOf<'currency'>[]>;
  abstract byKey(dimension: Dimension, period: Period): Promise<SalesOf<'key'>[]>;
  /** The products that brought most, the best first. */
  abstract best(most: number, period: Period): Promise<SalesOf<'key'>[]>;
}

/** What products are, as the shop knows them now. */
export abstract class Goods {
  /** By their ids; of those that are no longer in the shop as they were called when they were last ordered. */
  abstract names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The first category of each; none of those that are no longer in the shop. */
  abstract categories(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The declared fields whose values several products may share, in their order. */
  abstract fields(): Promise<{ value: string; label: string }[]>;
  /** What each of these products has in one of them: none of those that have no value, or are no longer in the shop. */
  abstract valuesOf(name: string, ids: readonly string[]): Promise<ReadonlyMap<string, HadValue>>;
  /** What is counted on the shelves, by product: pieces, those of them of unknown cost, and what the others cost today. */
  abstract stockValues(): Promise<{ productId: string; pieces: number; unknown: number; cents: number }[]>;
  /** The same by the name of the place where it lies; in no order. */
  abstract placeValues(): Promise<{ place: string; pieces: number; unknown: number; cents: number }[]>;
}

/** A value by what its spellings have in common, and as people read it. */
export interface HadValue {
  key: string;
  label: string;
}

/** What discounts are called. */
export abstract class Reductions {
  /** By their ids. */
  abstract names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Whom orders are of. */
export abstract class Buyers {
  /** What these groups of customers are called; of those that were deleted, as they were called when somebody of them last ordered. */
  abstract groups(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What invoices charged in taxes on the days on which they were issued, and credit notes gave back on theirs. */
export abstract class Charged {
  /** By the country that orders keep, and by the name of the rate with its percent; in the smallest unit of the shop's currency. `back` is less than nothing. */
  abstract byRate(period: Period): Promise<ChargedRate[]>;
}

export interface ChargedRate {
  country: string;
  /** As in `VAT 19%`. */
  rate: string;
  /** Invoices and credit notes that have it. */
  papers: number;
  charged: number;
  back: number;
  net: number;
  tax: number;
  gross: number;
}

/** What came back, on the day on which it did. */
export abstract class GivenBack {
  /** Refunds of the money book less what of them came back to the shop, in the smallest unit of the shop's currency. */
  abstract refundsByDay(period: Period): Promise<{ day: string; refunds: number; cents: number }[]>;
  /** Returns that were asked for. */
  abstract returnsByReason(period: Period): Promise<{ reason: string; returns: number; pieces: number }[]>;
}
