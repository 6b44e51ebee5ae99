import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '../texts';

type Props = { secret: string; onClose: () => void; /** What the shop itself keeps of it. */ kept: string };

/** A secret, this once. It closes by its button alone: a click beside it would lose the secret. */
export const SecretDialog = ({ secret, onClose, kept }: Props) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{t('Keep this secret now')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">
          {t('It is shown this once. {kept} Whoever loses it makes another.', { kept })}
        </Alert>
        <TextField
          label={t('Secret')}
          value={secret}
          multiline
          autoFocus
          slotProps={{
            htmlInput: { readOnly: true, style: { fontFamily: 'monospace', overflowWrap: 'anywhere' } },
          }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={() => void copy()}>
          {copied ? t('Copied') : t('Copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('I have kept it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
