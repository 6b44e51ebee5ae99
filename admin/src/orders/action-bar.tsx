import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderRecord } from '../records';
import { ActionDialog } from './action-dialog';
import { offered, type OrderAction } from './actions';
import { ChangeDialog } from '../layout/order-change/change-dialog';
import { ReturnDialog } from './return-dialog';
import { t } from '../texts';

/** The list of what was sent back of an order. */
const returnsOf = ({ id }: OrderRecord) =>
  `/returns?${new URLSearchParams({ filter: JSON.stringify({ orderId: id }) })}`;

/** Only what the order's state allows; the next step of its way stands out. */
export const ActionBar = ({ order }: { order: OrderRecord }) => {
  const [chosen, setChosen] = useState<OrderAction | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const actions = offered(order.legalActions ?? [], order.delivery?.way);
  const main = actions.find(({ danger }) => !danger)?.action;
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      {order.timeline.some(({ event }) => event === 'return_requested') && (
        <Button color="inherit" component={Link} to={returnsOf(order)}>
          {t('Returns')}
        </Button>
      )}
      {order.legalActions?.includes('edit') && (
        <Button variant="outlined" color="inherit" onClick={() => setChanging(true)}>
          {t('Change order')}
        </Button>
      )}
      {order.legalActions?.includes('return') && (
        <Button variant="outlined" color="inherit" onClick={() => setReturning(true)}>
          {t('Open a return')}
        </Button>
      )}
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
      {isReturning && <ReturnDialog order={order} onClose={() => setReturning(false)} />}
      {isChanging && <ChangeDialog order={order} onClose={() => setChanging(false)} />}
      {chosen && <ActionDialog order={order} action={chosen} onClose={() => setChosen(null)} />}
    </Box>
  );
};
