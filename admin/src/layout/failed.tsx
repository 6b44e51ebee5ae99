import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { t } from '../texts';

type Props = { error: unknown; onRetry: () => unknown; children?: ReactNode };

/** Why something could not be fetched, with another try, above what was there before. */
export const Failed = ({ error, onRetry, children }: Props) => (
  <>
    <Alert
      severity="error"
      action={
        <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void onRetry()}>
          {t('Try again')}
        </Button>
      }
    >
      {error instanceof Error ? error.message : t('This could not be loaded.')}
    </Alert>
    {children}
  </>
);
