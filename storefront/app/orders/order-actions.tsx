import { useState } from 'react';
import { useLocation } from 'react-router';
import { downloadEInvoice, downloadInvoice } from '../platform/api/invoice';
import type { Order } from '../platform/api/types';
import { consumerTexts } from '../platform/messages/en/consumer';
import { orderPageTexts, orderTexts } from '../platform/messages/en/orders';
import { useShopInfo } from '../platform/shop-info';
import { useLoggedIn } from '../platform/session/use-session';
import { Button, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { BuyAgain } from './buy-again';
import { CancelDialog } from './cancel-dialog';
import { PayButton } from './pay-button';

type OrderActionsProps = {
  order: Order;
  tracking: boolean;
  onTracking: () => void;
  onChanged: (order: Order) => void;
};

/** Pay, track, invoice, buy again, cancel, feedback: whatever the order allows right now. */
export function OrderActions({ order, tracking, onTracking, onChanged }: OrderActionsProps) {
  const loggedIn = useLoggedIn();
  const { euRules } = useShopInfo();
  const { hash } = useLocation();
  const goods = order.products.filter(({ isOwnLine }) => !isOwnLine);
  const [cancelling, setCancelling] = useState(false);
  const [fetching, setFetching] = useState(false);
  const [missing, setMissing] = useState(false);
  const invoice = async () => {
    setFetching(true);
    const done = await downloadInvoice(order._id, order.number);
    setFetching(false);
    if (!done) window.print();
  };
  const eInvoice = async () => {
    setMissing(false);
    setMissing(!(await downloadEInvoice(order._id, order.number)));
  };
  return (
    <>
      <div className="no-print grid grid-cols-2 gap-3 max-sm:*:px-2 sm:flex sm:flex-wrap">
        {(loggedIn || order.payUrl) && <PayButton order={order} />}
        {order.canTrack && (
          <Button look="secondary" aria-expanded={tracking} onClick={onTracking}>
            <Icon name="truck" />
            {tracking ? orderTexts.hideTracking : orderTexts.track}
          </Button>
        )}
        {!(order.status === 'cancelled' && order.amountPaid === 0) && (
          <Button look="secondary" busy={fetching} onClick={() => void invoice()}>
            <Icon name="print" />
            {orderPageTexts.invoice}
          </Button>
        )}
        {(order.buyerTax ?? order.eInvoice) && order.amountPaid > 0 && (
          <Button look="secondary" onClick={() => void eInvoice()}>
            {orderPageTexts.eInvoice}
          </Button>
        )}
        {loggedIn && order.status !== 'pending' && goods.length > 0 && <BuyAgain lines={goods} />}
        {loggedIn && order.canReview && !order.hasFeedback && (
          <LinkButton to={`/feedback/${order._id}`}>{orderTexts.feedback}</LinkButton>
        )}
        {euRules && order.status !== 'cancelled' && (
          <LinkButton look="secondary" to={{ pathname: '/withdrawal', search: `?order=${order._id}`, hash }}>
            {consumerTexts.withdraw}
          </LinkButton>
        )}
        {order.canCancel && (
          <Button look="danger" onClick={() => setCancelling(true)}>
            {orderTexts.cancel}
          </Button>
        )}
      </div>
      {missing && (
        <p role="alert" className="notice no-print mt-2">
          {orderPageTexts.noEInvoice}
        </p>
      )}
      <CancelDialog
        orderId={order._id}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onCancelled={onChanged}
      />
    </>
  );
}
