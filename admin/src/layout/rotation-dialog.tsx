import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { t } from '../texts';

const OVERLAPS = [
  { hours: 0, name: t('Ends at once: it may have been seen') },
  { hours: 1, name: t('Good for an hour more') },
  { hours: 24, name: t('Good for a day more') },
  { hours: 168, name: t('Good for a week more') },
  { hours: 720, name: t('Good for 30 days more') },
];

type Props = {
  /** What it means for the other system. */
  text: string;
  make: (hours: number) => Promise<{ secret: string }>;
  onMade: (secret: string) => void;
  onClose: () => void;
};

/** Asks how long the present secret is good beside another one, and makes that. */
export const RotationDialog = ({ text, make, onMade, onClose }: Props) => {
  const [hours, setHours] = useState(24);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const go = async () => {
    setBusy(true);
    try {
      onMade((await make(hours)).secret);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Not made'));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={t('Make another secret?')}
      label={t('Make another secret')}
      {...{ text, failure, busy }}
      onConfirm={() => void go()}
      onBack={onClose}
    >
      <TextField
        select
        label={t('The present secret')}
        value={hours}
        onChange={(event) => setHours(Number(event.target.value))}
      >
        {OVERLAPS.map((overlap) => (
          <MenuItem key={overlap.hours} value={overlap.hours}>
            {overlap.name}
          </MenuItem>
        ))}
      </TextField>
    </ConfirmDialog>
  );
};
