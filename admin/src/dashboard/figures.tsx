import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { money } from '../layout/format';
import { trend } from './trend';
import type { Figure as FigureName, FigureList, Stats } from '../records';
import { t } from '../texts';

const address = ({ resource, filter }: FigureList) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}', page: '1' })}`;

/** Without a hint it is of the days that are shown. */
const figures: { name: FigureName; label: string; hint?: string; isMoney?: boolean }[] = [
  { name: 'netSales', label: t('Net sales'), isMoney: true },
  { name: 'orders', label: t('Orders') },
  { name: 'averageOrder', label: t('Average order'), isMoney: true },
  { name: 'pendingOrders', label: t('Pending orders'), hint: t('Waiting for money') },
  { name: 'lowStock', label: t('Low stock'), hint: t('Products to reorder') },
  { name: 'pendingReviews', label: t('Reviews waiting'), hint: t('To publish or reject') },
  { name: 'newCustomers', label: t('New customers') },
];

type FigureProps = {
  label: string;
  value: string;
  hint: string;
  /** What it makes together with other figures. */
  adds: string | undefined;
  to: string;
  than: ReturnType<typeof trend>;
};

const Figure = ({ label, value, hint, adds, to, than }: FigureProps) => (
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
        {than && (
          <Box component="span" sx={{ color: than.up ? 'success.main' : 'error.main', fontWeight: 600 }}>
            {` · ${than.text}`}
          </Box>
        )}
      </Typography>
      {adds && (
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {adds}
        </Typography>
      )}
    </CardActionArea>
  </Card>
);

type GridProps = { stats: Stats; earlier: Stats | undefined; name: string };

/** The figures of the shop; each opens the list that adds up to it. `name` is what the days are called. */
export const FigureGrid = ({ stats, earlier, name: days }: GridProps) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      '& > :first-of-type': { gridColumn: 'span 2' },
    }}
  >
    {figures.map(({ name, label, hint, isMoney }) => (
      <Figure
        key={name}
        label={label}
        hint={hint ?? (name === 'netSales' ? `${days}, ${stats.currency}` : days)}
        adds={
          name === 'netSales'
            ? t('+ delivery {delivery} + tax {tax} = {total}', {
                delivery: money(stats.delivery),
                tax: money(stats.tax),
                total: money(stats.total),
              })
            : undefined
        }
        value={isMoney ? money(stats[name]) : String(stats[name])}
        to={address(stats.filters[name])}
        than={hint ? null : trend(stats[name], earlier?.[name])}
      />
    ))}
  </Box>
);
