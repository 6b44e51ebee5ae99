import { Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime, money, percentage } from '../layout/format';
import type { ProductRecord } from '../records';
import { HistoryLine, HistoryList } from './history-line';
import { priceSteps } from './price-steps';
import { t } from '../texts';

/** The SKU, or how many variants did the same. */
const whose = (skus: string[]) =>
  t('{count, plural, one {{skus}} other {# variants}}', { count: skus.length, skus: skus[0] });

/** What each variant has cost, the latest change first. */
export const PriceHistory = ({ product: { id, version } }: { product: ProductRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'price-changes', id, version],
    queryFn: () => shop.priceChanges(id),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={72} />;
  if (data.length === 0) return <Typography variant="body2">{t('The price has never changed.')}</Typography>;
  return (
    <HistoryList label={t('Price changes')}>
      {priceSteps(data).map(({ id: step, skus, price, discount, changedAt, changedBy }) => (
        <HistoryLine
          key={step}
          what={whose(skus)}
          about={[dateTime(changedAt), changedBy].filter(Boolean).join(' · ')}
          value={discount > 0 ? `${money(price)} (−${percentage(discount)})` : money(price)}
        />
      ))}
    </HistoryList>
  );
};
