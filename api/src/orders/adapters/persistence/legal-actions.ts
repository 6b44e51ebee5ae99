import { Currency } from '../../../kernel/currency.js';
import { isCollectedByStaff, SEEN_BY_STAFF } from '../../../payments/methods/known.js';
import { giftCardPlaces } from '../../../kernel/gift-card-goods.js';
import { readReceipt } from '../../../kernel/stored-receipt.js';
import { isEditable, MOVED } from '../../domain/order-edit.js';
import { eventsFrom, type OrderEvent } from '../../domain/order-states.js';
import { offShelf } from '../../../payments/domain/refunded-line.js';
import type { LedgerPostingDto, WaySeenDto } from '../http/admin-order.dto.js';
import type { OrderPaymentDto, OrderRefundDto, RefundedLineDto } from '../http/order-money.dto.js';
import { deliveryOf, type OrderRow } from './order-views.js';

/** The words of the admin API for what the state table lets people do; the shop itself pays and expires orders. */
const ACTIONS: Partial<Record<OrderEvent, string>> = {
  'ship-part': 'pack',
  ship: 'ship',
  deliver: 'deliver',
  cancel: 'cancel',
  scan: 'scan',
};

const SENDS: readonly OrderEvent[] = ['ship', 'ship-part'];

const BALANCE_STATES = new Set(['processing', 'shipped', 'delivered']);

/** Promised and not yet in the book of the order's money. */
const PROMISED = new Set(['requested', 'manual']);

type Row = Pick<OrderRow, 'status' | 'currency' | 'captured_cents' | 'refunded_cents' | 'payment_detail'> &
  Pick<OrderRow, 'tracking_number' | 'parts_sent' | 'delivery' | 'receipt'>;
type Paid = Pick<OrderPaymentDto, 'kind' | 'status' | 'method'>;
type Piece = Pick<RefundedLineDto, 'variantId' | 'quantity' | 'restocked'>;
type Booked = Pick<LedgerPostingDto, 'type' | 'amount'>;
type Back = Pick<OrderRefundDto, 'status' | 'reason' | 'amount'> & { lines: readonly Piece[] };

/** What a panel may offer for an order now. The server asks the table again when it is done. */
export function legalActions(
  row: Row,
  payments: readonly Paid[],
  refunds: readonly Back[],
  ledger: readonly Booked[],
): string[] {
  const { unit } = Currency.of(row.currency);
  const promised = refunds
    .filter(({ status }) => PROMISED.has(status))
    .reduce((sum, { amount }) => sum + Math.round(amount * unit), 0);
  const back = row.refunded_cents + promised;
  const isMovedAlone = refunds.every(
    ({ status, reason }) => status === 'failed' || status === 'waived' || reason === MOVED,
  );
  const returned = row.captured_cents > 0 && row.captured_cents <= back && !isMovedAlone;
  const isFetched = deliveryOf(row.delivery)?.way === 'pickup';
  const hasNoPiece = isAllRefunded(row, refunds);
  const byState = eventsFrom(row.status)
    .filter((event) => !SENDS.includes(event) || !(returned || hasNoPiece))
    .filter((event) => event !== 'deliver' || !(isFetched && (returned || hasNoPiece)))
    .filter((event) => event !== 'ship' || row.payment_detail !== 'disputed')
    .filter((event) => event !== 'scan' || row.tracking_number !== null)
    .filter(
      (event) => event !== 'cancel' || (row.parts_sent === 0 && (row.status !== 'shipped' || isFetched)),
    )
    .filter((event) => event !== 'ship-part' || !isFetched)
    .flatMap((event) => ACTIONS[event] ?? []);
  const isChangeable =
    isEditable(row, {}) && !returned && giftCardPlaces(readReceipt(row.receipt)).length === 0;
  const open = (kind: string) =>
    payments.some((one) => one.kind === kind && one.status === 'pending' && isCollectedByStaff(one.method));
  // gift cards are made of all the money of their order
  const isLowered =
    BALANCE_STATES.has(row.status) &&
    open('balance') &&
    giftCardPlaces(readReceipt(row.receipt)).length === 0;
  const money = [
    ...(row.status === 'pending' && open('deposit') ? ['record-deposit'] : []),
    ...(row.status === 'pending' && open('full') ? ['record-transfer'] : []),
    // nobody owes anything at the counter for what is not handed over
    ...(BALANCE_STATES.has(row.status) && open('balance') && !(isFetched && hasNoPiece)
      ? ['record-balance']
      : []),
    ...(row.captured_cents > back + Math.round(disputedOf(ledger) * unit) || isLowered ? ['refund'] : []),
  ];
  const isNumbered = row.status === 'shipped' && !isFetched && row.tracking_number;
  const isCancellable = byState.includes('cancel') && row.status !== 'pending';
  return [
    ...byState,
    ...(isCancellable && !hasNoPiece ? ['restock'] : []),
    ...(isCancellable && offShelf(refunds).length > 0 ? ['restock-refunded'] : []),
    ...(isCancellable && hasNoPiece && row.captured_cents > back ? ['keep-rest'] : []),
    ...(isChangeable ? ['edit'] : []),
    ...(row.status === 'delivered' && !returned ? ['return'] : []),
    ...(isNumbered ? ['correct-number'] : []),
    ...money,
    'note',
  ];
}

/** Whether each of its pieces went back or is on its way. */
function isAllRefunded({ receipt }: Pick<Row, 'receipt'>, refunds: readonly Back[]): boolean {
  const pieces = refunds.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines);
  const refunded = (variantId: string) =>
    pieces.filter((one) => one.variantId === variantId).reduce((sum, { quantity }) => sum + quantity, 0);
  return readReceipt(receipt).lines.every(({ variantId, quantity }) => refunded(variantId) >= quantity);
}

/** What banks have of the money of an order. */
const disputedOf = (ledger: readonly Booked[]): number =>
  ledger
    .filter(({ type, amount }) => type.startsWith('dispute') && amount > 0)
    .reduce((sum, { type, amount }) => (type === 'dispute' ? sum + amount : sum - amount), 0);

/** How staff may have seen money of an order come; the way of the order first, where that is one. */
export const waysSeenFor = (method: string): WaySeenDto[] =>
  SEEN_BY_STAFF.map(({ name, howPaid }) => ({ method: name, howPaid })).sort(
    (one, other) => Number(other.method === method) - Number(one.method === method),
  );
