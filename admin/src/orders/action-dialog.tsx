import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { OrderRecord } from '../records';
import type { OrderAction } from './actions';
import { CancelConsequence } from './cancel-consequence';
import { words } from '../layout/format';
import { useOrderCommand } from '../layout/use-order-command';
import { useDispatch } from './use-labels';

const prefilled = (action: OrderAction, order: OrderRecord): Record<string, string> =>
  Object.fromEntries(
    action.fields.flatMap(({ name, from, isWayPaid }) => {
      if (isWayPaid) return [[name, order.waysSeen[0]?.method ?? '']];
      return from ? [[name, order[from] ?? '']] : [];
    }),
  );

const missing = (action: OrderAction, values: Record<string, string>) =>
  action.fields.find(({ name, required }) => required && !values[name]?.trim());

/** Every action is confirmed, and what it needs is asked for here. A refusal stays on the dialog with what was typed. */
export const ActionDialog = ({
  order,
  action,
  onClose,
}: {
  order: OrderRecord;
  action: OrderAction;
  onClose: () => void;
}) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const dispatch = useDispatch(order);
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...prefilled(action, order),
    ...(action.action === 'ship' ? dispatch : {}),
  }));
  const { run, busy, failure, setFailure, leaving } = useOrderCommand(order.id);

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const lacking = missing(action, values);
    if (lacking) return setFailure(`${lacking.label} is required`);
    const done = await run((key) =>
      shop.transitionOrder(order.id, { action: action.action, ...values }, key),
    );
    if (!done) return;
    notify(action.done, { type: 'success' });
    onClose();
  };

  return (
    <Dialog open onClose={leaving(onClose)} fullWidth maxWidth="xs" aria-labelledby="action-title">
      <form onSubmit={(event) => void confirm(event)} noValidate>
        <DialogTitle id="action-title">{action.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{action.explanation}</DialogContentText>
          {action.action === 'cancel' && <CancelConsequence order={order} />}
          {failure && <Alert severity="error">{failure}</Alert>}
          {action.fields.map((field, index) => (
            <TextField
              key={field.name}
              label={field.label}
              required={field.required}
              multiline={field.multiline ?? false}
              value={values[field.name] ?? ''}
              onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
              autoFocus={index === 0}
              select={field.isWayPaid ?? false}
            >
              {field.isWayPaid &&
                order.waysSeen.map(({ method, howPaid }) => (
                  <MenuItem key={method} value={method}>
                    {words(howPaid)}
                  </MenuItem>
                ))}
            </TextField>
          ))}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            Back
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action.danger ? 'error' : 'primary'}
            disabled={busy}
          >
            {action.label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
