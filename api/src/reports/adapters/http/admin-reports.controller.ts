import { Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Clock } from '../../../kernel/clock.js';
import { PeriodWrong, periodOf } from '../../../kernel/period.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { AnswersCsv, csvFile, type Column } from '../../../platform/http/csv.js';
import { countrySaid, headingSaid, said } from '../../../platform/languages/tongues.js';
import { AskToCountAnew } from '../../application/ask-to-count-anew.js';
import {
  ReadReport,
  ReportByUnknown,
  ReportNotFound,
  reportOf,
  reportsFor,
  type Report,
  type ReportRow,
} from '../../application/read-report.js';
import type { Choice, ReportKind, Speech } from '../../kinds/contract.js';
import { CountingAnewDto, ReportDto, ReportKindDto, ReportQueryDto } from './reports.dto.js';

const MOST_ROWS = 500;
/** Answers and files speak as they are asked to. */
const SPOKEN: Speech = { country: countrySaid, sentence: said };
const COUNTRIES = { name: 'countries' };
const REFUSALS = [new PeriodWrong('from must not be after to'), new ReportByUnknown(), new ReportNotFound()];

@ApiTags('admin-reports')
@Allow('reports.read')
@ApiDoc({
  adminListReports: {},
  adminReadReport: { parameters: COUNTRIES, refuses: REFUSALS },
  adminExportReport: { parameters: COUNTRIES, refuses: REFUSALS },
  adminCountSalesAnew: {},
})
@Controller('api/v1/admin/reports')
export class AdminReportsController {
  constructor(
    private readonly reports: ReadReport,
    private readonly anew: AskToCountAnew,
    private readonly clock: Clock,
  ) {}

  /** Every report that the caller may see, with its columns; those of costs need `costs.read` as well. */
  @Get()
  async adminListReports(@CurrentCaller() { permissions }: Caller): Promise<ReportKindDto[]> {
    const all = reportsFor(permissions).map(async (kind) =>
      kindView(kind, await this.reports.choicesOf(kind)),
    );
    return Promise.all(all);
  }

  /** A job forgets the sums of sales and counts every order again; for whoever sees that they are wrong. */
  @Allow('health.write')
  @Post('count-anew')
  @HttpCode(202)
  @AuditsItself('report')
  async adminCountSalesAnew(@CurrentCaller() caller: Caller): Promise<CountingAnewDto> {
    await this.anew.askToCountAnew(caller);
    return { isAsked: true };
  }

  /** A report of some days, beside those of another time where that is asked; each line with the list that it counts. */
  @Get(':name')
  async adminReadReport(
    @CurrentCaller() caller: Caller,
    @Param('name') name: string,
    @Query() query: ReportQueryDto,
  ): Promise<ReportDto> {
    const { kind, choices, by, period, earlier, currency, rows, total } = await this.read(
      caller,
      name,
      query,
      SPOKEN,
    );
    return {
      ...kindView(kind, choices),
      by: kind.asks ? by : null,
      ...{ from: period.first, to: period.last, currency, total, lines: rows.length },
      comparedWith: earlier && { from: earlier.first, to: earlier.last },
      rows: rows.slice(0, MOST_ROWS),
    };
  }

  /** The same as a CSV file; the audit log keeps who took it. */
  @LeavesTheShop('report', 'reports.read')
  @Get(':name/export.csv')
  @AnswersCsv()
  async adminExportReport(
    @CurrentCaller() caller: Caller,
    @Param('name') name: string,
    @Query() query: ReportQueryDto,
  ): Promise<StreamableFile> {
    const report = await this.read(caller, name, query, SPOKEN);
    const { first, last } = report.period;
    const what = [name, ...(report.by ? [report.by] : [])].join('-');
    return csvFile(`${what}-${first}-${last}.csv`, columnsOf(report), once(report.rows));
  }

  private read(
    { permissions }: Caller,
    name: string,
    { from, to, compare, by }: ReportQueryDto,
    speech: Speech,
  ): Promise<Report> {
    const kind = reportOf(name, permissions);
    const period = periodOf(from, to, this.clock.now());
    return this.reports.readReport(kind, { period, comparison: compare ?? 'none', by }, speech);
  }
}

const kindView = ({ columns, ...kind }: ReportKind, choices: readonly Choice[]): ReportKindDto => ({
  ...{ name: kind.name, label: kind.label, help: kind.help, keyLabel: kind.keyLabel, main: kind.main },
  ...{ isByDay: kind.isByDay ?? false, isOfNow: kind.isOfNow ?? false },
  ...{ asks: kind.asks?.label ?? null, choices: [...choices] },
  columns: columns.map(({ name, label, unit }) => ({ name, label, unit })),
});

/** What the line is, each figure, and beside it the earlier one; money says its currency. */
function columnsOf({ kind, choices, by, currency, earlier }: Report): Column<ReportRow>[] {
  const figures = kind.columns.flatMap(({ name, label, unit }): Column<ReportRow>[] => {
    const said = headingSaid(label);
    const heading = unit === 'money' ? `${said} (${currency})` : said;
    const now = { label: heading, cell: (row: ReportRow) => row.figures[name] };
    if (!earlier) return [now];
    const days = `${earlier.first} – ${earlier.last}`;
    return [now, { label: `${heading}, ${days}`, cell: (row: ReportRow) => row.earlier?.[name] }];
  });
  const chosen = choices.find(({ value }) => value === by)?.label ?? kind.keyLabel;
  return [{ label: headingSaid(chosen), cell: ({ label }) => label }, ...figures];
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}
