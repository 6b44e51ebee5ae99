import { baseCurrency, toDecimal } from '../../kernel/currency.js';
import { daysOf, periodBetween, type Period } from '../../kernel/period.js';
import type { Permission } from '../../kernel/permission.js';
import { refusal } from '../../kernel/refusal.js';
import { startOfShopDay } from '../../kernel/shop-days.js';
import { countryName } from '../../kernel/world/countries.js';
import { plusDays } from '../../kernel/world/days.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Buyers, Charged, GivenBack, Goods, Reductions, Sales } from './ports.js';
import { earlierThan, type Comparison } from '../domain/earlier.js';
import type { Books, Choice, Line, Opened, ReportKind, Speech } from '../kinds/contract.js';
import { REPORTS } from '../kinds/index.js';

type ReportFigures = Readonly<Record<string, number>>;

export interface ReportRow {
  key: string;
  label: string;
  figures: ReportFigures;
  /** Of the earlier days; null where nothing is compared. */
  earlier: ReportFigures | null;
  opens: Opened | null;
}

/** What is asked of a report: of which days, beside which others, and what its lines are by where that is chosen. */
export interface Asked {
  period: Period;
  comparison: Comparison;
  by?: string | undefined;
}

export interface Report {
  kind: ReportKind;
  choices: readonly Choice[];
  /** What of the choices it is by; empty where there are none. */
  by: string;
  period: Period;
  earlier: { first: string; last: string } | null;
  currency: string;
  rows: ReportRow[];
  total: { figures: ReportFigures; earlier: ReportFigures | null };
}

export const ReportNotFound = refusal('not-found', 'report_not_found', 'Report not found');

export const ReportByUnknown = refusal('invalid', 'report_by_unknown', 'The report cannot be by this.', 'by');

/** Of those that somebody with these permissions may see. @throws ReportNotFound */
export function reportOf(name: string, permissions: readonly Permission[]): ReportKind {
  const found = reportsFor(permissions).find((one) => one.name === name);
  if (!found) throw new ReportNotFound();
  return found;
}

/** Those that somebody with these permissions may see. */
export const reportsFor = (permissions: readonly Permission[]): readonly ReportKind[] =>
  REPORTS.filter(({ needs }) => needs === undefined || permissions.includes(needs));

const ENGLISH: Speech = { country: countryName, sentence: (english) => english };

/** Reads a report for a period, beside an earlier one; both are of one moment. */
export class ReadReport {
  private readonly books: Books;

  constructor(
    sales: Sales,
    goods: Goods,
    givenBack: GivenBack,
    reductions: Reductions,
    charged: Charged,
    buyers: Buyers,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.books = { sales, goods, givenBack, reductions, charged, buyers };
  }

  /** What its lines may be by; none of a report that asks nothing. */
  async choicesOf({ asks }: ReportKind): Promise<readonly Choice[]> {
    return (await asks?.choices(this.books)) ?? [];
  }

  /** @throws ReportByUnknown */
  readReport(
    kind: ReportKind,
    { period, comparison, by: wanted }: Asked,
    speech: Speech = ENGLISH,
  ): Promise<Report> {
    return this.unitOfWork.snapshot(async () => {
      const choices = await this.choicesOf(kind);
      const by = chosen(choices, wanted);
      const before = kind.isOfNow ? undefined : earlierThan(period, comparison);
      const told = await kind.lines(this.books, period, by);
      const earlier = before && periodBetween(before.first, before.last);
      const toldBefore = earlier && (await kind.lines(this.books, earlier, by));
      const now = this.linesOf(kind, period, told);
      const was = toldBefore && this.earlierLines(kind, period, earlier, toldBefore);
      const called = new Map([
        ...((await kind.called?.(keysOf(now, was), this.books, speech)) ?? []),
        ...labelsOf([...(toldBefore ?? []), ...told]),
      ]);
      const rows = keysOf(now, was).map((key): ReportRow => {
        const bounds = boundsOf(kind, key, period);
        return {
          key,
          label: called.get(key) ?? key,
          figures: written(kind, now.get(key)),
          earlier: was ? written(kind, was.get(key)) : null,
          opens: now.has(key) ? (kind.opens(key, bounds, by) ?? null) : null,
        };
      });
      return {
        ...{ kind, choices, by, period, earlier: before ?? null, currency: baseCurrency().code },
        rows: kind.isByDay ? rows : rows.toSorted(byMost(kind.main)),
        total: {
          figures: await this.totalOf(kind, period, now),
          earlier: was ? await this.totalOf(kind, earlier, was) : null,
        },
      };
    });
  }

