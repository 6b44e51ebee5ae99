import { Box, Button, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { StatusChip } from '../layout/status-chip';
import type { DraftOrderRecord, DraftQuote, SentQuote } from '../records';
import { useHeld } from './held';
import { QUOTE_STATES, quoteSaid } from './quote-state';
import { SendQuoteDialog } from './send-quote-dialog';
import { WithdrawDialog } from './withdraw-dialog';
import { t } from '../texts';

type Props = { quote: DraftQuote | undefined; isReady: boolean };

/** The draft as a quote: how the last one stands, and what can be done about it. */
export const QuoteBox = ({ quote, isReady }: Props) => {
  const draft = useRecordContext<DraftOrderRecord>();
  const sending = useHeld<{ quote: DraftQuote; last: SentQuote | null; version: number }>();
  const withdrawing = useHeld<true>();
  if (!draft) return null;
  const sent = draft.quote;
  return (
    <Box className="wide" sx={{ mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      {sent && <State sent={sent} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={!isReady || !quote}
          onClick={() => quote && sending.open({ quote, last: sent, version: draft.version })}
        >
          {sent ? t('Send a new quote') : t('Send as quote')}
        </Button>
        {sent?.state === 'sent' && (
          <Button color="error" onClick={() => withdrawing.open(true)}>
            {t('Withdraw quote')}
          </Button>
        )}
      </Box>
      {sending.held && <SendQuoteDialog id={draft.id} {...sending.held} onClose={sending.close} />}
      {withdrawing.held && <WithdrawDialog id={draft.id} onClose={withdrawing.close} />}
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
