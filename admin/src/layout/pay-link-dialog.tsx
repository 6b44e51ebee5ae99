import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { t } from '../texts';
import { CopyButton } from './copy-button';

type Props = { payUrl: string; label: string; onOpen: () => void };

/** An order waits for its money: the page where its buyer pays, to be sent on. */
export const PayLinkDialog = ({ payUrl, label, onOpen }: Props) => (
  <Dialog open onClose={onOpen} fullWidth maxWidth="xs" aria-labelledby="placed-title">
    <DialogTitle id="placed-title">{t('The order waits for its payment')}</DialogTitle>
    <DialogContent>
      <DialogContentText sx={{ mb: 2 }}>
        {t('Send the buyer this link: it opens the page to pay.')}
      </DialogContentText>
      <TextField value={payUrl} label={t('Link to pay')} slotProps={{ htmlInput: { readOnly: true } }} />
      <CopyButton text={payUrl} of={t('the payment')} />
    </DialogContent>
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button variant="contained" onClick={onOpen}>
        {label}
      </Button>
    </DialogActions>
  </Dialog>
);
