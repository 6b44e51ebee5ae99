import { useState } from 'react';
import { AmountsIn } from '../platform/amounts-in';
import type { Order } from '../platform/api/types';
import { orderPageTexts, orderTexts } from '../platform/messages/en/orders';
import { useShopInfo } from '../platform/shop-info';
import { HoldClock } from '../ui/hold-clock';
import { Icon } from '../ui/icon';
import { arrivalOf } from '../ui/arrival';
import { DepositNotice } from './deposit-notice';
import { OrderActions } from './order-actions';
import { OrderPeople, OrderSums } from './order-facts';
import { refundedPieces } from './refunded-pieces';
import { OrderLines } from '../ui/order-lines';
import { OrderHistory } from './order-history';
import { goesInParts, OrderParcels } from './order-parcels';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { PaymentBadge, StatusBadge } from './status-badge';
import { LateSkeleton } from '../ui/states';
import { TransferNotice } from './transfer-notice';

const OrderReturns = lazily(() => import('./order-returns'));
const OrderFiles = lazily(() => import('./order-files'));
const FiscalPapers = lazily(() => import('./fiscal-papers'));

type OrderDetailsProps = { order: Order; justPlaced: boolean; onChanged: (order: Order) => void };

/** A cash order whose first money is still to come. */
const waitsForDeposit = ({ status, tenders }: Order) =>
  status === 'pending' && tenders.some(({ kind, state }) => kind === 'deposit' && state === 'pending');

/** The whole is due now and no provider collects it: the shop says how it is paid. */
const paidToStaffAtOnce = ({ tenders }: Order): boolean =>
  tenders.some(({ kind, obligation, next }) => kind === 'full' && obligation === 'now' && next === 'placed');

/** One order, whole: what, how much, where it is, who it is for. Prints as an invoice. */
export function OrderDetails(props: OrderDetailsProps) {
  return (
    <AmountsIn value={props.order.currency}>
      <Details {...props} />
    </AmountsIn>
  );
}

function Details({ order, justPlaced, onChanged }: OrderDetailsProps) {
  const [tracking, setTracking] = useState(false);
  const shop = useShopInfo();
  const cancelled = order.status === 'cancelled';
  const arrival = arrivalOf(order, new Date());
  const tracked = order.canTrack && tracking;
  const history = <OrderHistory order={order} tracked={tracked} />;
  return (
    <article className="grid gap-6">
      {/* on paper neither header nor footer says whose it is */}
      <p className="hidden justify-between gap-6 print:flex">
        <b>{shop.name}</b>
        {shop.supportEmail}
      </p>
      {justPlaced && !cancelled && <Thanks />}
      <header className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <h1 id={`order-${order._id}`} tabIndex={-1} className="tnum max-sm:w-full">
            {orderTexts.number(order.number)}
          </h1>
          <StatusBadge status={order.status} way={order.deliveryWay} />
          {/* nobody waits for the money of an order that is cancelled */}
          {!(cancelled && order.paymentStatus === 'pending') && (
            <PaymentBadge status={order.paymentStatus} detail={order.paymentDetail} />
          )}
        </div>
        {arrival && (
          <p className="flex items-center gap-2">
            <Icon name={order.deliveryWay === 'pickup' ? 'box' : 'truck'} />
            {arrival}
          </p>
        )}
        {order.status === 'shipped' && order.pickupCode && (
          <p className="notice tnum font-semibold">{orderPageTexts.pickupCode(order.pickupCode)}</p>
        )}
        {waitsForDeposit(order) && <DepositNotice order={order} />}
        {order.status === 'pending' && paidToStaffAtOnce(order) && <TransferNotice order={order} />}
        {order.status === 'pending' && order.holdExpiresAt && (
          <HoldClock
            until={order.holdExpiresAt}
            running={orderPageTexts.held}
            over={orderPageTexts.holdOver}
          />
        )}
        <OrderActions {...{ order, tracking, onChanged }} onTracking={() => setTracking(!tracking)} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-6">
          {goesInParts(order) && <OrderParcels order={order} />}
          {tracked && history}
          <section className="card">
            <h2 className="mb-5">{orderPageTexts.items}</h2>
            <OrderLines lines={order.products} refunded={refundedPieces(order)} showDescription />
          </section>
          {order.hasFiles && (
            <ErrorBoundary fallback={<LateSkeleton className="h-32 rounded-l" />}>
              <OrderFiles order={order} />
            </ErrorBoundary>
          )}
          {order.status === 'delivered' && (
            <ErrorBoundary fallback={order.isSent ? <LateSkeleton className="h-32 rounded-l" /> : null}>
              <OrderReturns order={order} />
            </ErrorBoundary>
          )}
          {!tracked && history}
        </div>
        <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-1">
          <OrderSums order={order} />
          <OrderPeople order={order} />
          {order.fiscalPapers.length > 0 && (
            <ErrorBoundary quiet>
              <FiscalPapers papers={order.fiscalPapers} />
            </ErrorBoundary>
          )}
        </div>
      </div>
    </article>
  );
}

function Thanks() {
  return (
    <div className="notice no-print bg-good-wash text-good">
      <Icon name="check" className="mt-0.5" />
      <p>
        <span className="block font-semibold">{orderPageTexts.placedTitle}</span>
        {orderPageTexts.placedText}
      </p>
    </div>
  );
}
