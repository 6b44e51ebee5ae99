import { Alert, Box, Button } from '@mui/material';
import { CanAccess, useDataProvider, useGetIdentity, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { dateTime, money } from '../layout/format';
import type { OrderRecord } from '../records';
import { useOrderCommand } from '../layout/use-order-command';
import { t } from '../texts';

/** A refund above the limit of whoever asked for it: a second person lets it go, anybody ends it. */
export const WaitingRefund = ({ order }: { order: OrderRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { identity } = useGetIdentity();
  const commands = { approval: useOrderCommand(order.id), rejection: useOrderCommand(order.id) };
  const failure = commands.approval.failure || commands.rejection.failure;
  const busy = commands.approval.busy || commands.rejection.busy;
  const [waiting] = order.refundRequests ?? [];
  if (!waiting) return failure ? <Alert severity="warning">{failure}</Alert> : null;
  const isOwn = identity?.id === waiting.askedBy;
  const decide = async (decision: 'approval' | 'rejection', done: string) => {
    const went = await commands[decision].run((key) =>
      shop.decideRefund(order.id, waiting.id, decision, key),
    );
    if (went) notify(done, { type: 'success' });
  };
  return (
    <Alert severity="warning" className="no-print" sx={{ mt: 1.5 }}>
      {t(
        '{askedByName} asks to refund {amount}{byHand, select, true {, to be handed over by hand} other {}}: {reason} ({createdAt})',
        {
          askedByName: waiting.askedByName,
          amount: money(waiting.amount, order.currency),
          byHand: Boolean(waiting.byHand),
          reason: waiting.reason,
          createdAt: dateTime(waiting.createdAt),
        },
      )}
      {failure && <Box role="alert">{failure}</Box>}
      <CanAccess resource="orders" action="refund">
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          {!isOwn && (
            <Button
              size="small"
              variant="contained"
              disabled={busy}
              onClick={() =>
                void decide(
                  'approval',
                  t('{amount} refunded', { amount: money(waiting.amount, order.currency) }),
                )
              }
            >
              {t('Approve')}
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            disabled={busy}
            onClick={() => void decide('rejection', isOwn ? t('Taken back') : t('Rejected'))}
          >
            {isOwn ? t('Take it back') : t('Reject')}
          </Button>
        </Box>
      </CanAccess>
    </Alert>
  );
};
