import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { Failed } from '../layout/failed';
import type { ImportLine, ProductImport } from '../records';
import { t } from '../texts';

type Failures = Pick<UseQueryResult<ImportLine[]>, 'data' | 'error' | 'refetch'>;

const WORDS: Record<ProductImport['status'], string> = {
  planned: '',
  running: t('Importing …'),
  done: t('The import is done.'),
  undoing: t('Bringing back what was …'),
  undone: t('The import is undone.'),
};

/** How far a run or an undo has come, and what could not be done. */
export const ImportProgress = ({ current, failures }: { current: ProductImport; failures: Failures }) => {
  const { total, settled, refused } = current.products;
  return (
    <Box sx={{ mb: 2 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * settled) / Math.max(1, total)}
        aria-label={t('Progress of the import')}
      />
      <Box role="status" sx={{ mt: 1 }}>
        <Typography variant="body2">{WORDS[current.status]}</Typography>
        <Typography variant="body2">
          {t('{settled} of {total, plural, one {# product} other {# products}}', { settled, total })}
        </Typography>
      </Box>
      {refused > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('{refused} of them stayed as they are.', { refused })}
          {failures.data?.map(({ line, name, message }) => (
            <Typography key={line} variant="body2">
              {t('Line {line}, {name}: {message}', { line, name, message: message ?? '' })}
            </Typography>
          ))}
        </Alert>
      )}
      {failures.error && <Failed error={failures.error} onRetry={failures.refetch} />}
    </Box>
  );
};
