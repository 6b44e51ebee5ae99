import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { t } from '../texts';

/** What is being asked of the server, and what went wrong with it. */
export function useAsking() {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const during = (work: Promise<unknown>) => {
    setAsking(true);
    setFailure('');
    work
      .catch((reason: unknown) =>
        setFailure(reason instanceof Error ? reason.message : t('That did not work')),
      )
      .finally(() => setAsking(false));
  };
  return { asking, failure, during };
}

/** Where things of a file come from: a file is chosen, looked at, brought in, and taken back if need be. */
export const ImportDialog = ({
  title,
  hint,
  asking,
  busy = asking,
  failure,
  onFile,
  onClose,
  undo,
  actions,
  children,
}: {
  title: string;
  /** What files may be, as long as none is chosen. */
  hint: ReactNode;
  asking: boolean;
  /** Also while the server goes on by itself: then it may be closed. */
  busy?: boolean;
  failure: string;
  onFile: (file: File) => void;
  onClose: () => void;
  /** The button on the left. */
  undo?: ReactNode;
  /** What can be done with the file that is chosen. */
  actions?: ReactNode;
  children?: ReactNode;
}) => {
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  return (
    <Dialog open onClose={() => !asking && onClose()} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {failure && <Alert severity="error">{failure}</Alert>}
        {children}
        {hint && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={t('CSV file')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        {undo}
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" disabled={asking} onClick={onClose}>
          {t('Close')}
        </Button>
        <Button disabled={busy} onClick={() => input.current?.click()}>
          {t('Choose a CSV file')}
        </Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
};
