import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import { part, withParts } from '../layout/with-parts';
import { t } from '../texts';

/** High enough to be pressed with a finger. */
const PRESSED = { display: 'inline-block', py: 0.5 };

/** Warns when orders that nobody has paid yet hold much of a product; the settings say how much that is. */
export const UnpaidAlarm = () => {
  const shop = useDataProvider<ShopDataProvider>();
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: ['unpaid-holds'],
    queryFn: () => shop.unpaidHolds(),
    refetchInterval: 60_000,
  });
  if (error)
    return (
      <Box sx={{ mb: 2 }}>
        <Failed error={error} onRetry={refetch} />
      </Box>
    );
  if (data.length === 0) return null;
  return (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>{t('Unpaid orders hold much of your stock')}</AlertTitle>
      {data.map(({ id, productId, name, sku, held, stock }) => (
        <div key={id}>
          {withParts(
            t('{name} ({sku}): {held} of {stock, plural, one {# piece} other {# pieces}}', {
              name: part('name'),
              sku,
              held,
              stock,
            }),
            {
              name: (
                <Link component={RouterLink} color="inherit" sx={PRESSED} to={`/products/${productId}`}>
                  {name}
                </Link>
              ),
            },
          )}
        </div>
      ))}
      <Link
        component={RouterLink}
        color="inherit"
        sx={PRESSED}
        to={`/orders?${new URLSearchParams({ filter: JSON.stringify({ status: 'pending' }) })}`}
      >
        {t('See the orders that wait for payment')}
      </Link>
    </Alert>
  );
};
