import { Alert, Box, Button } from '@mui/material';
import { CanAccess, useDataProvider, useGetIdentity, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { dateTime, money } from '../layout/format';
import type { OrderRecord } from '../records';
import { useOrderCommand } from '../layout/use-order-command';

/** A refund above the limit of whoever asked for it: a second person lets it go, anybody ends it. */
export const WaitingRefund = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const { run, busy, failure } = useOrderCommand(order.id);
  const [waiting] = order.refundRequests ?? [];
  if (!waiting) return failure ? <Alert severity="warning">{failure}</Alert> : null;
  const isOwn = identity?.id === waiting.askedBy;
  const decide = async (decision: 'approval' | 'rejection', done: string) => {
    const went = await run((key) => shop.decideRefund(order.id, waiting.id, decision, key));
    if (went) notify(done, { type: 'success' });
  };
  return (
    <Alert severity="warning" className="no-print" sx={{ mt: 1.5 }}>
      {`${waiting.askedByName} asks to refund ${money(waiting.amount, order.currency)}${waiting.byHand ? ', to be handed over by hand' : ''}: ${waiting.reason} (${dateTime(waiting.createdAt)})`}
      {failure && <Box role="alert">{failure}</Box>}
      <CanAccess resource="orders" action="refund">
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          {!isOwn && (
            <Button
              size="small"
              variant="contained"
              disabled={busy}
              onClick={() => void decide('approval', `${money(waiting.amount, order.currency)} refunded`)}
            >
              Approve
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            disabled={busy}
            onClick={() => void decide('rejection', isOwn ? 'Taken back' : 'Rejected')}
          >
            {isOwn ? 'Take it back' : 'Reject'}
          </Button>
        </Box>
      </CanAccess>
    </Alert>
  );
};
