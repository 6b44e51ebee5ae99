import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRecordContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { StatusChip } from '../layout/status-chip';
import { useOrderCommand } from '../layout/use-order-command';
import type { DraftOrderRecord, DraftQuote, SentQuote } from '../records';
import { QUOTE_STATES, quoteSaid } from './quote-state';
import { SendQuoteDialog } from './send-quote-dialog';
import { t } from '../texts';

type Props = { quote: DraftQuote | undefined; isReady: boolean };

/** The draft as a quote: how the last one stands, and what can be done about it. */
export const QuoteBox = ({ quote, isReady }: Props) => {
  const draft = useRecordContext<DraftOrderRecord>();
  const [open, setOpen] = useState<'send' | 'withdraw' | null>(null);
  if (!draft) return null;
  const sent = draft.quote;
  return (
    <Box className="wide" sx={{ mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {sent && <State sent={sent} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={!isReady} onClick={() => setOpen('send')}>
          {sent ? t('Send a new quote') : t('Send as quote')}
        </Button>
        {sent?.state === 'sent' && (
          <Button color="error" onClick={() => setOpen('withdraw')}>
            {t('Withdraw quote')}
          </Button>
        )}
      </Box>
      {open === 'send' && quote && (
        <SendQuoteDialog id={draft.id} quote={quote} again={sent !== null} onClose={() => setOpen(null)} />
      )}
      {open === 'withdraw' && <Withdraw id={draft.id} onClose={() => setOpen(null)} />}
    </Box>
  );
};

const TONES: Partial<Record<SentQuote['state'], string>> = { sent: 'open', over: 'late' };

export const QuoteChip = ({ state }: Pick<SentQuote, 'state'>) => (
  <StatusChip status={TONES[state] ?? state} label={QUOTE_STATES[state]} />
);

const State = ({ sent }: { sent: SentQuote }) => (
  <>
    <QuoteChip state={sent.state} />
    <Typography variant="body2">{quoteSaid(sent)}</Typography>
    {sent.word && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {t('The buyer says: {word}', { word: sent.word })}
      </Typography>
    )}
  </>
);

const Withdraw = ({ id, onClose }: { id: unknown; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, standing } = useOrderCommand(id);
  const withdraw = async () => {
    if (!(await run(() => shop.withdrawDraftQuote(id)))) return;
    notify(t('The quote is withdrawn'), { type: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('Withdraw this quote?')}
      text={t('Its link says that the shop has withdrawn it. The draft stays.')}
      {...standing}
      danger
      label={t('Withdraw quote')}
      onConfirm={withdraw}
      onBack={onClose}
    />
  );
};
