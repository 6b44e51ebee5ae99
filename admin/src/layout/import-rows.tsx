import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import type { CustomerPreview } from '../records';
import { t } from '../texts';

type Counts = CustomerPreview['counts'];

/** What becomes of one line of a file. */
export interface ImportRow {
  line: number;
  name: string;
  /** Said below its name. */
  detail: string;
  action: 'create' | 'update' | 'nothing' | 'error';
  changes: readonly { field: string; from: string; to: string }[];
  errors: readonly { field: string; message: string }[];
  /** What is to be known of it, though nothing is wrong. */
  message: string | null;
}

/** How many lines there are, and what becomes of them; without `update` none changes what is there. */
export type ImportCounts = Omit<Counts, 'update'> & Partial<Pick<Counts, 'update'>>;

/** Rows beyond this are counted, not shown. */
const shown = 200;

const kinds = {
  create: { label: t('New'), color: 'success' },
  update: { label: t('Change'), color: 'info' },
  error: { label: t('Error'), color: 'error' },
  nothing: { label: t('Same'), color: 'default' },
} as const;

const What = ({ row }: { row: ImportRow }) => (
  <>
    {row.errors.map(({ field, message }) => (
      <Typography key={field} variant="body2" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
        {`${field}: ${message}`}
      </Typography>
    ))}
    {row.changes.map(({ field, from, to }) => (
      <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {row.action === 'create' ? `${field}: ${to}` : `${field}: ${from || t('nothing')} → ${to}`}
      </Typography>
    ))}
    {row.message && (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {row.message}
      </Typography>
    )}
  </>
);

const summary = ({ total, create, update, error, nothing }: ImportCounts): string =>
  [
    t('{rows, plural, one {# row} other {# rows}}', { rows: total }),
    create > 0 ? t('{create} new', { create }) : '',
    update === undefined ? '' : t('{update} to change', { update }),
    t('{error} with an error', { error }),
    t('{nothing} stay as they are', { nothing }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The dry run, row by row; rows that change nothing are only counted, unless there is something to say of them. Errors come first: they need somebody. */
export const ImportRows = ({
  counts,
  rows,
  thing,
  children,
}: {
  counts: ImportCounts;
  rows: readonly ImportRow[];
  /** What a row is about: "Product". */
  thing: string;
  /** How the file was taken. */
  children?: ReactNode;
}) => {
  const telling = [
    ...rows.filter(({ action }) => action === 'error'),
    ...rows.filter(
      ({ action, message }) =>
        action === 'create' || action === 'update' || (action === 'nothing' && message),
    ),
  ];
  return (
    <Box>
      <Typography role="status" sx={{ mb: 1 }}>
        {summary(counts)}
      </Typography>
      {children}
      {telling.length > 0 && (
        <TableContainer sx={{ maxHeight: 380 }} tabIndex={0}>
          <Table size="small" stickyHeader aria-label={t('What would change')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('Row')}</TableCell>
                <TableCell>{thing}</TableCell>
                <TableCell>{t('What happens')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {telling.slice(0, shown).map((row) => (
                <TableRow key={row.line} sx={{ verticalAlign: 'top' }}>
                  <TableCell>{row.line}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {row.name}
                    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                      {row.detail}
                    </Typography>
                  </TableCell>
                  <TableCell>
                    <Chip size="small" variant="outlined" {...kinds[row.action]} sx={{ mb: 0.5 }} />
                    <What row={row} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {telling.length > shown && (
        <Typography variant="body2">{t('and {count} more', { count: telling.length - shown })}</Typography>
      )}
    </Box>
  );
};
