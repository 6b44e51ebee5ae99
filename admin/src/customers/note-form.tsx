import { Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { t } from '../texts';
import { useRemark } from './use-remark';

const MOST = 2_000;

/** A note for colleagues. */
export const NoteForm = ({ id }: { id: string }) => {
  const [text, setText] = useState('');
  const { change, busy } = useRemark(id);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    if (await change((provider) => provider.addCustomerNote(id, text), t('Note added'))) setText('');
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <TextField
        label={t('New note')}
        helperText={t('Only the staff sees it; the customer may ask for it.')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST } }}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        size="small"
        margin="dense"
      />
      <Button type="submit" size="small" variant="outlined" disabled={busy || text.trim() === ''}>
        {t('Add note')}
      </Button>
    </form>
  );
};
