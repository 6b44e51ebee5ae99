import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { CreditInFull } from '../records';
import { t } from '../texts';

/** Mails the code of a gift card, again or to another address. */
export const MailDialog = ({ one, onClose }: { one: CreditInFull; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [email, setEmail] = useState(one.handover?.email ?? '');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (!email.trim()) return setFailure(t('Email is required'));
    setBusy(true);
    try {
      await shop.mailCredit(one.id, { email: email.trim() });
      notify(t('The gift card is on its way'));
      refresh();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Not sent'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="mail-title">
      <DialogTitle id="mail-title">{t('Mail the gift card')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <TextField
          label={t('Email')}
          type="email"
          value={email}
          autoFocus
          onChange={(event) => setEmail(event.target.value)}
          error={failure !== ''}
          helperText={
            failure ||
            (one.handover
              ? ''
              : t('Its code was told once: it gets another one, and the old one pays nothing any more.'))
          }
          slotProps={{ formHelperText: { role: failure ? 'alert' : undefined } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void send()}>
          {t('Send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
