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
        // room below the last row for the round button that adds a record
        '@media (max-width: 899.95px)': { '& .RaLayout-content': { padding: '0 16px 136px' } },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        borderRight: `1px solid ${t.line}`,
        backgroundColor: t.surface,
        // as tall as the page, not as the window
        height: 'auto',
        minHeight: 'calc(100vh - 3.5rem)',
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
        '@media (pointer: coarse)': { minHeight: 44 },
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
        '&.RaToolbar-desktopToolbar': { paddingInline: 16 },
        '&.RaToolbar-mobileToolbar': { backgroundColor: t.surface, padding: '8px 16px' },
      },
    },
  },
  // above the bar that keeps Save in reach on a phone, which must not wait until the toast has gone
  RaNotification: {
    styleOverrides: { root: { '@media (max-width: 767.95px)': { bottom: '4.75rem' } } },
  },
  // Colour is kept for the primary action: tools are in ink.
  RaTopToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent !important',
        paddingInline: 0,
        '@media (min-width: 768px)': { flex: '0 1 auto' },
        '& .MuiButton-text, & .MuiIconButton-root': { color: t.quiet },
        '& .MuiButton-text:hover, & .MuiIconButton-root:hover': { color: t.ink },
      },
    },
  },
  RaSearchInput: {
    styleOverrides: {
      root: { width: 300, maxWidth: '100%', '@media (max-width: 767.95px)': { width: '100%' } },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        '@media (max-width: 767.95px)': {
          '& .RaFilterFormInput-root:first-of-type': { flex: 1 },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
      },
    },
  },
  // As every other dialog of the panel: words without icons, what it does in its colour.
  RaConfirm: {
    styleOverrides: {
      root: {
        '& .MuiDialogActions-root': { padding: '8px 24px 20px' },
        '& .MuiDialogActions-root .MuiButton-startIcon': { display: 'none' },
        '& .MuiDialogActions-root .MuiButton-root': { padding: '6px 16px', color: t.ink },
        '& .RaConfirm-confirmPrimary.MuiButton-root': { color: t.onBrand, backgroundColor: t.brand },
        '& .RaConfirm-confirmWarning.MuiButton-root': { color: t.surface, backgroundColor: t.bad },
        '& .RaConfirm-confirmWarning.MuiButton-root:hover': { backgroundColor: t.bad, opacity: 0.9 },
        '& .RaConfirm-confirmPrimary.MuiButton-root:hover': { backgroundColor: t.brand, opacity: 0.9 },
      },
    },
  },
  // above its rows and as large as other names, not drawn together as on the edge of one field
  RaArrayInput: {
    styleOverrides: {
      root: { '& > .RaArrayInput-label': { left: 0, transform: 'none', margin: '8px 0 4px' } },
    },
  },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-main': { marginTop: 16 } } } },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-main': { marginTop: 16 } } } },
  RaListToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent !important',
        // beside the search box on tablets, too
        '@media (min-width: 768px)': { flexWrap: 'nowrap' },
        // below it where the open menu takes the room of one of the two
        '@media (max-width: 1023.95px)': {
          '.RaLayout-contentWithSidebar:has(.RaMenu-open) &': { flexWrap: 'wrap' },
        },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-thead': { backgroundColor: t.surface },
        '& td[class*="At "], & td[class$="At"], & td.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        // over the table's head: above it the list's rounded frame would cut it off
        '& .RaBulkActionsToolbar-toolbar': { backgroundColor: t.raised, color: t.ink, transform: 'none' },
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { borderRadius: 14, overflow: 'hidden', overflowX: 'auto' },
        '@media (max-width: 1023.95px)': {
          '& .RaList-content:not(:has(table))': {
            border: 0,
            borderRadius: 0,
            backgroundColor: 'transparent',
            // what sticks in it keeps to the window
            overflow: 'visible',
          },
          '& .RaListToolbar-root, & .MuiToolbar-root': { backgroundColor: 'transparent' },
        },
      },
    },
  },
});
