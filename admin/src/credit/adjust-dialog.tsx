import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { withCurrency } from '../layout/shop-currency';
import { money } from '../layout/format';
import type { CreditRecord } from '../records';
import { t } from '../texts';

/** Puts something onto a balance, or takes it off, with the reason. */
export const AdjustDialog = ({ one, onClose }: { one: CreditRecord; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const change = Number(amount);
  const isNumber = amount.trim() !== '' && Number.isFinite(change) && change !== 0;
  const send = async () => {
    if (!isNumber) return setFailure(t('Enter an amount, such as 10 or -10'));
    if (!reason.trim()) return setFailure(t('Reason is required'));
    setBusy(true);
    try {
      await shop.adjustCredit(one.id, { amount: change, reason: reason.trim() });
      notify(t('Balance adjusted'));
      refresh();
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Not adjusted'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="adjust-title">
      <DialogTitle id="adjust-title">{t('Adjust the balance')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        <TextField
          label={withCurrency(t('More or, with a minus, less'), one.currency)}
          value={amount}
          autoFocus
          onChange={(event) => setAmount(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'text' } }}
          helperText={t('{balance} is left of it', { balance: money(one.balance, one.currency) })}
        />
        <TextField
          label={t('Reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={failure !== ''}
          helperText={failure || t('It stands in the history')}
          slotProps={{ formHelperText: { role: failure ? 'alert' : undefined } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void send()}>
          {t('Adjust')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
