import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { ApiKeyRecord } from '../records';
import { secretText } from './key-texts';
import { SecretDialog } from './secret-dialog';

const OVERLAPS = [
  { hours: 0, name: 'Ends at once: it may have been seen' },
  { hours: 1, name: 'Good for an hour more' },
  { hours: 24, name: 'Good for a day more' },
  { hours: 168, name: 'Good for a week more' },
  { hours: 720, name: 'Good for 30 days more' },
];

const Asked = ({
  id,
  onMade,
  onClose,
}: {
  id: string;
  onMade: (secret: string) => void;
  onClose: () => void;
}) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [hours, setHours] = useState(24);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const make = async () => {
    setBusy(true);
    try {
      onMade((await shop.rotateKey(id, hours)).secret);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Not made');
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="rotation-title">
      <DialogTitle id="rotation-title">Make another secret?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          The other system can change over while both are good. From now on you answer for this key.
        </DialogContentText>
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField
          select
          fullWidth
          label="The present secret"
          value={hours}
          onChange={(event) => setHours(Number(event.target.value))}
        >
          {OVERLAPS.map((overlap) => (
            <MenuItem key={overlap.hours} value={overlap.hours}>
              {overlap.name}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          Back
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void make()}>
          Make another secret
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The secrets that are good, and another one. */
export const Rotation = () => {
  const key = useRecordContext<ApiKeyRecord>();
  const refresh = useRefresh();
  const [asked, setAsked] = useState(false);
  const [made, setMade] = useState('');
  if (!key) return null;
  const told = (secret: string) => {
    setAsked(false);
    setMade(secret);
  };
  const kept = () => {
    setMade('');
    refresh();
  };
  return (
    <Box className="wide">
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {key.secrets.map((secret) => (
          <li key={secret.createdAt}>{secretText(secret)}</li>
        ))}
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => setAsked(true)}>
        Make another secret
      </Button>
      {asked && <Asked id={key.id} onMade={told} onClose={() => setAsked(false)} />}
      {made && <SecretDialog secret={made} onClose={kept} />}
    </Box>
  );
};
