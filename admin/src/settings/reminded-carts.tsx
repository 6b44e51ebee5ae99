import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { t } from '../texts';

/** What came of reminders of carts that were left. */
export const RemindedCarts = () => {
  const provider = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['cart-reminders'],
    queryFn: () => provider.cartReminders(),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data?.reminded) return null;
  const { days, reminded, bought } = data;
  return (
    <Typography variant="body2" className="wide">
      {t('Reminded of in the last {days} days: {reminded}. Bought after it: {bought}.', {
        days,
        reminded,
        bought,
      })}
    </Typography>
  );
};
