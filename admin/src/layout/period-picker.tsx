import { Box } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { COMPARISONS, OWN, PRESETS, wrongDays, type Days } from './period';
import { DayField, SmallSelect } from './small-fields';
import type { usePeriod } from './use-period';
import { t } from '../texts';

const PERIODS = [...PRESETS, { id: OWN, name: t('Own days') }];

/** Two days; what is typed is asked for once it is right, and stays until then. */
const OwnDays = ({ days, onDays }: { days: Days; onDays: (days: Days) => void }) => {
  const { from, to } = days;
  const [typed, setTyped] = useState(days);
  useEffect(() => setTyped({ from, to }), [from, to]);
  const wrong = wrongDays(typed);
  const put = (next: Days) => {
    setTyped(next);
    if (!wrongDays(next)) onDays(next);
  };
  return (
    <>
      <DayField
        label={t('From')}
        error={!!wrong}
        value={typed.from}
        onChange={(day) => put({ ...typed, from: day })}
      />
      <DayField
        label={t('To')}
        error={!!wrong}
        value={typed.to}
        onChange={(day) => put({ ...typed, to: day })}
      />
      {wrong && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.875rem', alignSelf: 'center' }}>
          {wrong}
        </Box>
      )}
    </>
  );
};

type PickerProps = {
  period: ReturnType<typeof usePeriod>;
  /** What is chosen before the days. */
  first?: ReactNode;
  /** The days say nothing of what is shown. */
  withoutDays?: boolean;
  children?: ReactNode;
};

/** Of which days, and with which they are compared. */
export const PeriodPicker = ({ period, first, withoutDays = false, children }: PickerProps) => {
  const { chosen, choose, type, compare } = period;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', mt: 0.5, mb: 1.5 }}>
      {first}
      {!withoutDays && (
        <>
          <SmallSelect label={t('Period')} value={chosen.preset} choices={PERIODS} onChange={choose} />
          {chosen.preset === OWN && <OwnDays days={{ from: chosen.from, to: chosen.to }} onDays={type} />}
          <SmallSelect
            label={t('Compared')}
            value={chosen.compare}
            choices={COMPARISONS}
            onChange={compare}
          />
        </>
      )}
      {children}
    </Box>
  );
};
