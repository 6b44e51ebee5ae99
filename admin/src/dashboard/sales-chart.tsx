import { Box, useMediaQuery } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { date, money, shortMoney } from '../layout/format';
import { Section } from '../layout/section';
import type { Stats } from '../records';
import { useNarrow, usePhone } from '../layout/use-phone';
import { axisTop } from './axis';

type Day = Stats['days'][number];

const height = 240;
const left = 56;
const bottom = 26;
const top = 12;

type BarsProps = { days: Day[]; most: number; width: number; onPoint: (day: Day | null) => void };

const Bars = ({ days, most, width, onPoint }: BarsProps) => {
  const { palette } = useTheme();
  const step = (width - left) / Math.max(1, days.length);
  const tall = height - bottom - top;
  return days.map((day, index) => {
    const bar = Math.max(day.sales > 0 ? 2 : 0, (day.sales / most) * tall);
    const x = left + index * step;
    return (
      <g key={day.date} onPointerEnter={() => onPoint(day)} onPointerLeave={() => onPoint(null)}>
        <rect x={x} y={top} width={step} height={tall} fill="transparent" />
        <rect
          x={x + step * 0.18}
          y={top + tall - bar}
          width={step * 0.64}
          height={bar}
          rx={4}
          fill={palette.primary.main}
        />
        {index % 7 === 0 && (
          <text
            x={x + step / 2}
            y={height - 6}
            textAnchor="middle"
            fontSize="12"
            fill={palette.text.secondary}
          >
            {date(day.date).replace(/, \d+$/, '')}
          </text>
        )}
      </g>
    );
  });
};

const Grid = ({ most, width }: { most: number; width: number }) => {
  const { palette } = useTheme();
  const tall = height - bottom - top;
  return [0, 0.5, 1].map((part) => {
    const y = top + tall * (1 - part);
    return (
      <g key={part}>
        <line x1={left} x2={width} y1={y} y2={y} stroke={palette.divider} />
        <text x={left - 8} y={y + 4} textAnchor="end" fontSize="12" fill={palette.text.secondary}>
          {shortMoney(most * part)}
        </text>
      </g>
    );
  });
};

const Table = ({ days }: { days: Day[] }) => (
  <table style={visuallyHidden}>
    <caption>Net sales per day</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Net sales</th>
        <th scope="col">Orders</th>
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

/** Net sales of the last 30 days: bars for the eye, a table for screen readers. */
export const SalesChart = ({ days }: { days: Day[] }) => {
  const [pointed, setPointed] = useState<Day | null>(null);
  const [phone, narrow] = [usePhone(), useNarrow()];
  const large = useMediaQuery('(min-width: 1680px)', { noSsr: true });
  // the words of the axes stay as large as those of the page
  const width = phone ? 400 : narrow ? 680 : large ? 1500 : 1000;
  const most = axisTop(Math.max(...days.map(({ sales }) => sales), 0));
  const told = pointed
    ? `${date(pointed.date)}: ${money(pointed.sales)}, ${pointed.orders} orders`
    : 'Last 30 days';
  return (
    <Section
      title="Net sales"
      action={<Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{told}</Box>}
    >
      <Box sx={{ position: 'relative' }}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          aria-hidden="true"
          style={{ display: 'block', overflow: 'visible' }}
        >
          <Grid most={most} width={width} />
          <Bars days={days} most={most} width={width} onPoint={setPointed} />
        </svg>
        <Table days={days} />
      </Box>
    </Section>
  );
};
