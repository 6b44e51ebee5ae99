import { TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useStep } from '../layout/use-step';
import type { CreditInFull } from '../records';
import { t } from '../texts';

/** Mails the code of a gift card, again or to another address. */
export const MailDialog = ({ one, onClose }: { one: CreditInFull; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [email, setEmail] = useState(one.handover?.email ?? '');
  const { run, standing, setFailure } = useStep({
    ...{ done: t('The gift card is on its way'), otherwise: t('Not sent'), onClose },
  });
  const send = () => {
    if (!email.trim()) return setFailure(t('Email is required'));
    return run((key) => shop.mailCredit(one.id, { email: email.trim() }, key));
  };
  return (
    <ConfirmDialog
      title={t('Mail the gift card')}
      text={
        !one.handover &&
        t('Its code was told once: it gets another one, and the old one pays nothing any more.')
      }
      label={t('Send')}
      {...standing}
      onConfirm={send}
      onBack={onClose}
    >
      <TextField
        label={t('Email')}
        type="email"
        value={email}
        autoFocus
        onChange={(event) => setEmail(event.target.value)}
      />
    </ConfirmDialog>
  );
};
