import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { money } from '../layout/format';
import type { OrderRecord } from '../records';
import { cents, refundable, refundProblem } from './refund-amount';
import { useOrderCommand } from './use-order-command';
import { useRefundPreview } from './use-refund-preview';

/** Part or all of what was paid, with a reason, after showing exactly what comes back. */
export const RefundDialog = ({ order, onClose }: { order: OrderRecord; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const most = refundable(order);
  const [amount, setAmount] = useState(most.toFixed(2));
  const [reason, setReason] = useState('');
  const { run, busy, failure, setFailure } = useOrderCommand(order.id);
  const problem = refundProblem(amount, most);
  const preview = useRefundPreview(order.id, problem ? null : amount);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (problem) return setFailure(problem);
    if (!reason.trim()) return setFailure('A reason is required');
    const body = { amount: cents(amount) / 100, reason: reason.trim() };
    if (!(await run((key) => shop.refundOrder(order.id, body, key)))) return;
    notify(`${money(body.amount)} refunded`, { type: 'success' });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="refund-title">
      <form onSubmit={(event) => void confirm(event)} noValidate>
        <DialogTitle id="refund-title">Refund</DialogTitle>
        <DialogContent>
          {failure && <Alert severity="error">{failure}</Alert>}
          <TextField
            label="Amount ($)"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={Boolean(problem)}
            helperText={problem || `At most ${money(most)}`}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            autoFocus
          />
          <TextField
            label="Reason"
            required
            multiline
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Box role="status" sx={{ mt: 1 }}>
            {preview && <Typography variant="body2">{preview}</Typography>}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={busy}>
            {problem ? 'Refund' : `Refund ${money(cents(amount) / 100)}`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
