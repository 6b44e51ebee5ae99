import { Box, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { t } from '../texts';

const opening = new EventTarget();

export const openShortcutSheet = () => opening.dispatchEvent(new Event('open'));

const shortcuts: { keys: string[]; does: string }[] = [
  { keys: ['Ctrl', 'B'], does: t('Open or close the sidebar (⌘ B on a Mac)') },
  { keys: ['Ctrl', 'K'], does: t('Search orders, products, customers and pages (⌘ K on a Mac)') },
  { keys: ['g', 'd'], does: t('Dashboard') },
  { keys: ['g', 'p'], does: t('Products') },
  { keys: ['g', 'n'], does: t('New product') },
  { keys: ['g', 'o'], does: t('Orders') },
  { keys: ['g', 'c'], does: t('Customers') },
  { keys: ['g', 'i'], does: t('Invoices') },
  { keys: ['g', 'r'], does: t('Reviews') },
  { keys: ['g', 's'], does: t('Settings') },
  { keys: ['/'], does: t('Search in this list') },
  { keys: ['?'], does: t('This sheet') },
];

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      border: 1,
      borderColor: 'divider',
      borderBottomWidth: 2,
      borderRadius: 1,
      px: 0.9,
      py: 0.1,
      font: 'inherit',
      fontSize: '0.8rem',
    }}
  >
    {children}
  </Box>
);

const focusSearch = () => {
  const field = document.querySelector<HTMLInputElement>('#main-content input[name="q"]');
  field?.focus();
};

/** What the keyboard can do, on `?`. */
export const ShortcutSheet = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    opening.addEventListener('open', show);
    return () => opening.removeEventListener('open', show);
  }, []);
  useHotkeys('?', () => setOpen((was) => !was), { useKey: true, ignoreModifiers: true });
  useHotkeys('/', focusSearch, { useKey: true, preventDefault: true });
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby="shortcut-title"
    >
      <DialogTitle id="shortcut-title">{t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.25, columnGap: 3 }}
        >
          {shortcuts.map(({ keys, does }) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
              <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                {does}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
};
