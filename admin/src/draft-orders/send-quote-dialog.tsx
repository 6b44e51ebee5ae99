import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { CopyButton } from '../layout/copy-button';
import { money } from '../layout/format';
import { useOrderCommand } from '../layout/use-order-command';
import type { DraftQuote } from '../records';
import { t } from '../texts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 14;
const MOST_NOTE = 2000;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

type Props = { id: unknown; quote: DraftQuote; again: boolean; onClose: () => void };

/** Asks until when the quote holds and for a word to the buyer, sends it, and tells the link, to be sent another way, too. */
export const SendQuoteDialog = ({ id, quote, again, onClose }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [until, setUntil] = useState(inDays(USUAL_DAYS));
  const [note, setNote] = useState('');
  const [link, setLink] = useState('');
  const { run, standing } = useOrderCommand(id);
  const total = money(quote.total, quote.currency);
  const send = () =>
    run(async (key) => setLink((await shop.sendDraftQuote(id, { until, note: note.trim() }, key)).link));

  if (link) return <LinkDialog link={link} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('Send a quote of {total}?', { total })}
      text={
        again
          ? t('The buyer gets a mail with a new link; the earlier link no longer works.')
          : t(
              'The buyer gets a mail with a link that accepts or declines it. Until that day every price holds, whatever changes here.',
            )
      }
      {...standing}
      label={t('Send quote')}
      size="sm"
      onConfirm={send}
      onBack={onClose}
    >
      <TextField
        type="date"
        required
        label={t('Valid until')}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: inDays(0), max: inDays(90) } }}
      />
      <TextField
        multiline
        minRows={3}
        label={t('A word to the buyer')}
        helperText={t('In the mail and above the quote; may be empty.')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST_NOTE } }}
      />
    </ConfirmDialog>
  );
};

const LinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="quote-sent">
    <DialogTitle id="quote-sent">{t('The quote is on its way')}</DialogTitle>
    <DialogContent>
      <DialogContentText sx={{ mb: 2 }}>
        {t('You may send the link another way, too. It is shown only now.')}
      </DialogContentText>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('Whoever has this link can accept the quote.')}
      </Alert>
      <TextField value={link} label={t('Link to the quote')} slotProps={{ htmlInput: { readOnly: true } }} />
      <CopyButton text={link} of={t('the quote')} />
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button variant="contained" onClick={onClose}>
        {t('Done')}
      </Button>
    </DialogActions>
  </Dialog>
);
