import {
  Alert,
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
import type { ImportLine, PlannedImport } from '../records';
import { t } from '../texts';

/** Rows beyond this are counted, not shown. */
const shown = 200;

const kinds = {
  create: { label: t('New'), color: 'success' },
  update: { label: t('Change'), color: 'info' },
  error: { label: t('Error'), color: 'error' },
  nothing: { label: t('Same'), color: 'default' },
} as const;

const What = ({ row }: { row: ImportLine }) => (
  <>
    {row.errors.map(({ field, message }) => (
      <Typography key={field} variant="body2" sx={{ color: 'error.main' }}>
        {`${field}: ${message}`}
      </Typography>
    ))}
    {row.changes.map(({ field, from, to }) => (
      <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {row.action === 'create' ? `${field}: ${to}` : `${field}: ${from || t('nothing')} → ${to}`}
      </Typography>
    ))}
    {row.message && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {row.message}
      </Typography>
    )}
  </>
);

const summary = ({ lines }: PlannedImport): string =>
  [
    t('{rows, plural, one {# row} other {# rows}}', { rows: lines.total }),
    lines.create > 0 ? t('{create} new', { create: lines.create }) : '',
    t('{update} to change', { update: lines.update }),
    t('{error} with an error', { error: lines.error }),
    t('{nothing} stay as they are', { nothing: lines.nothing }),
  ]
    .filter(Boolean)
    .join(' · ');

const numbers = {
  comma: t('Numbers are read with a comma before the decimals, like 12,50.'),
  point: t('Numbers are read with a point before the decimals, like 12.50.'),
  unclear: t('The file writes numbers with a comma and with a point before the decimals.'),
} as const;

/** How the file was taken: what a glance at the rows would not show. */
const Reading = ({ reading: { decimalSign, ignoredColumns } }: PlannedImport) => (
  <>
    <Typography variant="body2" sx={{ mb: 1 }}>
      {numbers[decimalSign]}
    </Typography>
    {ignoredColumns.length > 0 && (
      <Alert severity="warning" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t('Not read: {ignoredColumns}. The import knows the columns of the export.', {
          ignoredColumns: ignoredColumns.map((name) => `“${name}”`).join(', '),
        })}
      </Alert>
    )}
  </>
);

/** The dry run, row by row; rows that change nothing are only counted, unless there is something to say of them. Errors come first: they need somebody. */
export const ImportPlan = ({ plan }: { plan: PlannedImport }) => {
  const errors = plan.rows.filter(({ action }) => action === 'error');
  const others = plan.rows.filter(
    ({ action, message }) => action === 'create' || action === 'update' || (action === 'nothing' && message),
  );
  const telling = [...errors, ...others];
  return (
    <Box>
      <Typography role="status" sx={{ mb: 1 }}>
        {summary(plan)}
      </Typography>
      <Reading {...plan} />
      {telling.length > 0 && (
        <TableContainer sx={{ maxHeight: 380 }} tabIndex={0}>
          <Table size="small" stickyHeader aria-label={t('What would change')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('Row')}</TableCell>
                <TableCell>{t('Product')}</TableCell>
                <TableCell>{t('What happens')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {telling.slice(0, shown).map((row) => (
                <TableRow key={row.line} sx={{ verticalAlign: 'top' }}>
                  <TableCell>{row.line}</TableCell>
                  <TableCell>
                    {row.name}
                    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                      {row.sku}
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
