import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { loadMe, type Me } from '../auth-provider';
import { loginAddress, signOut } from '../session';
import { loadShop } from './shop-currency';
import { Logo } from './logo';
import { darkTheme, lightTheme } from './theme';

type State = 'asking' | 'unreachable' | Me;

const theme = () =>
  createTheme(window.matchMedia('(prefers-color-scheme: dark)').matches ? darkTheme : lightTheme);

const Page = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <ThemeProvider theme={theme()}>
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        gap: 2,
        p: 3,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Logo height={36} />
      <Typography variant="h5" component="h1">
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '44ch', color: 'text.secondary' }}>{text}</Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{children}</Box>
    </Box>
  </ThemeProvider>
);

const leave = () => void signOut().then(() => window.location.assign(loginAddress()));

const NeedsAdministrator = ({ name }: { name: string }) => (
  <Page
    title="This page needs an administrator"
    text={`You are logged in as ${name}, a shopper's account. Log in with an administrator's account to open the admin panel.`}
  >
    <Button variant="contained" href="/">
      Back to the shop
    </Button>
    <Button onClick={leave}>Log in as somebody else</Button>
  </Page>
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
        <CircularProgress aria-label="Loading the admin panel" sx={{ color: '#b5462a' }} />
      </Box>
    );
  if (state === 'unreachable')
    return (
      <Page title="The shop cannot be reached" text="Check the connection, then try again.">
        <Button variant="contained" onClick={ask}>
          Try again
        </Button>
      </Page>
    );
  return state.role === 'customer' ? <NeedsAdministrator name={state.member.name} /> : children;
};
