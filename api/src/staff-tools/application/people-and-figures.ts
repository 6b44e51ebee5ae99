import type { Clock } from '../../kernel/clock.js';
import { periodOf } from '../../kernel/period.js';
import { reportOf, reportsFor, type ReadReport } from '../../reports/application/read-report.js';
import type { ShopLists } from './ports.js';
import {
  byName,
  day,
  listOf,
  moment,
  number,
  objectOf,
  oneOf,
  text,
  uuid,
  whole,
  yesOrNo,
} from './schema.js';
import { LIMIT, limitIn, QUERY, textIn, type StaffTool } from './staff-tool.js';

const MOST_ROWS = 100;
/** Those that the right to see reports is enough for. */
const REPORTS = reportsFor([]);
const COLUMN = objectOf({ name: text(), label: text(), unit: oneOf(['count', 'money']) });
const CHOICE = objectOf({ value: text(), label: text() });
const ROW = objectOf({ key: text(), label: text(), figures: byName(number()) });

export const customerTools = (lists: ShopLists): StaffTool[] => [
  {
    name: 'search_customers',
    title: 'Search customers',
    description: 'People with an account, by name or mail address, the newest first.',
    permissions: ['customers.read'],
    input: objectOf({ query: QUERY, limit: LIMIT }, ['query', 'limit']),
    output: objectOf({
      customers: listOf(
        objectOf({ id: uuid('The account'), name: text(), email: text(), joinedAt: moment, orders: whole }),
      ),
      hasMore: yesOrNo,
    }),
    run: async (args) => {
      const most = limitIn(args);
      const found = await lists.customers({ query: textIn(args, 'query'), most: most + 1 });
      return { customers: found.slice(0, most), hasMore: found.length > most };
    },
  },
];

export const reportTools = (reports: ReadReport, clock: Clock): StaffTool[] => [
  {
    name: 'list_reports',
    title: 'List reports',
    description: 'What can be counted, and in which columns.',
    permissions: ['reports.read'],
    input: objectOf({}),
    output: objectOf({
      reports: listOf(
        objectOf({
          ...{ name: text(), label: text(), help: text(), columns: listOf(COLUMN) },
          choices: listOf(CHOICE),
        }),
      ),
    }),
    run: async () => ({
      reports: await Promise.all(
        REPORTS.map(async (kind) => ({
          ...{ name: kind.name, label: kind.label, help: kind.help },
          columns: kind.columns.map(({ name, label, unit }) => ({ name, label, unit })),
          choices: (await reports.choicesOf(kind)).map(({ value, label }) => ({ value, label })),
        })),
      ),
    }),
  },
  {
    name: 'read_report',
    title: 'Read a report',
    description: 'Figures of some days, the last 30 unless told; money is in the currency of the shop.',
    permissions: ['reports.read'],
    input: objectOf(
      {
        ...{ name: oneOf(REPORTS.map(({ name }) => name)), from: day, to: day },
        by: text('One of the choices of the report, the first unless told'),
      },
      ['from', 'to', 'by'],
    ),
    output: objectOf({
      ...{ name: text(), from: day, to: day, currency: text(), columns: listOf(COLUMN), rows: listOf(ROW) },
      ...{ total: byName(number()), hasMore: yesOrNo },
    }),
    run: async (args) => {
      const kind = reportOf(textIn(args, 'name') ?? '', []);
      const period = periodOf(textIn(args, 'from'), textIn(args, 'to'), clock.now());
      const { currency, rows, total } = await reports.readReport(kind, {
        ...{ period, comparison: 'none', by: textIn(args, 'by') },
      });
      return {
        ...{ name: kind.name, from: period.first, to: period.last, currency },
        columns: kind.columns.map(({ name, label, unit }) => ({ name, label, unit })),
        rows: rows.slice(0, MOST_ROWS).map(({ key, label, figures }) => ({ key, label, figures })),
        ...{ total: total.figures, hasMore: rows.length > MOST_ROWS },
      };
    },
  },
];
