import { alpha, type ThemeOptions } from '@mui/material/styles';
import { autocompleteWords } from './autocomplete-words';
import { light, type Tones } from './tones';

/** Printers leave grounds out: the dark theme's light words would be white on white. */
const onPaper = {
  ':root': { colorScheme: 'light' },
  '*': { color: `${light.ink} !important`, backgroundColor: 'transparent !important' },
};

/** Where a finger presses, as large as a finger. */
const byFinger = '@media (pointer: coarse)';
const finger = { minHeight: 44, minWidth: 44 };

/** Surfaces: paper, cards, menus, the bar, print. */
export const surfaces = (t: Tones): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { colorScheme: t.mode },
      body: { backgroundColor: t.ground },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transition: 'none !important',
        },
      },
      '@media print': {
        'header, nav, .RaSidebar-docked, .MuiDrawer-root, .no-print': { display: 'none !important' },
        body: { backgroundColor: '#fff' },
        ...(t.mode === 'dark' ? onPaper : {}),
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
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: `1px solid ${t.line}`,
        // what it asks for scrolls between its title and its buttons, above the keyboard of a phone, too
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        '@media (max-width: 767.95px)': {
          margin: 12,
          width: 'calc(100% - 24px)',
          maxHeight: 'calc(100% - 24px)',
        },
      },
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
});

/** What is pressed and typed into. */
export const controls = (t: Tones): ThemeOptions['components'] => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${t.brand}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: 10, [byFinger]: finger }, outlined: { borderColor: t.line } },
  },
  MuiIconButton: {
    // within a field there is no room
    styleOverrides: {
      root: { [byFinger]: { ...finger, '.MuiInputBase-root &': { minHeight: 0, minWidth: 0 } } },
    },
  },
  MuiTextField: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: t.surface, [byFinger]: { minHeight: 44 } },
      notchedOutline: { borderColor: t.edge },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: '0.9375rem' } } },
  MuiInputLabel: { styleOverrides: { root: { fontSize: '0.9375rem' } } },
  // also beneath a field that cannot be typed into: it says why
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: t.quiet } } } },
  MuiFormControlLabel: {
    styleOverrides: { root: { [byFinger]: { minHeight: 44 } }, label: { fontSize: '0.9375rem' } },
  },
  MuiAutocomplete: { defaultProps: { fullWidth: true, ...autocompleteWords } },
  // The name of a checkbox belongs to its input, not to the span around it.
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        root: () => ({ 'aria-label': undefined }),
        input: (owner: { 'aria-label'?: string }) => ({ 'aria-label': owner['aria-label'] }),
      },
    },
  },
  // white on white, it is seen by its edge
  MuiSwitch: {
    styleOverrides: {
      switchBase: { '&:not(.Mui-checked) .MuiSwitch-thumb': { border: `1px solid ${t.edge}` } },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 42 } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 42, padding: '8px 14px', minWidth: 0, [byFinger]: finger } },
  },
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
  MuiTableRow: {
    styleOverrides: { root: { '&:last-child td, tbody > &:last-child th': { borderBottom: 0 } } },
  },
});
