import { Box, CssBaseline, Typography } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Logo } from './logo';
import { darkTheme, lightTheme } from './theme';

const theme = () =>
  createTheme(window.matchMedia('(prefers-color-scheme: dark)').matches ? darkTheme : lightTheme);

/** A page without the panel around it: a heading, a sentence, and what to do. */
export const PlainPage = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <ThemeProvider theme={theme()}>
    <CssBaseline />
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
