import { alpha } from '@mui/material/styles';
import type { Tones } from './tones';

/** react-admin's own parts: frame, sidebar, menu, lists, toolbars. */
export const panel = (t: Tones) => ({
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
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { backgroundColor: t.raised },
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
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
