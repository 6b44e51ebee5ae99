import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { money } from '../layout/format';
import type { Figure as FigureName, FigureList, Stats } from '../records';

const address = ({ resource, filter }: FigureList) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;

const figures: { name: FigureName; label: string; hint: string; isMoney?: boolean }[] = [
  { name: 'netSales', label: 'Net sales', hint: '30 days', isMoney: true },
  { name: 'orders', label: 'Orders', hint: '30 days' },
  { name: 'averageOrder', label: 'Average order', hint: '30 days', isMoney: true },
  { name: 'pendingOrders', label: 'Pending orders', hint: 'Waiting for money' },
  { name: 'lowStock', label: 'Low stock', hint: 'Products to reorder' },
  { name: 'pendingReviews', label: 'Reviews waiting', hint: 'To publish or reject' },
  { name: 'newCustomers', label: 'New customers', hint: '30 days' },
];

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
export const FigureGrid = ({ stats }: { stats: Stats }) => (
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
    {figures.map(({ name, label, hint, isMoney }) => (
      <Figure
        key={name}
        label={label}
        hint={hint}
        value={isMoney ? money(stats[name]) : String(stats[name])}
        to={address(stats.filters[name])}
      />
    ))}
  </Box>
);
