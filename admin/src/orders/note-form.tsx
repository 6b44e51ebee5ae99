import { Alert, Box, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { AskBeforeLosing } from '../layout/ask-before-leaving';
import type { OrderRecord } from '../records';
import { useOrderCommand } from '../layout/use-order-command';
import { t } from '../texts';

/** A note for colleagues; the shopper never sees it. */
export const NoteForm = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [note, setNote] = useState('');
  const { run, busy, failure } = useOrderCommand(order.id);
  if (!order.legalActions?.includes('note')) return null;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run((key) => shop.transitionOrder(order.id, { action: 'note', text: note }, key));
    // what has been typed on meanwhile is the next one
    if (done) setNote((now) => (now === note ? '' : now));
  };
  return (
    <Box component="form" className="no-print" onSubmit={(event) => void add(event)}>
      <AskBeforeLosing unsaved={note.trim() !== ''} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={t('Note for colleagues')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
        <Button type="submit" disabled={busy || !note.trim()} sx={{ mt: 1 }}>
          {t('Add')}
        </Button>
      </Box>
    </Box>
  );
};
