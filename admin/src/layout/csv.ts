import { saveFile } from '../http-client';

/** A spreadsheet runs a cell that begins so, also in full width or behind what has none; a leading quote makes it text (security rule S64). */
const dangerous = /^["\p{Cf}\p{Zs}]*[=+\-@＝＋－＠\t\r\n\0]/u;
/** Where spreadsheets part cells at semicolons or tabs, a cell begins in the middle of a text, and after its line breaks. */
const dangerousInside = /(?<=[;\t\r\n])(?=["\p{Cf}\p{Zs}]*[=+\-@＝＋－＠])/gu;

/** What a spreadsheet takes for a number, a day or a time, and writes otherwise when the file is saved. */
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** A text that is not kept as it is: naughts before it, many digits, exponents, decimals, days (but ISO's) and times. */
const changes = new RegExp(
  String.raw`^'*(?:0\d+|\d{12,}|\d+(?:[.,]\d+)?e[+-]?\d+|\d+[.,]\d*|(?!\d{4}-\d\d-\d\d$)\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?|\d{1,2}:\d\d(?::\d\d)?|(?:\d{1,2}[-/ ]?)?${month}\.?[-/ ]?\d{1,4}|\d{1,2}[-/ ]?${month})$`,
  'i',
);

/** One CSV cell: quoted as RFC 4180 has it, formula cells neutralised; numbers stay numbers. */
export function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = (dangerous.test(text) || changes.test(text) ? `'${text}` : text).replaceAll(
    dangerousInside,
    `'`,
  );
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** By it spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

export type Column<T> = { label: string; value: (record: T) => unknown };

export const csv = <T>(columns: Column<T>[], records: T[]): string =>
  [
    columns.map(({ label }) => cell(label)),
    ...records.map((record) => columns.map((c) => cell(c.value(record)))),
  ]
    .map((row) => row.join(','))
    .join('\r\n');

/** An exporter for a react-admin list with readable column names. */
export const exporter =
  <T>(name: string, columns: Column<T>[]) =>
  (records: T[]): void =>
    saveFile(
      new Blob([byteOrderMark, csv(columns, records)], { type: 'text/csv;charset=utf-8' }),
      `${name}.csv`,
    );
