import { Box, MenuItem, TextField } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import { COMPARISONS, OWN, PRESETS, wrongDays, type Comparison, type Days } from './period';
import type { usePeriod } from './use-period';

const PERIODS = [...PRESETS, { id: OWN, name: 'Own days' }];

type DayProps = { label: string; value: string; error: boolean; onChange: (day: string) => void };

const DayField = ({ onChange, ...field }: DayProps) => (
  <TextField
    {...field}
    type="date"
    size="small"
    sx={{ width: 'auto' }}
    slotProps={{ inputLabel: { shrink: true } }}
    onChange={({ target }) => onChange(target.value)}
  />
);

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
        label="From"
        error={!!wrong}
        value={typed.from}
        onChange={(day) => put({ ...typed, from: day })}
      />
      <DayField label="To" error={!!wrong} value={typed.to} onChange={(day) => put({ ...typed, to: day })} />
      {wrong && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.875rem', alignSelf: 'center' }}>
          {wrong}
        </Box>
      )}
    </>
  );
};

type Choice = { id: string; name: string };
type SelectProps = {
  label: string;
  value: string;
  choices: readonly Choice[];
  onChange: (id: string) => void;
};

const Select = ({ label, value, choices, onChange }: SelectProps) => (
  <TextField
    select
    {...{ label, value }}
    size="small"
    sx={{ minWidth: 130 }}
    onChange={({ target }) => onChange(target.value)}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

type PickerProps = { period: ReturnType<typeof usePeriod>; children?: ReactNode };

/** Of which days, and with which they are compared. */
export const PeriodPicker = ({ period, children }: PickerProps) => {
  const { chosen, choose, type, compare } = period;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', my: 1 }}>
      <Select label="Period" value={chosen.preset} choices={PERIODS} onChange={choose} />
      {chosen.preset === OWN && <OwnDays days={{ from: chosen.from, to: chosen.to }} onDays={type} />}
      <Select
        label="Compared"
        value={chosen.compare}
        choices={COMPARISONS}
        onChange={(id) => compare(id as Comparison)}
      />
      {children}
    </Box>
  );
};
