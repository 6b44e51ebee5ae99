import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type DialogProps,
} from '@mui/material';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { t } from '../texts';

type Props = {
  title: string;
  /** What it means. */
  text: ReactNode;
  /** Between that and the fields. */
  note?: ReactNode;
  /** Why it could not be done; it stays with what was typed. */
  failure: string;
  busy: boolean;
  /** On the button that does it. */
  label: string;
  danger?: boolean;
  /** `xs` where nothing is said. */
  size?: 'xs' | 'sm';
  onConfirm: () => unknown;
  onBack: () => void;
  /** Beside the dialog, or Escape; as Back where nothing else is said. Neither takes away what was typed, or what is being sent. */
  onLeave?: DialogProps['onClose'];
  /** What it needs. */
  children?: ReactNode;
};

/** Asks before something is done, and for what it needs; Enter in a field does it, too. */
export const ConfirmDialog = (props: Props) => {
  const { title, text, note, failure, busy, label, danger = false, size = 'xs', children } = props;
  const { onConfirm, onBack, onLeave = onBack } = props;
  const id = useId();
  const isTyped = useRef(false);
  const leave: DialogProps['onClose'] = (event, reason) => {
    if (!busy && !isTyped.current) onLeave?.(event, reason);
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog open onClose={leave} fullWidth maxWidth={size} aria-labelledby={id}>
      <form onSubmit={confirm} onInput={() => void (isTyped.current = true)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{text}</DialogContentText>
          {note}
          {failure && <Alert severity="error">{failure}</Alert>}
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" disabled={busy} onClick={onBack}>
            {t('Back')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={busy}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