  private async totalOf(kind: ReportKind, period: Period, lines: Lines): Promise<ReportFigures> {
    return written(kind, kind.total ? await kind.total(this.books, period) : sumOf(lines));
  }

  /** Of days each has a line; of what has one key the lines are one. */
  private linesOf(kind: ReportKind, period: Period, lines: readonly Line[]): Lines {
    const all: Lines = new Map(kind.isByDay ? daysOf(period).map((day) => [day, {}]) : []);
    for (const { key, figures } of lines) all.set(key, plus(all.get(key), figures));
    return all;
  }

  /** The first day of the earlier ones stands beside the first one, and so on; what has no day beside it is in the last one. */
  private earlierLines(kind: ReportKind, period: Period, earlier: Period, lines: readonly Line[]) {
    if (!kind.isByDay) return this.linesOf(kind, earlier, lines);
    const [days, then] = [daysOf(period), daysOf(earlier)];
    const beside = (key: string) => days[Math.min(then.indexOf(key), days.length - 1)] ?? period.last;
    return this.linesOf(
      kind,
      period,
      lines.map(({ key, figures }) => ({ key: beside(key), figures })),
    );
  }
}

/** The first one, unless another is wanted; nothing where there is nothing to choose. @throws ReportByUnknown */
function chosen(choices: readonly Choice[], wanted: string | undefined): string {
  const found = choices.find(({ value }) => wanted === undefined || value === wanted);
  if (!found && choices.length > 0) throw new ReportByUnknown();
  return found?.value ?? '';
}

/** As the lines themselves are called; the last word counts. */
const labelsOf = (lines: readonly Line[]): [string, string][] =>
  lines.flatMap(({ key, label }) => (label === undefined ? [] : [[key, label]]));

type Lines = Map<string, ReportFigures>;

const keysOf = (now: Lines, was: Lines | undefined) => [...new Set([...now.keys(), ...(was?.keys() ?? [])])];

function plus(one: ReportFigures | undefined, other: ReportFigures): ReportFigures {
  if (!one) return other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}

const sumOf = (lines: Lines) => [...lines.values()].reduce<ReportFigures>(plus, {});

/** As answers have them: amounts in whole units with their decimals. */
const written = ({ columns }: ReportKind, figures: ReportFigures = {}): ReportFigures =>
  Object.fromEntries(
    columns.map(({ name, unit, of }) => {
      const figure = of ? of(figures) : (figures[name] ?? 0);
      return [name, unit === 'money' ? toDecimal(figure) : figure];
    }),
  );

const byMost = (main: string) => (a: ReportRow, b: ReportRow) =>
  (b.figures[main] ?? 0) - (a.figures[main] ?? 0) ||
  (b.earlier?.[main] ?? 0) - (a.earlier?.[main] ?? 0) ||
  a.label.localeCompare(b.label, 'en');

/** Of a line of days its own day, of any other the period. */
function boundsOf(kind: ReportKind, key: string, { from, until }: Period) {
  const start = kind.isByDay ? startOfShopDay(key) : from;
  const end = kind.isByDay ? startOfShopDay(plusDays(key, 1)) : until;
  return { from: start.toISOString(), to: new Date(end.getTime() - 1).toISOString() };
}
