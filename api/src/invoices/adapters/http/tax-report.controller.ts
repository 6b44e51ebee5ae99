import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../kernel/clock.js';
import { periodOf } from '../../../kernel/period.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AnswersCsv, csvFile, headed, type Column } from '../../../platform/http/csv.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PeriodQueryDto } from '../../../platform/http/period-query.dto.js';
import { TaxReportReads } from '../persistence/tax-report-reads.js';
import { TAX_REPORT_CALLS } from './invoices.examples.js';
import { TaxReportDto, type TaxReportRowDto } from './tax-report.dto.js';

const COLUMNS: readonly Column<TaxReportRowDto>[] = [
  { label: 'Currency', cell: (row) => row.currency },
  { label: 'Country', cell: (row) => row.country },
  { label: 'Rate', cell: (row) => row.name },
  { label: 'Percent', cell: (row) => row.percent },
  { label: 'Invoices', cell: (row) => row.invoices },
  { label: 'Tax on invoices', cell: (row) => row.invoicedTax },
  { label: 'Credits', cell: (row) => row.credits },
  { label: 'Tax given back', cell: (row) => row.creditedTax },
  { label: 'Net', cell: (row) => row.net },
  { label: 'Tax', cell: (row) => row.tax },
  { label: 'Gross', cell: (row) => row.gross },
];

@ApiTags('admin-taxes')
@Allow('taxes.read')
@ApiDoc(TAX_REPORT_CALLS)
@Controller('api/v1/admin/tax-report')
export class TaxReportController {
  constructor(
    private readonly reads: TaxReportReads,
    private readonly clock: Clock,
  ) {}

  /** Tax that was charged on invoices, less what refunds gave back, by currency, country and rate. */
  @Get()
  async adminTaxReport(@Query() { from, to }: PeriodQueryDto): Promise<TaxReportDto> {
    const period = periodOf(from, to, this.clock.now());
    return { from: period.first, to: period.last, rows: await this.reads.read(period) };
  }

  /** The same as a CSV file; the audit log keeps who took it. */
  @LeavesTheShop('taxReport', 'taxes.read')
  @Get('export.csv')
  @AnswersCsv()
  async adminExportTaxReport(@Query() { from, to }: PeriodQueryDto): Promise<StreamableFile> {
    const period = periodOf(from, to, this.clock.now());
    const rows = await this.reads.read(period);
    return csvFile(`taxes-${period.first}-${period.last}.csv`, headed(COLUMNS), once(rows));
  }
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}
