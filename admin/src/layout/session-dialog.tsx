import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState, type FormEvent } from 'react';
import { answerRenewal, onSessionEnded } from '../session-renewal';
import { rememberedEmail, signIn } from '../session';

/** Asks for the password over the page when the session has ended, so that whatever was being typed stays. */
export const SessionDialog = () => {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => onSessionEnded(setOpen), []);
  const email = open ? rememberedEmail() : '';

  const renew = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure('');
    try {
      await signIn(email, password);
      setPassword('');
      answerRenewal(true);
    } catch (reason) {
      setFailure(
        reason instanceof Error ? reason.message : 'An unexpected error occurred. Please try again.',
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} fullWidth maxWidth="xs" aria-labelledby="session-title">
      <form onSubmit={(event) => void renew(event)}>
        <DialogTitle id="session-title">Your session has ended</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            Log in again to go on. What you have typed is still here.
          </Typography>
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField
            label="Email"
            value={email}
            slotProps={{ input: { readOnly: true } }}
            autoComplete="username"
          />
          <TextField
            label="Password"
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            autoFocus
            required
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => answerRenewal(false)}>Log out</Button>
          <Button type="submit" variant="contained" disabled={busy || password.length === 0}>
            Log in again
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
