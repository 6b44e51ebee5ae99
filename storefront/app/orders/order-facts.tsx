import type { Order } from '../platform/api/types';
import { date, dateTime } from '../platform/dates';
import { useMoney } from '../platform/amounts-in';
import { common } from '../platform/messages/en/common';
import { addressLine } from '../platform/forms/address';
import { orderPageTexts } from '../platform/messages/en/orders';
import { taxTexts } from '../platform/messages/en/tax';
import { addedTaxRows, containedTaxRows } from '../ui/tax-rows';
import { reductionRows } from '../ui/reduction-rows';
import { Totals, type TotalRow } from '../ui/totals';
import { PriceStory } from './price-story';
import { PaymentBadge } from './status-badge';
import { CreditNotes } from './credit-notes';

type Money = ReturnType<typeof useMoney>;

/** What was added beside the delivery. */
const fees = ({ receipt }: Order, money: Money): TotalRow[] =>
  receipt.adjustments
    .filter(({ kind }) => kind === 'fee' || kind === 'rounding')
    .map(({ label, amount }) => ({ label, value: amount < 0 ? `−${money(-amount)}` : money(amount) }));

const shippingLabel = ({ shipping, delivery }: Order) =>
  shipping > 0 && delivery ? `${orderPageTexts.shipping} (${delivery.name})` : orderPageTexts.shipping;

/** Subtotal, discounts and coupon, shipping 'Free', total, and what has been paid, is due and came back. */
export function OrderSums({ order }: { order: Order }) {
  const money = useMoney();
  const some = (amount: number, row: TotalRow): TotalRow[] => (amount > 0 ? [row] : []);
  const { taxes: rates, adjustments, reverseCharge, intraCommunity, importTaxesDue } = order.receipt;
  const added = adjustments.filter(({ kind }) => kind === 'tax');
  const tax = added.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = { taxes: rates, tax, reverseCharge, intraCommunity, importTaxesDue };
  const taken = adjustments
    .filter(({ kind }) => kind === 'coupon' || kind === 'discount')
    .map((one) => ({ ...one, amount: -one.amount }));
  return (
    <section className="card grid gap-4">
      <h2>{orderPageTexts.summary}</h2>
      <Totals
        rows={[
          { label: orderPageTexts.subtotal, value: money(order.subtotal) },
          ...reductionRows(taken, money, orderPageTexts.coupon),
          { label: shippingLabel(order), value: order.shipping > 0 ? money(order.shipping) : common.free },
          ...fees(order, money),
          ...addedTaxRows(taxes, money),
          { label: orderPageTexts.total, value: money(order.totalAmount), look: 'grand' },
          ...containedTaxRows(taxes, money),
          ...some(order.amountPaid, { label: orderPageTexts.paid, value: money(order.amountPaid) }),
          ...some(order.status === 'cancelled' ? 0 : order.amountDue, {
            label: orderPageTexts.due,
            value: money(order.amountDue),
          }),
          ...some(waivedOf(order), {
            label: orderPageTexts.refundStates.waived,
            value: `−${money(waivedOf(order))}`,
          }),
          ...some(order.amountRefunded, {
            label: orderPageTexts.refunded,
            value: `−${money(order.amountRefunded)}`,
          }),
        ]}
      />
      <PriceStory orderId={order._id} />
      {order.tenders.length > 1 && <Payments order={order} />}
      {order.refunds.length > 0 && <Refunds order={order} />}
    </section>
  );
}

/** What of the total nobody had paid, and nobody has to any more. */
const waivedOf = ({ refunds }: Order) =>
  refunds.reduce((sum, { status, amount }) => (status === 'waived' ? sum + amount : sum), 0);

function Payments({ order }: { order: Order }) {
  const money = useMoney();
  return (
    <div>
      <h3 className="mb-2">{orderPageTexts.payments}</h3>
      <ul className="tnum grid gap-2">
        {order.tenders.map((tender) => (
          <li key={tender._id} className="flex items-center justify-between gap-3">
            <span>
              {wordsOf(order, tender.kind)}
              {tender.howPaid && (
                <small className="block text-sm text-ink-soft">
                  {orderPageTexts.paidHow(tender.howPaid)}
                </small>
              )}
            </span>
            <span className="ms-auto">{money(tender.amount)}</span>
            <PaymentBadge status={tender.state} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const wordsOf = ({ deliveryWay }: Order, kind: Order['tenders'][number]['kind']) =>
  kind === 'balance' ? orderPageTexts.balance(deliveryWay) : (orderPageTexts.kinds[kind] ?? kind);

/** A machine's reason is the shop's own affair; what the shopper wants to know is where the money is. */
const refundWord = (status: string) =>
  orderPageTexts.refundStates[status as keyof typeof orderPageTexts.refundStates] ?? status;

function Refunds({ order }: { order: Order }) {
  const money = useMoney();
  return (
    <div>
      <h3 className="mb-2">{orderPageTexts.refunds}</h3>
      <ul className="tnum grid gap-2">
        {order.refunds.map((refund) => (
          <li key={refund._id} className="flex flex-wrap justify-between gap-x-3">
            <span className="text-ink-soft">
              {dateTime(refund.createdAt)}
              {` · ${refundWord(refund.status)}`}
            </span>
            <span className="font-semibold">{money(refund.amount)}</span>
          </li>
        ))}
      </ul>
      {order.amountRefunded + waivedOf(order) > 0 && (
        <div className="no-print mt-3">
          <CreditNotes order={order} />
        </div>
      )}
    </div>
  );
}

/** Name, email, order date, and where it goes. */
export function OrderPeople({ order }: { order: Order }) {
  const pickup = order.delivery?.pickup;
  const address = pickup ? null : order.shippingAddress;
  const facts: [string, string][] = [
    [orderPageTexts.name, order.user.name],
    [orderPageTexts.email, order.contact?.email || order.user.email],
    ...(order.contact?.phone ? [[orderPageTexts.phone, order.contact.phone] as [string, string]] : []),
    ...(order.buyerTax
      ? [[order.buyerTax.name ?? taxTexts.vatNumber, order.buyerTax.vatNumber] as [string, string]]
      : []),
    ...(order.eInvoice?.participant
      ? [[orderPageTexts.peppolAddress, order.eInvoice.participant] as [string, string]]
      : []),
    ...(order.eInvoice?.buyerReference
      ? [[orderPageTexts.buyerReference, order.eInvoice.buyerReference] as [string, string]]
      : []),
    [orderPageTexts.date, date(order.createdAt)],
  ];
  return (
    <section className="card grid gap-4">
      <h2>{orderPageTexts.customer}</h2>
      <dl className="grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold break-all">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {pickup && (
        <div className="wrap-anywhere">
          <h3 className="mb-1">{orderPageTexts.pickUpAt}</h3>
          <p>
            <bdi>{pickup.address}</bdi>
          </p>
          {pickup.hours && <p>{pickup.hours}</p>}
        </div>
      )}
      {address && (
        <div className="wrap-anywhere">
          <h3 className="mb-1">{orderPageTexts.address}</h3>
          <p>{`${address.firstName} ${address.lastName}`.trim()}</p>
          <p className="text-balance">
            <bdi>{addressLine(address)}</bdi>
          </p>
        </div>
      )}
      {order.billingAddress && (
        <div className="wrap-anywhere">
          <h3 className="mb-1">{orderPageTexts.billing}</h3>
          <p>{`${order.billingAddress.firstName} ${order.billingAddress.lastName}`.trim()}</p>
          <p className="text-balance">
            <bdi>{addressLine(order.billingAddress)}</bdi>
          </p>
        </div>
      )}
    </section>
  );
}
