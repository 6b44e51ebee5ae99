import { MenuItem, TextField } from '@mui/material';

type DayProps = { label: string; value: string; error?: boolean; onChange: (day: string) => void };

/** A day of a period; empty while it is typed. */
export const DayField = ({ onChange, ...field }: DayProps) => (
  <TextField
    {...field}
    type="date"
    fullWidth={false}
    margin="none"
    slotProps={{ inputLabel: { shrink: true } }}
    onChange={({ target }) => onChange(target.value)}
  />
);

type SelectProps<Id extends string> = {
  label: string;
  value: Id | '';
  choices: readonly { id: Id; name: string }[];
  onChange: (id: Id) => void;
};

/** One of several, beside others in a row. */
export const SmallSelect = <Id extends string>({ choices, onChange, ...field }: SelectProps<Id>) => (
  <TextField
    select
    {...field}
    fullWidth={false}
    margin="none"
    sx={{ minWidth: 130 }}
    onChange={({ target }) => onChange(target.value as Id)}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
