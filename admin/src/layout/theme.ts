import type { ThemeOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { controls, surfaces } from './theme-controls';
import { panel } from './theme-panel';
import { dark, light, type Tones } from './tones';
import { spoken } from '../spoken';

const font = 'Figtree, system-ui, -apple-system, "Segoe UI", sans-serif';
const weight = { fontFamily: `Bricolage, ${font}`, fontWeight: 650, letterSpacing: '-0.01em' };
/** Wide enough to tap and to read a long name; on phones the drawer is wider (18rem). */
const sidebar = { width: 256, closedWidth: 48 };

const typography: ThemeOptions['typography'] = {
  fontFamily: font,
  fontSize: 14,
  h4: { ...weight, fontSize: '1.75rem' },
  h5: { ...weight, fontSize: '1.35rem' },
  h6: { ...weight, fontSize: '1.05rem' },
  subtitle1: { ...weight, fontSize: '1rem' },
  subtitle2: { fontWeight: 600, fontSize: '0.8125rem' },
  button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  body2: { fontSize: '0.875rem' },
  caption: { fontSize: '0.78rem' },
};

const theme = (t: Tones): RaThemeOptions => ({
  direction: spoken?.runs ?? 'ltr',
  breakpoints: { values: { xs: 0, sm: 768, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 12 },
  palette: {
    mode: t.mode,
    primary: { main: t.brand, contrastText: t.onBrand },
    secondary: { main: t.ink, contrastText: t.ground },
    success: { main: t.good },
    warning: { main: t.warn },
    error: { main: t.bad },
    info: { main: t.info },
    divider: t.line,
    background: { default: t.ground, paper: t.surface },
    text: { primary: t.ink, secondary: t.quiet },
  },
  typography,
  sidebar,
  components: { ...surfaces(t), ...controls(t), ...panel(t) },
});

export const lightTheme = theme(light);
export const darkTheme = theme(dark);
