import { Box, TextField, Typography } from '@mui/material';
import { isCount, named, type Left } from '../layout/order-change/left-of';
import { t } from '../texts';

type Props = Left & {
  /** How many there are of it. */
  hint?: string;
  typed: string;
  onChange: (typed: string) => void;
};

/** A line of an order, and how many of its pieces are meant. */
export const LinePieces = ({ line, left, hint, typed, onChange }: Props) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 2, py: 0.75, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {named(line)}
      </Typography>
      {hint && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </Box>
    <TextField
      type="number"
      label={t('Pieces')}
      value={typed}
      error={!isCount(typed, left)}
      helperText={isCount(typed, left) ? '' : t('0 to {left}', { left })}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 104 }}
      slotProps={{
        htmlInput: {
          min: 0,
          max: left,
          step: 1,
          'aria-label': t('Pieces of {named}', { named: named(line) }),
        },
      }}
    />
  </Box>
);
