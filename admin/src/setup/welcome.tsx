import { Alert, Box, Button, TextField } from '@mui/material';
import { useEffect, useState, type SyntheticEvent } from 'react';
import type { ClaimedDto, OwnerDto } from '@duka/client';
import { PlainPage } from '../layout/plain-page';
import { fieldErrors, sentence, type FieldErrors, type Problem } from '../problem';
import { signIn } from '../session';
import { panelLanguage } from '../spoken';
import { t } from '../texts';

type State = 'asking' | 'unreachable' | 'claimed' | 'free';

const FIELDS = [
  { name: 'name', label: t('Your name'), type: 'text', autoComplete: 'name' },
  { name: 'email', label: t('Your email'), type: 'email', autoComplete: 'email' },
  {
    name: 'password',
    label: t('A password of at least 12 characters'),
    type: 'password',
    autoComplete: 'new-password',
  },
] as const;

const call = (path: string, body?: object) =>
  fetch(`/api/v1/setup${path}`, {
    headers: {
      'Accept-Language': panelLanguage,
      Accept: 'application/json',
      'Content-Type': 'application/json',
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });

/** Sends the form; answers why it was not taken. */
async function claim(owner: OwnerDto): Promise<Problem | null> {
  const answer = await call('/owner', owner).catch(() => null);
  if (!answer) return { detail: t('The shop cannot be reached. Check the connection and try again.') };
  if (answer.ok) return null;
  const problem = (await answer.json().catch(() => ({}))) as Problem;
  return { ...problem, detail: sentence(answer.status, problem) };
}

const OwnerForm = () => {
  const [owner, setOwner] = useState({ name: '', email: '', password: '' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const errors: FieldErrors = fieldErrors(problem?.errors);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setSending(true);
    const refused = await claim({ ...owner, token: window.location.hash.slice(1) });
    setProblem(refused);
    setSending(false);
    if (refused) return;
    await signIn(owner.email, owner.password).then(
      () => window.location.replace('/admin/setup'),
      () => window.location.replace('/admin'),
    );
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 0.5, width: 'min(100%, 26rem)' }}
    >
      {problem && Object.keys(errors).length === 0 && <Alert severity="error">{problem.detail}</Alert>}
      {FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          id={name}
          required
          value={owner[name]}
          onChange={({ target }) => setOwner({ ...owner, [name]: target.value })}
          error={name in errors}
          helperText={typeof errors[name] === 'string' ? errors[name] : ' '}
        />
      ))}
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {isSending ? t('Making it yours …') : t('Make this shop mine')}
      </Button>
    </Box>
  );
};

/** By the link that the first start has printed: the owner's account of a new shop. */
export const Welcome = () => {
  const [state, setState] = useState<State>('asking');
  const ask = () => {
    setState('asking');
    void call('')
      .then((answer) => (answer.ok ? (answer.json() as Promise<ClaimedDto>) : Promise.reject(new Error())))
      .then(
        ({ isClaimed }) => setState(isClaimed ? 'claimed' : 'free'),
        () => setState('unreachable'),
      );
  };
  useEffect(ask, []);
  useEffect(() => {
    document.title = t('Welcome to your shop');
  }, []);
  if (state === 'asking') return null;
  if (state === 'unreachable')
    return (
      <PlainPage title={t('The shop cannot be reached')} text={t('Check the connection, then try again.')}>
        <Button variant="contained" onClick={ask}>
          {t('Try again')}
        </Button>
      </PlainPage>
    );
  if (state === 'claimed')
    return (
      <PlainPage title={t('This shop has an owner')} text={t('The link has done its work. Log in to go on.')}>
        <Button variant="contained" href="/admin">
          {t('Open the admin panel')}
        </Button>
      </PlainPage>
    );
  return (
    <PlainPage
      title={t('Welcome to your shop')}
      text={t(
        'Make the account of its owner. Then a list leads you from the name of the shop to its first sale.',
      )}
    >
      <OwnerForm />
    </PlainPage>
  );
};
