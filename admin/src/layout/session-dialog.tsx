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
import { answerRenewal, onPasswordAgain, type Reason } from '../session-renewal';
import {
  CodeRequired,
  MailedCodeRequired,
  confirmPassword,
  rememberedEmail,
  signByPasskey,
  signIn,
  type Shown,
} from '../session';
import { t } from '../texts';

const words: Record<Reason, { title: string; text: string; yes: string; no: string }> = {
  ended: {
    title: t('Your session has ended'),
    text: t('Log in again to go on. What you have typed is still here.'),
    yes: t('Log in again'),
    no: t('Log out'),
  },
  password: {
    title: t('Please confirm that it is you'),
    text: t('This step needs your password, since you entered it more than 15 minutes ago.'),
    yes: t('Confirm'),
    no: t('Cancel'),
  },
};

/** Asks for the password over the page, when the session has ended or a dangerous step wants it, so that whatever was being typed stays. */
export const SessionDialog = () => {
  const [asking, setAsking] = useState<Reason | null>(null);
  const [reason, setReason] = useState<Reason>('ended');
  const [password, setPassword] = useState('');
  /** Null until the account asks for the second step. */
  const [factors, setFactors] = useState<readonly string[] | null>(null);
  const [code, setCode] = useState('');
  /** Null until many have guessed at the account, and the shop mails a code. */
  const [mailedCode, setMailedCode] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(
    () =>
      onPasswordAgain((now) => {
        setAsking(now);
        setFailure('');
        setFactors(null);
        setCode('');
        setMailedCode(null);
        if (now) setReason(now);
      }),
    [],
  );
  const email = asking ? rememberedEmail() : '';
  const { title, text, yes, no } = words[reason];

  const renew = async (show: () => Promise<Shown>) => {
    setBusy(true);
    setFailure('');
    try {
      const shown = { ...(await show()), ...(mailedCode ? { mailedCode } : {}) };
      await (reason === 'ended' ? signIn(email, password, shown) : confirmPassword(password, shown));
      setPassword('');
      answerRenewal(true);
    } catch (problem) {
      if (problem instanceof CodeRequired) setFactors(problem.factors);
      if (problem instanceof MailedCodeRequired) setMailedCode('');
      setFailure(
        problem instanceof Error ? problem.message : t('An unexpected error occurred. Please try again.'),
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={asking !== null}
      onClose={(_, by) => {
        // Escape gives up a dangerous step, but never a session; a click beside the dialog gives up neither
        if (by === 'escapeKeyDown' && reason === 'password' && !busy) answerRenewal(false);
      }}
      fullWidth
      maxWidth="xs"
      aria-labelledby="session-title"
    >
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void renew(() => Promise.resolve(code ? { code } : {}));
        }}
      >
        <DialogTitle id="session-title">{title}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {text}
          </Typography>
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField
            label={t('Email')}
            value={email}
            slotProps={{ input: { readOnly: true } }}
            autoComplete="username"
          />
          <TextField
            label={t('Password')}
            type="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="current-password"
            autoFocus
            required
          />
          {mailedCode !== null && (
            <TextField
              label={t('Code from the email')}
              helperText={t('Eight digits, good for half an hour.')}
              value={mailedCode}
              onChange={(event) => setMailedCode(event.target.value)}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
              autoFocus
            />
          )}
          {factors?.includes('passkey') && (
            <Button
              variant="outlined"
              fullWidth
              sx={{ mt: 1 }}
              disabled={busy || password.length === 0}
              onClick={() => void renew(async () => ({ passkey: await signByPasskey() }))}
            >
              {t('Use your passkey')}
            </Button>
          )}
          {factors?.some((one) => one !== 'passkey') && (
            <TextField
              label={factors.includes('app') ? t('Code of your authenticator app') : t('Or a recovery code')}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="one-time-code"
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={() => answerRenewal(false)}>{no}</Button>
          <Button type="submit" variant="contained" disabled={busy || password.length === 0}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
