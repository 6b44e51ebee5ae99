import { Box, useMediaQuery } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { shortMoney } from './format';
import { useNarrow, usePhone } from './use-phone';
import { axisTop } from './axis';
import { writtenDay } from './shop-zone';
import { whole } from '../texts';

type Point = { date: string; value: number; told: string };

const height = 240;
const left = 56;
const bottom = 26;
const top = 12;
/** As much as a letter of the name of a day needs, and what is free beside it. */
const letter = 6.5;
const gap = 12;
/** A day without its year, in any language: `Nov 28`, `28. November`, `28 de novembro`. */
const dayOf = (iso: string): string => writtenDay(iso).replace(/(?:,| de)? ?\d{4}$/, '');

type BarsProps = { points: Point[]; most: number; width: number; onPoint: (point: Point | null) => void };

const Bars = ({ points, most, width, onPoint }: BarsProps) => {
  const { palette } = useTheme();
  const step = (width - left) / Math.max(1, points.length);
  const longest = Math.max(0, ...points.map((point) => dayOf(point.date).length));
  const named = Math.max(1, Math.ceil((longest * letter + gap) / step));
  const tall = height - bottom - top;
  return points.map((point, index) => {
    const bar = Math.max(point.value > 0 ? 2 : 0, (point.value / most) * tall);
    const x = left + index * step;
    return (
      <g key={point.date} onPointerEnter={() => onPoint(point)} onPointerLeave={() => onPoint(null)}>
        <rect x={x} y={top} width={step} height={tall} fill="transparent" />
        <rect
          x={x + step * 0.18}
          y={top + tall - bar}
          width={step * 0.64}
          height={bar}
          rx={Math.min(4, step / 4)}
          fill={palette.primary.main}
        />
        {index % named === 0 && (
          <text
            x={x + step / 2}
            y={height - 6}
            textAnchor="middle"
            fontSize="12"
            fill={palette.text.secondary}
          >
            {dayOf(point.date)}
          </text>
        )}
      </g>
    );
  });
};

type GridProps = { most: number; width: number; isMoney: boolean };

const Grid = ({ most, width, isMoney }: GridProps) => {
  const { palette } = useTheme();
  const tall = height - bottom - top;
  return [0, 0.5, 1].map((part) => {
    const y = top + tall * (1 - part);
    return (
      <g key={part}>
        <line x1={left} x2={width} y1={y} y2={y} stroke={palette.divider} />
        <text x={left - 8} y={y + 4} textAnchor="end" fontSize="12" fill={palette.text.secondary}>
          {isMoney ? shortMoney(most * part) : whole(most * part)}
        </text>
      </g>
    );
  });
};

type ChartProps = { points: Point[]; isMoney: boolean; onTold?: (told: string | null) => void };

/** A bar for each day, for the eye alone: a table beside it says the same. */
export const DayChart = ({ points, isMoney, onTold }: ChartProps) => {
  const [pointed, setPointed] = useState<Point | null>(null);
  const [phone, narrow] = [usePhone(), useNarrow()];
  const large = useMediaQuery('(min-width: 1680px)', { noSsr: true });
  // the words of the axes stay as large as those of the page
  const width = phone ? 400 : narrow ? 680 : large ? 1500 : 1000;
  const most = axisTop(Math.max(...points.map(({ value }) => value), 0));
  const onPoint = (point: Point | null) => {
    setPointed(point);
    onTold?.(point?.told ?? null);
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        aria-hidden="true"
        // its axis stands at the left in Arabic, too: what ends there would begin there
        style={{ display: 'block', overflow: 'visible', direction: 'ltr' }}
      >
        <Grid {...{ most, width, isMoney }} />
        <Bars {...{ points, most, width, onPoint }} />
      </svg>
      {!onTold && (
        <Box aria-hidden="true" sx={{ minHeight: 20, color: 'text.secondary', fontSize: '0.875rem' }}>
          {pointed?.told}
        </Box>
      )}
    </Box>
  );
};
