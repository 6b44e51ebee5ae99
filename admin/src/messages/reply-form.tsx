import { Alert, Button, TextField } from '@mui/material';
import { useRef, useState, type FormEvent } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { intention } from '../layout/use-order-command';
import type { MessageInFull } from '../records';
import { t } from '../texts';

const MOST = 5_000;

/** Answers by mail; what is refused stays where it was typed. */
export const ReplyForm = ({ one }: { one: MessageInFull }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useRef(intention());
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    setFailure('');
    try {
      await shop.replyToMessage(one.id, text, key.current);
      key.current = intention();
      setText('');
      notify(t('Answer sent to {email}', { email: one.email }), { type: 'success' });
      refresh();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Not sent'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <TextField
        label={t('Answer')}
        helperText={t('It is mailed to {email}; what they write back goes to the address of the shop.', {
          email: one.email,
        })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST, dir: 'auto' } }}
        multiline
        minRows={4}
        maxRows={16}
        fullWidth
        margin="normal"
      />
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {failure}
        </Alert>
      )}
      <Button type="submit" variant="contained" disabled={busy || text.trim() === ''}>
        {t('Send answer')}
      </Button>
    </form>
  );
};
