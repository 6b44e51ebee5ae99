import { Box } from '@mui/material';
import { DayChart } from '../layout/day-chart';
import { date } from '../layout/format';
import type { Report } from '../records';
import { figure } from './report-figures';

/** As many bars as one looks at. */
const MOST_BARS = 10;

/** The main column drawn: of days each as a column, of anything else the ten with the most as bars. The table says the same. */
export const ReportChart = ({ report }: { report: Report }) => {
  const column = report.columns.find(({ name }) => name === report.main);
  if (!column) return null;
  const told = (value: number) => figure(value, column, report.currency);
  const valueOf = (figures: Record<string, number>) => figures[column.name] ?? 0;
  if (report.isByDay)
    return (
      <DayChart
        isMoney={column.unit === 'money'}
        points={report.rows.map(({ key, figures }) => ({
          ...{ date: key, value: valueOf(figures) },
          told: `${date(key)}: ${told(valueOf(figures))}`,
        }))}
      />
    );
  const rows = report.rows.filter(({ figures }) => valueOf(figures) > 0).slice(0, MOST_BARS);
  const most = Math.max(...rows.map(({ figures }) => valueOf(figures)), 0);
  return (
    <Box aria-hidden="true" sx={{ display: 'grid', gap: 0.75 }}>
      {rows.map(({ key, label, figures }) => (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: 'minmax(6rem, 30%) 1fr', gap: 1.5 }}>
          <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{label}</Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
            <Box
              sx={{
                width: `${(valueOf(figures) / most) * 70}%`,
                minWidth: 3,
                height: 14,
                borderRadius: 1,
                bgcolor: 'primary.main',
              }}
            />
            {told(valueOf(figures))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
