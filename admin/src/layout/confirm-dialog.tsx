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
import { useId, type FormEvent, type ReactNode } from 'react';
import { t } from '../texts';
import { useAskBeforeClosing } from './ask-before-closing';
import { NotKnown } from './not-known';

type Props = {
  title: string;
  /** What it means. */
  text?: ReactNode;
  /** Between that and the fields. */
  note?: ReactNode;
  /** Why it could not be done; it stays with what was typed. */
  failure: string;
  busy: boolean;
  /** Not known whether it was done: it is only sent again, as it was. */
  isFixed?: boolean;
  again?: () => unknown;
  /** On the button that does it. */
  label: string;
  danger?: boolean;
  /** Nothing to be done yet. */
  isIncomplete?: boolean;
  /** `xs` where nothing is said. */
  size?: 'xs' | 'sm';
  onConfirm: () => unknown;
  onBack: () => void;
  /** What it needs. */
  children?: ReactNode;
};

/**
 * Asks before something is done, and for what it needs; Enter in a field does it, too. Escape leaves it, and a click beside it
 * where it asks for nothing: neither takes away what was typed or chosen without a question, nor what is being sent.
 */
export const ConfirmDialog = (props: Props) => {
  const { title, text, note, failure, busy, isFixed = false, label, danger = false, size = 'xs' } = props;
  const { isIncomplete = false, again, onConfirm, onBack, children } = props;
  const id = useId();
  const { onClose, heard, question } = useAskBeforeClosing({ busy, isMere: !children, onLeave: onBack });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isFixed && again) again();
    else onConfirm();
  };
  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth={size} aria-labelledby={id}>
        <form onSubmit={confirm} noValidate>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent {...heard}>
            {text && <DialogContentText sx={{ mb: 1 }}>{text}</DialogContentText>}
            {note}
            {failure && (
              <Alert severity="error">
                {failure}
                {isFixed && <NotKnown />}
              </Alert>
            )}
            {children && (
              <Box inert={isFixed} sx={{ opacity: isFixed ? 0.6 : 1 }}>
                {children}
              </Box>
            )}
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button color="inherit" disabled={busy} onClick={onBack}>
              {t('Back')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              disabled={busy || (isIncomplete && !isFixed)}
            >
              {label}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {question}
    </>
  );
};
