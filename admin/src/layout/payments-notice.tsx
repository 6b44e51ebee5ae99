import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PaymentMethodsAnswer, ShopAnswerDto } from '@duka/client';

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`/api/v1${path}`, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error('The shop cannot be reached just now.');
  return (await answer.json()) as T;
}

/** What a merchant has to set before shoppers can pay by it. */
const sentenceOf = ({ label, setUpBy }: PaymentMethodsAnswer['data'][number]): string =>
  `${label} is not offered. To take it, set ${setUpBy.join(', ').replace(/, (?=[^,]+$)/, ' and ')}.`;

/** A red line over every page while payments are simulated; on the dashboard, which methods wait for their keys. */
export const SimulatedPayments = () => {
  const { data } = useQuery({
    queryKey: ['simulated-payments'],
    queryFn: async () => (await ask<ShopAnswerDto>('/shop')).data.simulatedPayments,
  });
  if (!data) return null;
  return (
    <Box
      role="note"
      sx={{
        bgcolor: '#a3271b',
        color: '#fff',
        textAlign: 'center',
        typography: 'body2',
        // from edge to edge under the bar
        mx: { xs: -2, md: -3 },
        px: 2,
        py: 0.5,
        mb: 1,
      }}
    >
      Payments are simulated: no money moves, and no order is really paid.
    </Box>
  );
};

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
        Nobody can pay: the shop offers no way to pay.{' '}
        <Link to="/settings/payments">Open the payment settings</Link>
      </Alert>
    );
  const waiting = data.filter(({ whyNot, setUpBy }) => whyNot === 'not_set_up' && setUpBy.length > 0);
  if (waiting.length === 0 || data.some(isOnline)) return null;
  const missing = waiting.map(sentenceOf);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {missing.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
};
