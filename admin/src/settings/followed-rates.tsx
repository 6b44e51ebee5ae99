import { Alert, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { date, number, percentage } from '../layout/format';
import { shopCurrency } from '../layout/shop-currency';
import type { ExchangeRate } from '../records';
import { t } from '../texts';

const KEY = ['exchange-rates'];
/** A rate that was asked for just now comes by a job. */
const WHILE_FETCHED_MS = 10_000;

/** `1 USD is 0.9137 EUR by the European Central Bank, Nov 23, 2026.` */
const sentence = ({ id, rate, day }: ExchangeRate) =>
  rate === null
    ? t('No rate of {id} was fetched yet: shoppers do not see it.', { id })
    : t('1 {code} is {rate} {id} by the European Central Bank, {day}.', {
        code: shopCurrency().code,
        rate: number(rate),
        id,
        day: date(day),
      });

const Waiting = ({ of: { id, rate: before, waiting } }: { of: ExchangeRate }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (rate: number) => provider.acceptExchangeRate(id, rate),
    onSuccess: () => notify(t('{id} has its new rate', { id }), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  if (!waiting || !before) return null;
  const percent = Math.round((waiting.rate / before - 1) * 100);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" disabled={isPending} onClick={() => mutate(waiting.rate)}>
          {t('Accept')}
        </Button>
      }
    >
      {t('{rate} {id} was published for {day}, {change}. It counts once you accept it.', {
        rate: number(waiting.rate),
        id,
        day: date(waiting.day),
        change: `${percent > 0 ? '+' : ''}${percentage(percent)}`,
      })}
    </Alert>
  );
};

/** The rates that come by themselves, and those that wait for somebody's look. */
export const FollowedRates = () => {
  const provider = useDataProvider<ShopDataProvider>();
  const chosen = useRecordContext()?.['displayCurrencies'] as unknown;
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, chosen],
    queryFn: () => provider.exchangeRates(),
    refetchInterval: ({ state }) =>
      state.data?.some(({ rate }) => rate === null) ? WHILE_FETCHED_MS : false,
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  return data?.map((one) => (
    <div key={one.id} className="wide">
      <Typography variant="body2">{sentence(one)}</Typography>
      <Waiting of={one} />
    </div>
  ));
};
