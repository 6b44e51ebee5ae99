import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PaymentMethodsAnswer, ShopAnswerDto } from '@duka/client';
import { t } from '../texts';

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`/api/v1${path}`, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(t('The shop cannot be reached just now.'));
  return (await answer.json()) as T;
}

const DAY_MS = 86_400_000;
/** When it was first seen on this device, in milliseconds; 1 once it was made small. */
const SEEN = 'simulatedPayments.seen';

/** A line over every page while payments are simulated: red on the first day, then small, as it is once somebody wishes so. */
export const SimulatedPayments = () => {
  const [seen, setSeen] = useStore<number>(SEEN, 0);
  const { data } = useQuery({
    queryKey: ['simulated-payments'],
    queryFn: async () => (await ask<ShopAnswerDto>('/shop')).data.simulatedPayments,
  });
  useEffect(() => {
    if (data && seen === 0) setSeen(Date.now());
  }, [data, seen, setSeen]);
  if (!data) return null;
  const isSmall = seen > 0 && Date.now() - seen > DAY_MS;
  return isSmall ? <SmallLine /> : <RedLine onSmall={() => setSeen(1)} />;
};

// from edge to edge under the bar
const EDGE = { textAlign: 'center', mx: { xs: -2, md: -3 }, px: 2, mb: 1 } as const;

const SmallLine = () => (
  <Box
    role="note"
    sx={{ ...EDGE, typography: 'caption', color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}
  >
    {t('Payments are simulated')}
  </Box>
);

const RedLine = ({ onSmall }: { onSmall: () => void }) => (
  <Box role="note" sx={{ ...EDGE, bgcolor: '#a3271b', color: '#fff', typography: 'body2', py: 0.5 }}>
    {t('Payments are simulated: no money moves, and no order is really paid.')}{' '}
    <Button size="small" color="inherit" onClick={onSmall} sx={{ py: 0, textDecoration: 'underline' }}>
      {t('Make this small')}
    </Button>
  </Box>
);

/** Shoppers pay by it at once. */
const isOnline = ({ offered, collectedBy }: PaymentMethodsAnswer['data'][number]) =>
  offered && collectedBy === 'provider';

/** While nobody can pay at once: which ways to pay wait for their keys. One that the rules switch off is not missed. */
export const MethodsWithoutKeys = () => {
  const { data } = useQuery({
    queryKey: ['methods-without-keys'],
    queryFn: async () => (await ask<PaymentMethodsAnswer>('/payments/methods')).data,
  });
  if (!data) return null;
  if (data.every(({ offered }) => !offered))
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('Nobody can pay: the shop offers no way to pay.')}{' '}
        <Link to="/settings/payments">{t('Open the payment settings')}</Link>
      </Alert>
    );
  const waiting = data.filter(({ whyNot, setUpBy }) => whyNot === 'not_set_up' && setUpBy.length > 0);
  if (waiting.length === 0 || data.some(isOnline)) return null;
  const labels = waiting.map(({ label }) => label).join(', ');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('Not offered yet: {labels}.', { labels })}{' '}
      <Link to="/settings/connections">{t('Enter their keys')}</Link>
    </Alert>
  );
};
