import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { money } from '../layout/format';
import type { Stats } from '../records';

const list = (resource: string, filter: Record<string, unknown>) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;

const Figure = ({ label, value, hint, to }: { label: string; value: string; hint: string; to: string }) => (
  <Card component="li" sx={{ display: 'flex' }}>
    <CardActionArea
      component={Link}
      to={to}
      sx={{ p: 2, display: 'grid', alignContent: 'start', justifyContent: 'start', gap: 0.25 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </CardActionArea>
  </Card>
);

/** The figures of the shop; each opens the list that adds up to it. */
export const FigureGrid = ({ stats, from, to }: { stats: Stats; from: string; to: string }) => {
  const sold = { sold: true, createdAt_gte: from, createdAt_lte: `${to}T23:59:59.999Z` };
  const period = { createdAt_gte: from, createdAt_lte: `${to}T23:59:59.999Z` };
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        '& > :first-of-type': { gridColumn: 'span 2' },
      }}
    >
      <Figure label="Net sales" value={money(stats.netSales)} hint="30 days" to={list('orders', sold)} />
      <Figure label="Orders" value={String(stats.orders)} hint="30 days" to={list('orders', period)} />
      <Figure
        label="Average order"
        value={money(stats.averageOrder)}
        hint="30 days"
        to={list('orders', period)}
      />
      <Figure
        label="Pending orders"
        value={String(stats.pendingOrders)}
        hint="Waiting for money"
        to={list('orders', { status: 'pending' })}
      />
      <Figure
        label="Low stock"
        value={String(stats.lowStock)}
        hint="Products to reorder"
        to={list('products', { lowStock: true })}
      />
      <Figure
        label="Reviews waiting"
        value={String(stats.pendingReviews)}
        hint="To publish or reject"
        to={list('reviews', { status: 'pending' })}
      />
      <Figure
        label="New customers"
        value={String(stats.newCustomers)}
        hint="30 days"
        to={list('customers', period)}
      />
    </Box>
  );
};
