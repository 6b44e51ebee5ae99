import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { money } from '../layout/format';
import type { DraftQuote } from '../records';
import { t } from '../texts';

type Props = { quote: DraftQuote | undefined; failure: Error | null; isAsking: boolean };

const Row = ({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: strong ? 700 : 400, py: 0.25 }}>
    <span>{label}</span>
    <span>{amount}</span>
  </Box>
);

/** What the order comes to today, by the rules of every checkout; nothing is held until it is placed. */
export const QuotePanel = ({ quote, failure, isAsking }: Props) => (
  <Box className="wide" role="status" sx={{ width: '100%', maxWidth: 420 }}>
    {isAsking && <LinearProgress aria-label={t('Prices are asked for')} />}
    {failure && <Alert severity="warning">{failure.message}</Alert>}
    {quote && !failure && (
      <>
        <Row label={t('Products')} amount={money(quote.subtotal, quote.currency)} />
        {quote.discount > 0 && <Row label={t('Discount')} amount={money(-quote.discount, quote.currency)} />}
        <Row label={t('Delivery')} amount={money(quote.shipping, quote.currency)} />
        {quote.tax !== 0 && <Row label={t('Tax')} amount={money(quote.tax, quote.currency)} />}
        <Row label={t('Total')} amount={money(quote.total, quote.currency)} strong />
      </>
    )}
    {!quote && !failure && !isAsking && (
      <Typography sx={{ color: 'text.secondary' }}>
        {t('The total appears once there is a product.')}
      </Typography>
    )}
  </Box>
);
