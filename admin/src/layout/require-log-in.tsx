import { Box, Button, CircularProgress } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { loadMe, type Me } from '../auth-provider';
import { loginAddress, signOut } from '../session';
import { loadShop } from './shop-currency';
import { PlainPage } from './plain-page';
import { t } from '../texts';

type State = 'asking' | 'unreachable' | Me;

const leave = () => void signOut().then(() => window.location.assign(loginAddress()));

const NeedsAdministrator = ({ name }: { name: string }) => (
  <PlainPage
    title={t('This page needs an administrator')}
    text={t(
      "You are logged in as {name}, a shopper's account. Log in with an administrator's account to open the admin panel.",
      { name },
    )}
  >
    <Button variant="contained" href="/">
      {t('Back to the shop')}
    </Button>
    <Button onClick={leave}>{t('Log in as somebody else')}</Button>
  </PlainPage>
);

/**
 * Stands before the panel: a visitor goes to the login page, a shopper is told that an administrator is needed, staff
 * and administrators pass.
 */
export const RequireLogIn = ({ children }: { children: ReactNode }) => {
  const [state, setState] = useState<State>('asking');
  const ask = () => {
    setState('asking');
    Promise.all([loadMe(), loadShop()]).then(
      ([me]) => (me ? setState(me) : window.location.replace(loginAddress())),
      () => setState('unreachable'),
    );
  };
  useEffect(ask, []);
  if (state === 'asking')
    return (
      <Box sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center' }}>
        <CircularProgress aria-label={t('Loading the admin panel')} sx={{ color: '#b5462a' }} />
      </Box>
    );
  if (state === 'unreachable')
    return (
      <PlainPage title={t('The shop cannot be reached')} text={t('Check the connection, then try again.')}>
        <Button variant="contained" onClick={ask}>
          {t('Try again')}
        </Button>
      </PlainPage>
    );
  return state.role === 'customer' ? <NeedsAdministrator name={state.member.name} /> : children;
};
