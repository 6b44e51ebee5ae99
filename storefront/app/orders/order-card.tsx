import { useState } from 'react';
import type { OrderSummary } from '../platform/api/types';
import { date } from '../platform/dates';
import { AmountsIn, useMoney } from '../platform/amounts-in';
import { orderTexts } from '../platform/messages/en/orders';
import { Button, LinkButton } from '../ui/button';
import { CancelDialog } from './cancel-dialog';
import { OrderLines } from '../ui/order-lines';
import { StatusBadge } from './status-badge';
import { TrackingTimeline } from './tracking-timeline';

const MOST_LINES = 3;

type OrderCardProps = {
  order: OrderSummary;
  /** The list has no cancelled orders. */
  leaves: boolean;
  onChanged: () => void;
};

/** One order in a list, with everything that can be done with it. */
export function OrderCard(props: OrderCardProps) {
  return (
    <AmountsIn value={props.order.currency}>
      <Card {...props} />
    </AmountsIn>
  );
}

function Card({ order, leaves, onChanged }: OrderCardProps) {
  const money = useMoney();
  const [tracking, setTracking] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const status = order.status || 'pending';
  const cancellable = status === 'pending' || status === 'processing';
  const hidden = order.products.length - MOST_LINES;
  return (
    <article className="card grid gap-5" aria-labelledby={`order-${order._id}`}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={`order-${order._id}`} tabIndex={-1} className="tnum text-lg">
          {orderTexts.number(order.number)}
        </h2>
        <StatusBadge status={status} way={order.deliveryWay} />
        <p className="text-sm text-ink-soft sm:ms-auto">
          {orderTexts.placed}: <time dateTime={order.createdAt}>{date(order.createdAt)}</time>
        </p>
      </header>
      <OrderLines lines={order.products.slice(0, MOST_LINES)} />
      {hidden > 0 && <p className="text-sm text-ink-soft">{orderTexts.more(hidden)}</p>}
      <footer className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <p className="tnum flex w-full items-baseline gap-2 text-lg font-bold sm:me-auto sm:w-auto">
          <span className="text-sm font-normal text-ink-soft">{orderTexts.total}</span>
          {money(order.totalAmount)}
        </p>
        <LinkButton to={`/orders/${order._id}`} look="secondary">
          {orderTexts.details}
        </LinkButton>
        {status === 'pending' && order.amountDue > 0 && (
          <LinkButton to={`/orders/${order._id}`}>{orderTexts.payNow}</LinkButton>
        )}
        {status === 'processing' && order.isSent && (
          <Button look="secondary" aria-expanded={tracking} onClick={() => setTracking(!tracking)}>
            {tracking ? orderTexts.hideTracking : orderTexts.track}
          </Button>
        )}
        {status === 'delivered' && !order.hasFeedback && (
          <LinkButton to={`/feedback/${order._id}`}>{orderTexts.feedback}</LinkButton>
        )}
        {status === 'delivered' && order.hasFeedback && (
          <span className="self-center text-sm text-ink-soft">{orderTexts.feedbackGiven}</span>
        )}
        {cancellable && (
          <Button look="danger" onClick={() => setCancelling(true)}>
            {orderTexts.cancel}
          </Button>
        )}
      </footer>
      {tracking && <TrackingTimeline order={order} />}
      <CancelDialog
        orderId={order._id}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onCancelled={onChanged}
        leaves={leaves}
      />
    </article>
  );
}
