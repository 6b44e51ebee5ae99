import { Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { dateTime } from '../layout/format';
import type { ProductRecord, StockMovement } from '../records';
import { arrivalName } from '../layout/arrival-name';
import { reasonOf } from '../layout/reasons';
import { HistoryLine, HistoryList } from './history-line';
import { part, withParts } from '../layout/with-parts';
import { t } from '../texts';

const kinds: Record<StockMovement['kind'], string> = {
  opening: t('Opening stock'),
  sale: t('Sold'),
  sale_return: t('Came back'),
  return: t('Came back'),
  adjust: t('Set by staff'),
  receive: t('Received'),
  transfer: t('Moved between places'),
  reassign: t('Taken from another place'),
};

const OrderLink = ({ id }: { id: string }) => (
  <Link component={RouterLink} to={`/orders/${id}/show`} underline="hover" sx={{ color: 'inherit' }}>
    <bdi>{`#${id.slice(-8).toUpperCase()}`}</bdi>
  </Link>
);

/** Why the stock changed: the order, or the reason that staff gave. */
const Why = ({ movement: { kind, reason, orderId, arrival } }: { movement: StockMovement }) => (
  <>
    {orderId
      ? withParts(t('{why} in {order}', { why: reasonOf(reason) || kinds[kind], order: part('order') }), {
          order: <OrderLink id={orderId} />,
        })
      : [reasonOf(reason) || kinds[kind], arrival && arrivalName(arrival)].filter(Boolean).join(': ')}
  </>
);

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : `−${Math.abs(pieces)}`);

/** Every change of the product's stock with its reason, the latest first. */
export const StockHistory = ({ product: { id, version } }: { product: ProductRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'stock-movements', id, version],
    queryFn: () => shop.stockMovements(id),
  });
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={72} />;
  if (data.length === 0) return <Typography variant="body2">{t('The stock has never changed.')}</Typography>;
  return (
    <HistoryList label={t('Stock changes')}>
      {data.map((movement) => (
        <HistoryLine
          key={movement.id}
          what={<Why movement={movement} />}
          about={[movement.sku, movement.place, dateTime(movement.changedAt), movement.changedBy]
            .filter(Boolean)
            .join(' · ')}
          value={signed(movement.change)}
        />
      ))}
    </HistoryList>
  );
};
