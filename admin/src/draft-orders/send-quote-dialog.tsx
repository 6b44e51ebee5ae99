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
import { plusDays, shopDay } from '../layout/shop-zone';
import { useOrderCommand } from '../layout/use-order-command';
import type { DraftQuote, SentQuote } from '../records';
import { t } from '../texts';

const USUAL_DAYS = 14;
const MOST_NOTE = 2000;

/** By the shop's clock. */
const inDays = (days: number) => plusDays(shopDay(new Date().toISOString()), days);

type Props = {
  id: unknown;
  quote: DraftQuote;
  /** The one before. */ last: SentQuote | null;
  /** Of the draft that is seen: one that somebody has changed since is not sent. */ version: number;
  onClose: () => void;
};

/** Asks until when the quote holds and for a word to the buyer, sends it, and tells the link, to be sent another way, too. */
export const SendQuoteDialog = ({ id, quote, last, version, onClose }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [until, setUntil] = useState(inDays(USUAL_DAYS));
  const [note, setNote] = useState(last?.note ?? '');
  const [link, setLink] = useState('');
  const { run, standing } = useOrderCommand(id);
  const total = money(quote.total, quote.currency);
  const send = () =>
    run(async (key) =>
      setLink((await shop.sendDraftQuote(id, { until, note: note.trim(), version }, key)).link),
    );

  if (link) return <LinkDialog link={link} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('Send a quote of {total}?', { total })}
      text={
        last
          ? t('The buyer gets a mail with a new link; the earlier link no longer works.')
          : t(
              'The buyer gets a mail with a link where it can be accepted or declined. Until that day every price holds, whatever changes in the shop.',
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

/** Closes by its button alone: a click beside it would lose the link. */
const LinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => (
  <Dialog open fullWidth maxWidth="sm" aria-labelledby="quote-sent">
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
