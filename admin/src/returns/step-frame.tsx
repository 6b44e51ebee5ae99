import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { useOrderCommand } from '../layout/use-order-command';
import type { ReturnRecord } from '../records';
import type { ReturnStep } from './steps';
import { t } from '../texts';

export type StepProps = { one: ReturnRecord; step: ReturnStep; onClose: () => void };

type FrameProps = StepProps & {
  /** What is sent; a sentence when something is missing. */
  body: () => object | string;
  children?: ReactNode;
};

/** A step is confirmed here. A refusal stays on the dialog with what was typed. */
export const StepFrame = ({ one, step, onClose, body, children }: FrameProps) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, busy, failure, setFailure, leaving } = useOrderCommand(one.orderId);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const sent = body();
    if (typeof sent === 'string') return setFailure(sent);
    if (!(await run((key) => shop.stepReturn(one.id, step.path, sent, key)))) return;
    notify(step.done, { type: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={leaving(onClose)} fullWidth maxWidth="xs" aria-labelledby="return-step-title">
      <form onSubmit={(event) => void confirm(event)} noValidate>
        <DialogTitle id="return-step-title">{step.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{step.explanation(one)}</DialogContentText>
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {t('Back')}
          </Button>
          <Button type="submit" variant="contained" color={step.danger ? 'error' : 'primary'} disabled={busy}>
            {step.label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
