import { download, httpClient } from './http-client';
import type { Report, ReportKind } from './records';
import type { Comparison, Days } from './layout/period';

const reports = '/api/v1/admin/reports';

type Asked = Days & { compare: Comparison };

const of = (name: string, what: string, asked: Asked) =>
  `${reports}/${encodeURIComponent(name)}${what}?${new URLSearchParams(asked)}`;

/** What the panel asks of reports. */
export const reportCalls = {
  reports: async (): Promise<ReportKind[]> => (await httpClient(reports)).json,
  report: async (name: string, asked: Asked): Promise<Report> => (await httpClient(of(name, '', asked))).json,
  reportCsv: (name: string, asked: Asked) =>
    download(of(name, '/export.csv', asked), `${name}-${asked.from}-${asked.to}.csv`),
  countSalesAnew: () => httpClient(`${reports}/count-anew`, { method: 'POST' }),
};
