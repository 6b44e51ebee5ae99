import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import type { OrderRecord } from '../records';
import type { ActionField, OrderAction } from './actions';
import { CancelConsequence } from './cancel-consequence';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { words } from '../layout/words';
import { useOrderCommand } from '../layout/use-order-command';
import { useDispatch } from './use-labels';
import { t } from '../texts';

const prefilled = (action: OrderAction, order: OrderRecord): Record<string, string> =>
  Object.fromEntries(
    action.fields.flatMap(({ name, from, isWayPaid }) => {
      if (isWayPaid) return [[name, order.waysSeen[0]?.method ?? '']];
      return from ? [[name, order[from] ?? '']] : [];
    }),
  );

const begun = (action: OrderAction): Record<string, boolean> =>
  Object.fromEntries(
    action.fields.flatMap(({ name, check }) => (check === undefined ? [] : [[name, check]])),
  );

const missing = (action: OrderAction, values: Record<string, string>) =>
  action.fields.find(({ name, required }) => required && !values[name]?.trim());

const isChecked = ({ check }: ActionField) => check !== undefined;
const isWritten = (field: ActionField) => !isChecked(field);

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
  const [checks, setChecks] = useState(() => begun(action));
  const { run, standing, setFailure } = useOrderCommand(order.id);

  const confirm = () => {
    const lacking = missing(action, values);
    if (lacking) return setFailure(t('{label} is required', { label: lacking.label }));
    return run(async (key) => {
      await shop.transitionOrder(order.id, { action: action.action, ...values, ...checks }, key);
      notify(action.done, { type: 'success' });
      onClose();
    });
  };

  return (
    <ConfirmDialog
      title={action.title}
      text={action.explanation}
      note={action.action === 'cancel' && !checks['keepsRest'] && <CancelConsequence order={order} />}
      label={action.label}
      danger={action.danger ?? false}
      {...standing}
      onConfirm={confirm}
      onBack={onClose}
    >
      {action.fields.filter(isWritten).map((field, index) => (
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
      {action.fields.filter(isChecked).map(({ name, label }) => (
        <FormControlLabel
          key={name}
          sx={{ display: 'flex' }}
          control={
            <Checkbox
              checked={checks[name] ?? false}
              onChange={(_, checked) => setChecks({ ...checks, [name]: checked })}
            />
          }
          label={label}
        />
      ))}
    </ConfirmDialog>
  );
};
