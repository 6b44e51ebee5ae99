import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { FormSection } from '../layout/form-section';
import { t } from '../texts';
import { WholeInput } from './whole-input';

/** Reminders of carts that were left, and what came of them. */
export const LeftCartsSection = () => (
  <FormSection title={t('Left carts')} hint={t('Whether shoppers are reminded of a cart that they leave.')}>
    <WholeInput
      source="cartReminderHours"
      label={t('Remind after (hours)')}
      least={0}
      most={720}
      helperText={t(
        '0 for off. Only whoever ticks the box at the checkout is written to, once, with a link that stops it.',
      )}
    />
    <Reminded />
  </FormSection>
);

const Reminded = () => {
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
