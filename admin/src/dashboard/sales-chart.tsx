import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { date, money } from '../layout/format';
import { Section } from '../layout/section';
import type { Stats } from '../records';
import { DayChart } from '../layout/day-chart';
import { t } from '../texts';

type Day = Stats['days'][number];

const Table = ({ days }: { days: Day[] }) => (
  <table style={visuallyHidden}>
    <caption>{t('Net sales per day')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('Day')}</th>
        <th scope="col">{t('Net sales')}</th>
        <th scope="col">{t('Orders')}</th>
      </tr>
    </thead>
    <tbody>
      {days.map((day) => (
        <tr key={day.date}>
          <th scope="row">{day.date}</th>
          <td>{money(day.sales)}</td>
          <td>{day.orders}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Net sales of the days: bars for the eye, a table for screen readers. `name` is what the days are called. */
export const SalesChart = ({ days, name }: { days: Day[]; name: string }) => {
  const [told, setTold] = useState<string | null>(null);
  const points = days.map((day) => ({
    ...{ date: day.date, value: day.sales },
    told: t('{date}: {sales}, {orders, plural, one {# order} other {# orders}}', {
      date: date(day.date),
      sales: money(day.sales),
      orders: day.orders,
    }),
  }));
  return (
    <Section
      title={t('Net sales')}
      action={<Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{told ?? name}</Box>}
    >
      <DayChart isMoney points={points} onTold={setTold} />
      <Table days={days} />
    </Section>
  );
};
