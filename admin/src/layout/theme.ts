import { alpha, type ThemeOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';

/** Duka's brand, as the storefront has it: terracotta, paper and ink. Colour is kept for the primary action, the selected place and states. */
type Tones = {
  mode: 'light' | 'dark';
  brand: string;
  onBrand: string;
  ground: string;
  surface: string;
  raised: string;
  ink: string;
  quiet: string;
  line: string;
  edge: string;
  good: string;
  warn: string;
  bad: string;
  info: string;
};

const light: Tones = {
  mode: 'light',
  brand: '#a8421f',
  onBrand: '#ffffff',
  ground: '#fbf8f3',
  surface: '#ffffff',
  raised: '#f3ede4',
  ink: '#231e1a',
  quiet: '#655a50',
  line: '#e4dbce',
  edge: '#8f8375',
  good: '#23694a',
  warn: '#8a5a06',
  bad: '#b3261e',
  info: '#2b5797',
};

const dark: Tones = {
  mode: 'dark',
  brand: '#f29c79',
  onBrand: '#1f0e07',
  ground: '#171412',
  surface: '#211c19',
  raised: '#2a2521',
  ink: '#f5eee5',
  quiet: '#b9ada0',
  line: '#3a332d',
  edge: '#8a7e72',
  good: '#7fcfa6',
  warn: '#ecbf6c',
  bad: '#ff9d92',
  info: '#9dc1f5',
};

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

const surfaces = (t: Tones): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { colorScheme: t.mode },
      body: { backgroundColor: t.ground },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
      '@media print': {
        'header, nav, .RaSidebar-docked, .MuiDrawer-root, .no-print': { display: 'none !important' },
        body: { backgroundColor: '#fff' },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, elevation8: { border: `1px solid ${t.line}` } },
  },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${t.line}`, boxShadow: 'none' } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        border: `1px solid ${t.line}`,
        boxShadow: `0 12px 32px ${alpha('#000', t.mode === 'dark' ? 0.5 : 0.12)}`,
      },
    },
  },
  MuiAppBar: {
    styleOverrides: {
      root: {
        backgroundColor: t.surface,
        color: t.ink,
        backgroundImage: 'none',
        boxShadow: 'none',
        borderBottom: `1px solid ${t.line}`,
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { border: `1px solid ${t.line}` } } },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
});

const controls = (t: Tones): ThemeOptions['components'] => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${t.brand}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 10 }, outlined: { borderColor: t.line } },
  },
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: t.surface },
      notchedOutline: { borderColor: t.edge },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: '0.9375rem' } } },
  MuiInputLabel: { styleOverrides: { root: { fontSize: '0.9375rem' } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.9375rem' } } },
  MuiAutocomplete: { defaultProps: { fullWidth: true } },
  // The name of a checkbox belongs to its input, not to the span around it.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: () => ({ 'aria-label': undefined }),
        input: (owner: { 'aria-label'?: string }) => ({ 'aria-label': owner['aria-label'] }),
      },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 42 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 42, padding: '8px 14px', minWidth: 0 } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: t.line,
        padding: '10px 14px',
        '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
      },
      head: { color: t.quiet, fontWeight: 600, fontSize: '0.78rem', backgroundColor: t.surface },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
});

const panel = (t: Tones) => ({
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-appFrame': { marginTop: '3.5rem' },
        '& .RaLayout-content': { backgroundColor: t.ground, padding: '0 24px 48px', minWidth: 0 },
        '& .RaLayout-contentWithSidebar': { backgroundColor: t.ground },
        '@media (max-width: 767.95px)': { '& .RaLayout-content': { padding: '0 16px 40px' } },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        borderRight: `1px solid ${t.line}`,
        backgroundColor: t.surface,
        '@media (max-width: 767.95px)': {
          border: 0,
          '& .MuiPaper-root': { width: '18rem', backgroundColor: t.surface },
        },
      },
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        margin: '1px 8px',
        padding: '7px 10px',
        borderRadius: 10,
        color: t.quiet,
        fontWeight: 550,
        fontSize: '0.9rem',
        minHeight: 0,
        '& .RaMenuItemLink-icon': { minWidth: 32, color: 'inherit' },
        '&.RaMenuItemLink-active': {
          color: t.brand,
          backgroundColor: alpha(t.brand, t.mode === 'dark' ? 0.16 : 0.09),
        },
        '.RaMenu-closed &': { margin: '1px 4px', padding: '7px 8px' },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderTop: `1px solid ${t.line}`,
        '&.RaToolbar-mobileToolbar': { backgroundColor: t.surface, padding: '8px 16px' },
      },
    },
  },
  RaTopToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
  RaListToolbar: { styleOverrides: { root: { backgroundColor: 'transparent !important' } } },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-thead': { backgroundColor: t.surface },
        '& td[class*="column-"][class$="At"]': { whiteSpace: 'nowrap' },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: { root: { '& .RaBulkActionsToolbar-toolbar': { backgroundColor: t.raised } } },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { borderRadius: 14, overflow: 'hidden', overflowX: 'auto' },
        '@media (max-width: 767.95px)': {
          '& .RaList-content': { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
          '& .RaListToolbar-root, & .MuiToolbar-root': { backgroundColor: 'transparent' },
        },
      },
    },
  },
});

const theme = (t: Tones): RaThemeOptions => ({
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
  components: { ...surfaces(t), ...controls(t), ...panel(t) } as RaThemeOptions['components'],
});

export const lightTheme = theme(light);
export const darkTheme = theme(dark);
