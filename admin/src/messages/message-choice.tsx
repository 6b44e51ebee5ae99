import { MenuItem, TextField } from '@mui/material';
import { useChange, WHOLE } from '../layout/use-change';
import type { MessageInFull } from '../records';

interface Choice {
  id: string;
  name: string;
}

interface Props {
  one: MessageInFull;
  member: 'assigneeId' | 'orderId';
  label: string;
  /** What stands there while nothing is chosen. */
  nothing: string;
  choices: readonly Choice[];
  /** What is chosen now, which the choices may not hold any more. */
  current: string | null;
  /** What is said once it is changed. */
  said: (chosen: Choice | undefined) => string;
}

/** One thing that is kept of a message, changed at once, with a way back. */
export const MessageChoice = ({ one, member, label, nothing, choices, current, said }: Props) => {
  const change = useChange<MessageInFull>('messages', WHOLE);
  const value = one[member];
  const isKnown = choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      size="small"
      fullWidth
      margin="normal"
      label={label}
      value={value ?? ''}
      onChange={({ target }) =>
        change(one, { [member]: target.value || null }, said(choices.find(({ id }) => id === target.value)))
      }
    >
      <MenuItem value="">{nothing}</MenuItem>
      {value && !isKnown && <MenuItem value={value}>{current}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
};
