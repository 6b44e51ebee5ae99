import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { date } from '../layout/format';
import type { Report, ReportColumn } from '../records';
import { addressOf, change, figure, type ReportRow } from './report-figures';
import { t } from '../texts';

/** What a line is of stays in sight while its figures are scrolled. */
const held = {
  ...{ position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.paper' },
} as const;
const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

type CellProps = Pick<ReportRow, 'figures' | 'earlier'> & { column: ReportColumn; currency: string };

/** A figure, and small below it how it stands against the earlier one. */
const Figure = ({ figures, earlier, column, currency }: CellProps) => {
  const now = figures[column.name] ?? 0;
  const before = earlier?.[column.name];
  return (
    <TableCell align="right" sx={number}>
      {figure(now, column, currency)}
      {before !== undefined && (
        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
          {[t('was {before}', { before: figure(before, column, currency) }), change(now, before, column)]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      )}
    </TableCell>
  );
};

const Name = ({ row, isByDay }: { row: ReportRow; isByDay: boolean }) => {
  const label = isByDay ? date(row.key) : row.label;
  if (!row.opens) return label;
  return (
    <Link component={RouterLink} to={addressOf(row.opens)}>
      {label}
    </Link>
  );
};

/** Every line with each of its figures, and what they come to; wider than a phone, it is scrolled by itself. */
export const ReportTable = ({ report }: { report: Report }) => {
  const { columns, currency, rows, total, label, keyLabel, isByDay, lines } = report;
  const figuresOf = ({ figures, earlier }: Pick<ReportRow, 'figures' | 'earlier'>) =>
    columns.map((column) => <Figure key={column.name} {...{ figures, earlier, column, currency }} />);
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={held}>{keyLabel}</TableCell>
            {columns.map(({ name, label: heading }) => (
              <TableCell key={name} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow sx={{ '& > *': { fontWeight: 600 } }}>
            <TableCell component="th" scope="row" sx={held}>
              {t('In all')}
            </TableCell>
            {figuresOf(total)}
          </TableRow>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row" sx={{ ...held, minWidth: 120 }}>
                <Name row={row} isByDay={isByDay} />
              </TableCell>
              {figuresOf(row)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {lines > rows.length && (
        <Box sx={{ p: 1.5, color: 'text.secondary' }}>
          {t('The first {count} of {lines} lines; the file has all.', { count: rows.length, lines })}
        </Box>
      )}
    </Box>
  );
};
