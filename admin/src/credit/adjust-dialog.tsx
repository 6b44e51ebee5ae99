import { TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { money } from '../layout/format';
import { withCurrency } from '../layout/shop-currency';
import { plainNumber } from '../layout/typed-number';
import { useStep } from '../layout/use-step';
import type { CreditRecord } from '../records';
import { t } from '../texts';

/** Puts something onto a balance, or takes it off, with the reason. */
export const AdjustDialog = ({ one, onClose }: { one: CreditRecord; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const { run, standing, setFailure } = useStep({
    ...{ done: t('Balance adjusted'), otherwise: t('Not adjusted'), onClose },
  });
  const change = Number(plainNumber(amount));
  const isNumber = amount.trim() !== '' && Number.isFinite(change) && change !== 0;
  const send = () => {
    if (!isNumber) return setFailure(t('Enter an amount, such as 10 or -10'));
    if (!reason.trim()) return setFailure(t('Reason is required'));
    return run((key) => shop.adjustCredit(one.id, { amount: change, reason: reason.trim() }, key));
  };
  return (
    <ConfirmDialog
      title={t('Adjust the balance')}
      text={t('{balance} is left of it', { balance: money(one.balance, one.currency) })}
      label={t('Adjust')}
      {...standing}
      onConfirm={send}
      onBack={onClose}
    >
      <TextField
        label={withCurrency(t('More or, with a minus, less'), one.currency)}
        value={amount}
        autoFocus
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'text' } }}
      />
      <TextField
        label={t('Reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        helperText={t('It stands in the history')}
      />
    </ConfirmDialog>
  );
};
