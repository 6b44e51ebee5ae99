import { Box, MenuItem, TextField } from '@mui/material';
import type { ConnectionValueDto } from '@duka/client';
import { t } from '../texts';

interface Props {
  value: ConnectionValueDto;
  typed: string | undefined;
  error: string | undefined;
  isFixed: boolean;
  onType: (text: string) => void;
}

const placeholder = ({ ending }: ConnectionValueDto) =>
  ending ? (ending.includes('•') ? t('Entered') : t('Entered, ends with {ending}', { ending })) : '';

/** One value: a secret is never shown again, and what is typed over it takes its place. */
export const ValueInput = ({ value, typed, error, isFixed, onType }: Props) => {
  const { name, label, help, isSecret, isNeeded, choices } = value;
  const shown = typed ?? value.value ?? '';
  const select = choices.length > 0;
  return (
    <TextField
      id={`value-${name}`}
      label={label}
      required={isNeeded}
      value={shown}
      onChange={(event) => onType(event.target.value)}
      disabled={isFixed}
      select={select}
      type={isSecret ? 'password' : 'text'}
      placeholder={placeholder(value)}
      error={error !== undefined}
      helperText={error ?? <Help text={help} name={isFixed ? name : ''} />}
      fullWidth
      size="small"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          autoComplete: isSecret ? 'new-password' : 'off',
          spellCheck: false,
          'data-1p-ignore': true,
        },
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  );
};

const Help = ({ text, name }: { text: string; name: string }) => (
  <>
    {text}
    {name && (
      <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
    )}
  </>
);
