import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ComparedField, Difference, Side } from './conflict';
import { t } from '../texts';

const Choice = ({
  difference,
  value,
  onChange,
}: {
  difference: Difference;
  value: Side;
  onChange: (side: Side) => void;
}) => {
  const { field, mine, theirs } = difference;
  const label = useId();
  const side = (name: Side, does: string, text: string) => (
    <FormControlLabel
      value={name}
      control={<Radio size="small" />}
      label={
        <>
          {`${does}: `}
          <b>{text || t('nothing')}</b>
        </>
      }
      sx={{ overflowWrap: 'anywhere' }}
    />
  );
  return (
    <FormControl sx={{ display: 'block', mt: 2 }}>
      <FormLabel id={label}>{field.label}</FormLabel>
      <RadioGroup aria-labelledby={label} value={value} onChange={(_, chosen) => onChange(chosen as Side)}>
        {side('theirs', t('Load theirs'), theirs)}
        {side('mine', t('Keep mine'), mine)}
      </RadioGroup>
    </FormControl>
  );
};

type Props = {
  differences: Difference[];
  onCancel: () => void;
  /** Told which fields stay as they were typed. */
  onApply: (kept: ComparedField[]) => void;
};

/** Asks, field by field, whose change goes on when somebody else saved the same record first. */
export const ConflictDialog = ({ differences, onCancel, onApply }: Props) => {
  const [sides, setSides] = useState(() => differences.map(({ choice }) => choice));
  const kept = differences.flatMap(({ field }, place) => (sides[place] === 'mine' ? [field] : []));
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{t('Somebody else changed this meanwhile')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {differences.length > 0
            ? t('Choose what goes on for each field, then save again. Nothing has been saved yet.')
            : t('What you see here is the same. Save again.')}
        </Typography>
        {differences.map((difference, place) => (
          <Choice
            key={difference.field.label}
            difference={difference}
            value={sides[place] ?? 'mine'}
            onChange={(side) => setSides(sides.with(place, side))}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel}>{t('Not now')}</Button>
        <Button variant="contained" onClick={() => onApply(kept)}>
          {t('Take over')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
