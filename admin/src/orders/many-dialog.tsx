import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { ReactNode } from 'react';
import type { OrderResult } from '../fulfilment-calls';
import { NotKnown } from '../layout/not-known';
import { ManyResults } from './many-results';
import type { useMany } from './use-many';
import { t } from '../texts';

/** One step of many orders: asked for, under way with its progress, and done with a result for each. */
export const ManyDialog = ({
  ids,
  many,
  title,
  explanation,
  act,
  done,
  children,
  after,
  onClose,
}: {
  ids: readonly string[];
  many: ReturnType<typeof useMany>;
  title: string;
  explanation: string;
  /** On the button that starts it. */
  act: string;
  done: string;
  /** What is chosen before. */
  children?: ReactNode;
  /** What can be done with those that passed. */
  after?: (passed: readonly string[]) => ReactNode;
  onClose: (results: readonly OrderResult[]) => void;
}) => {
  const { results, busy, failure, isFixed, run } = many;
  const isOver = results.length === ids.length;
  const passed = results.filter(({ ok }) => ok).map(({ orderId }) => orderId);
  const close = (_event: unknown, reason?: string) => {
    if (!busy && reason !== 'backdropClick') onClose(results);
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="many-title">
      <DialogTitle id="many-title">{title}</DialogTitle>
      <DialogContent>
        {results.length === 0 && !busy && (
          <>
            <DialogContentText sx={{ mb: 1.5 }}>{explanation}</DialogContentText>
            <Box inert={isFixed} sx={{ opacity: isFixed ? 0.6 : 1 }}>
              {children}
            </Box>
          </>
        )}
        {(busy || results.length > 0) && <ManyResults {...{ results, done }} total={ids.length} />}
        {failure && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {failure}
            {isFixed && <NotKnown />}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        {isOver && passed.length > 0 && after?.(passed)}
        <Button color="inherit" disabled={busy} onClick={close}>
          {results.length > 0 ? t('Close') : t('Back')}
        </Button>
        {!isOver && (
          <Button variant="contained" disabled={busy} onClick={() => void run(ids)}>
            {results.length > 0 ? t('Go on') : act}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
