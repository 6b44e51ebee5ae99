import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { ImportPlan } from './import-plan-table';
import { useImport, type Progress } from './use-import';

const Going = ({ progress }: { progress: Progress }) => (
  <Box role="status" sx={{ mb: 2 }}>
    <LinearProgress
      variant="determinate"
      value={(100 * progress.done) / Math.max(1, progress.all)}
      aria-label="Progress of the import"
    />
    <Typography variant="body2" sx={{ mt: 1 }}>{`${progress.done} of ${progress.all} products`}</Typography>
    {progress.failures.map((failure) => (
      <Alert key={failure} severity="error">
        {failure}
      </Alert>
    ))}
  </Box>
);

/** A file of the export, changed in a spreadsheet, comes back: first shown, then done, then undone if need be. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { plan, progress, last, read, apply, undo } = useImport();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const during = (work: Promise<unknown>) => {
    setBusy(true);
    setFailure('');
    work
      .catch((reason: unknown) => setFailure(reason instanceof Error ? reason.message : 'That did not work'))
      .finally(() => setBusy(false));
  };
  const count = plan?.updates.length ?? 0;

  return (
    <Dialog open onClose={() => !busy && onClose()} fullWidth maxWidth="md" aria-labelledby="import-title">
      <DialogTitle id="import-title">Import products</DialogTitle>
      <DialogContent>
        {failure && <Alert severity="error">{failure}</Alert>}
        {progress && <Going progress={progress} />}
        {plan ? (
          <ImportPlan rows={plan.rows} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            Export the products, change names, categories, prices, stock and the like in a spreadsheet, and
            bring the file back here. Nothing changes before you have seen what would.
          </Typography>
        )}
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label="CSV file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) during(read(file));
            event.target.value = '';
          }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        {last.length > 0 && !plan && (
          <Button color="inherit" disabled={busy} onClick={() => during(undo())}>
            {`Undo the last import (${last.length})`}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" disabled={busy} onClick={onClose}>
          Close
        </Button>
        <Button disabled={busy} onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        {plan && (
          <Button variant="contained" disabled={busy || count === 0} onClick={() => during(apply())}>
            {count === 1 ? 'Change 1 product' : `Change ${count} products`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
