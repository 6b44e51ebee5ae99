import { asFileName } from './layout/file-name';
import { download, httpClient } from './http-client';
import type { Report, ReportKind } from './records';
import type { Comparison, Days } from './layout/period';

const reports = '/api/v1/admin/reports';

type Asked = Days & { compare: Comparison; by?: string };

const of = (name: string, what: string, asked: Asked) =>
  `${reports}/${encodeURIComponent(name)}${what}?${new URLSearchParams(asked)}`;

/** What the panel asks of reports. */
export const reportCalls = {
  reports: async (): Promise<ReportKind[]> => (await httpClient(reports)).json,
  report: async (name: string, asked: Asked): Promise<Report> => (await httpClient(of(name, '', asked))).json,
  /** A file called by what the panel calls the report. */
  reportCsv: (name: string, label: string, asked: Asked) =>
    download(of(name, '/export.csv', asked), `${asFileName(label)}-${asked.from}-${asked.to}.csv`),
  countSalesAnew: () => httpClient(`${reports}/count-anew`, { method: 'POST' }),
};
