import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { OrderRecord } from '../records';
import { ActionDialog } from './action-dialog';
import { offered, type OrderAction } from './actions';

/** Only what the order's state allows; the next step of its way stands out. */
export const ActionBar = ({ order }: { order: OrderRecord }) => {
  const [chosen, setChosen] = useState<OrderAction | null>(null);
  const actions = offered(order.legalActions ?? []);
  const main = actions.find(({ danger }) => !danger)?.action;
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
      {actions.map((action) => (
        <Button
          key={action.action}
          variant={action.action === main ? 'contained' : 'outlined'}
          color={action.danger ? 'error' : action.action === main ? 'primary' : 'inherit'}
          onClick={() => setChosen(action)}
        >
          {action.label}
        </Button>
      ))}
      {chosen && <ActionDialog order={order} action={chosen} onClose={() => setChosen(null)} />}
    </Box>
  );
};
