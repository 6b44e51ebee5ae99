import { Alert, Typography } from '@mui/material';
import { ImportRows } from '../layout/import-rows';
import type { PlannedImport } from '../records';
import { t } from '../texts';

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

/** The dry run of products. */
export const ImportPlan = ({ plan }: { plan: PlannedImport }) => (
  <ImportRows
    counts={plan.lines}
    rows={plan.rows.map(({ sku, ...row }) => ({ ...row, detail: sku }))}
    thing={t('Product')}
  >
    <Reading {...plan} />
  </ImportRows>
);
