import { MenuItem, TextField } from '@mui/material';
import type { MessageChange, MessageInFull } from '../records';
import { useMessageChange } from './use-message-change';

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
  const { change, busy } = useMessageChange(one);
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
      disabled={busy}
      onChange={({ target }) =>
        void change(
          { [member]: target.value || null } satisfies MessageChange,
          said(choices.find(({ id }) => id === target.value)),
        )
      }
    >
      <MenuItem value="">{nothing}</MenuItem>
      {value && !isKnown && <MenuItem value={value}>{current}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
