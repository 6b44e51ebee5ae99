import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { dateTime, money } from '../layout/format';
import type { PriceChange } from '../records';

const Change = ({ change }: { change: PriceChange }) => (
  <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.6 }}>
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2">{change.sku}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {[dateTime(change.changedAt), change.changedBy ?? 'The shop'].join(' · ')}
      </Typography>
    </Box>
    <Typography variant="body2" sx={{ textAlign: 'right' }}>
      {change.discount > 0 ? `${money(change.price)} (−${change.discount}%)` : money(change.price)}
    </Typography>
  </Box>
);

/** What each variant has cost, the latest change first. */
export const PriceHistory = ({ productId }: { productId: string }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const { data } = useQuery({
    queryKey: ['products', 'price-changes', productId],
    queryFn: () => shop.priceChanges(productId),
  });
  if (!data?.length) return <Typography variant="body2">The price has never changed.</Typography>;
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label="Price changes"
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}
    >
      {data.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </Box>
  );
};
