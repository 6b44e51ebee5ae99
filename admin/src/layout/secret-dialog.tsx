import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { t } from '../texts';
import { useCopy } from './use-copy';

type Words = { title: string; label: string; told: string };

/** @param kept what the shop itself keeps of it */
export const secretWords = (kept: string): Words => ({
  title: t('Keep this secret now'),
  label: t('Secret'),
  told: t('It is shown this once. {kept} Whoever loses it makes another.', { kept }),
});

type Props = { secret: string; words: Words; onClose: () => void };

/** What is told this once. It closes by its button alone: a click beside it would lose the secret. */
export const SecretDialog = ({ secret, words: { title, label, told }, onClose }: Props) => {
  const { isCopied, copy } = useCopy(secret);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{told}</Alert>
        <TextField
          label={label}
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
          {isCopied ? t('Copied') : t('Copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('I have kept it')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
