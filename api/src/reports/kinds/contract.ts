import type { Permission } from '../../kernel/permission.js';
import type { Period } from '../../kernel/period.js';
import type { Buyers, Charged, GivenBack, Goods, Reductions, Sales } from '../application/ports.js';

/** What a report may ask of the books. */
export interface Books {
  sales: Sales;
  goods: Goods;
  givenBack: GivenBack;
  reductions: Reductions;
  charged: Charged;
  buyers: Buyers;
}

/** How a column is read: `money` in the shop's currency, in its smallest unit until it is told. */
type Unit = 'count' | 'money' | 'percent';

export interface Column {
  name: string;
  label: string;
  unit: Unit;
  /** Of a column that is no sum: it follows from the sums of its line. */
  of?: (sums: Readonly<Record<string, number>>) => number;
}

/** A line of a report before it is written out: its key and its figures by the names of the columns. */
export interface Line {
  key: string;
  /** What it is called where only the line itself knows. */
  label?: string;
  figures: Readonly<Record<string, number>>;
}

/** One of the things that a report may be by. */
export interface Choice {
  value: string;
  label: string;
}

/** The list of the panel whose rows are what a line counts. */
export interface Opened {
  resource: string;
  filter: Record<string, unknown>;
}

/** The moments of a period as filters of lists take them: from the first, to the last, both included. */
export interface Bounds {
  from: string;
  to: string;
}

/** How whoever reads the report calls things. */
export interface Speech {
  /** By ISO 3166-1 alpha-2; what is no code stays as it is. */
  country: (code: string) => string;
  /** Of the shop's own English. */
  sentence: (english: string) => string;
}

/**
 * A report: what it counts by, in which columns, and what its lines open. All figures of a column that is a sum add up to what
 * the report says in all, unless it says a `total` of its own.
 */
export interface ReportKind {
  name: string;
  label: string;
  /** What is counted, in a sentence. */
  help: string;
  /** What the lines are. */
  keyLabel: string;
  columns: readonly Column[];
  /** The column that is drawn, and by which the lines stand: the most first; of days each stands, in its place. */
  main: string;
  isByDay?: true;
  /** It tells what is so now, whatever days are asked for; nothing is compared. */
  isOfNow?: true;
  /** What somebody needs to see it besides the reports themselves. */
  needs?: Permission;
  /** What its lines are by, where that is chosen; the first of the choices unless told otherwise. */
  asks?: { label: string; choices: (books: Books) => Promise<readonly Choice[]> };
  /** `by` is what was chosen; empty where nothing is. */
  lines: (books: Books, period: Period, by: string) => Promise<Line[]>;
  /** What the lines come to where they count something several times; their sum without it. */
  total?: (books: Books, period: Period) => Promise<Line['figures']>;
  /** What a key is called; itself without it. */
  called?: (
    keys: readonly string[],
    books: Books,
    speech: Speech,
  ) => Promise<ReadonlyMap<string, string>> | ReadonlyMap<string, string>;
  /** Undefined where no list has just these rows. */
  opens: (key: string, bounds: Bounds, by: string) => Opened | undefined;
}
