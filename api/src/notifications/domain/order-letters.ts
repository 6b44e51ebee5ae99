import type { DeliveryWay } from '../../kernel/delivery-way.js';
import { consentTold } from './downloads-letter.js';
import { changeKind, changeRows, changeWords, goneWords, isGone, untilPaid } from './change-words.js';
import { button, letter, linkTo, saysOf, text, unlinked, type Shop } from './letters.js';
import type { Block, Letter } from './mail.js';
import { leftOf, type OrderDetails, type OrderMail, type PaidTo } from './order-details.js';
import { goodsIn, written } from './ordered-goods.js';
import { withdrawalOf } from './withdrawal-letter.js';

/** Where no carrier is between, and of an order that costs nothing. */
const TITLES: Readonly<Record<DeliveryWay, Partial<Record<OrderMail, string>>>> = {
  parcel: {},
  pickup: { shipped: 'shipped.pickup', delivered: 'delivered.pickup' },
  courier: { shipped: 'shipped.courier', part_shipped: 'part_shipped.courier' },
};

export function orderLetter(shop: Shop, kind: OrderMail, order: OrderDetails): Letter {
  const say = saysOf(shop);
  const title = say(`order.title.${titleOf(kind, order)}`);
  return letter(shop, order, say('order.subject', { title, number: order.number }), [
    ...WORDS[kind](order, shop).map(text),
    { kind: 'goods', goods: goodsIn(kind, order, shop) },
    { kind: 'rows', rows: [...rowsOf(shop, order), ...splitOf(shop, kind, order)] },
    ...order.exemption.map((why) => text(shop.tongue.sentence(why))),
    ...deliveryOf(shop, kind, order),
    ...billingOf(shop, kind, order),
    ...linksOf(shop, kind, order),
    ...(kind === 'placed' || kind === 'paid' ? consentTold(shop, order.downloadConsent) : []),
    ...withdrawalOf(shop, kind, order),
  ]);
}

function titleOf(kind: OrderMail, order: OrderDetails): string {
  const { change } = order;
  if (change && (kind === 'placed' || kind === 'paid'))
    return `${change.isDone ? 'paid' : 'placed'}.${changeKind(change)}`;
  if (change && kind === 'cancelled' && isGone(order)) return `cancelled.${changeKind(change)}`;
  if (kind === 'paid' && order.totalCents === 0) return 'free';
  return isLastOfSeveral(kind, order) ? 'rest' : (TITLES[order.way][kind] ?? kind);
}

/** Staff sees this money come in; the others pay a provider at once. */
export const isPaidToStaff = ({ paidTo }: Pick<OrderDetails, 'paidTo'>): boolean => paidTo !== 'provider';

/** What a shopper does next, by the way to pay; the others were led to the payment at once. */
const TO_PAY: Readonly<Partial<Record<PaidTo, (order: OrderDetails, shop: Shop) => string[]>>> = {
  staff: (order, shop) => [...toConfirm(shop, order), ...atTheDoor(shop, order)],
  account: (order, shop) => [
    saysOf(shop)('order.transfer', { amount: written(shop, order, order.dueNowCents), number: order.number }),
    shop.bankDetails,
  ],
};

function toConfirm(shop: Shop, order: OrderDetails): string[] {
  const say = saysOf(shop);
  if (order.dueNowCents === 0) return [say('order.packing')];
  const amount = written(shop, order, order.dueNowCents);
  const isDeposit = order.onDeliveryCents > 0;
  if (order.isPayableOnline) return [say(isDeposit ? 'order.payDeposit' : 'order.payAll', { amount })];
  return [say(isDeposit ? 'order.staffDeposit' : 'order.staffAll', { amount })];
}

const atTheDoor = (shop: Shop, order: OrderDetails): string[] =>
  order.onDeliveryCents > 0
    ? [saysOf(shop)('order.payLast', { amount: written(shop, order, order.onDeliveryCents), way: order.way })]
    : [];

/** What of the sum has come and what is to come, while that is not all of it. */
function splitOf(shop: Shop, kind: OrderMail, order: OrderDetails): [string, string][] {
  const say = saysOf(shop);
  const { paidCents, refundedCents, way } = order;
  const back: [string, string][] =
    kind === 'shipped' && refundedCents > 0
      ? [[say('order.refundedRow'), written(shop, order, refundedCents)]]
      : [];
  if (kind === 'placed' || kind === 'paid') back.push(...changeRows(shop, order));
  if (kind === 'cancelled' || kind === 'refunded' || paidCents === 0 || leftOf(order) <= 0) return back;
  return [
    [say('order.paidRow'), written(shop, order, paidCents)],
    [say('order.lastRow', { way }), written(shop, order, leftOf(order))],
    ...back,
  ];
}

const SENT: Readonly<Record<DeliveryWay, (order: OrderDetails, shop: Shop) => string>> = {
  parcel: ({ carrier, trackingNumber: number }, shop) => {
    const say = saysOf(shop);
    if (!number) return say('order.carrier');
    return carrier
      ? say('order.carrierNumber', { carrier, number })
      : say('order.someCarrierNumber', { number });
  },
  pickup: (_, shop) => saysOf(shop)('order.packed'),
  courier: ({ carrier: courier }, shop) =>
    courier ? saysOf(shop)('order.courier', { courier }) : saysOf(shop)('order.ourCourier'),
};

const WORDS: Readonly<Record<OrderMail, (order: OrderDetails, shop: Shop) => string[]>> = {
  placed: (order, shop) => [
    ...changeWords(shop, order),
    ...(TO_PAY[order.paidTo]?.(order, shop) ?? [saysOf(shop)('order.waits')]),
    ...untilPaid(shop, order),
  ],
  paid: (order, shop) => {
    const { paidCents, way } = order;
    const amount = written(shop, order, leftOf(order));
    const isPart = paidCents > 0 && leftOf(order) > 0;
    return [
      ...changeWords(shop, order),
      saysOf(shop)('order.willWrite', { way }),
      ...(isPart ? [saysOf(shop)('order.payOther', { amount, way })] : []),
    ];
  },
  part_shipped: (order, shop) => [SENT[order.way](order, shop), saysOf(shop)('order.moreToCome')],
  shipped: (order, shop) => [
    SENT[order.way](order, shop),
    ...(isLastOfSeveral('shipped', order) ? [saysOf(shop)('order.allHasLeft')] : []),
  ],
  renumbered: (order, shop) => [saysOf(shop)('order.wasWrong'), SENT[order.way](order, shop)],
  delivered: (_, shop) => [saysOf(shop)('order.howWasIt')],
  cancelled: (order, shop) =>
    isGone(order) ? goneWords(shop, order) : [saysOf(shop)(cancelledWords(order))],
  refunded: (order, shop) => [
    saysOf(shop)('order.returned', { amount: written(shop, order, order.refundedCents) }),
  ],
  lowered: (order, shop) => [
    saysOf(shop)('order.lowered', {
      amount: written(shop, order, order.waivedCents ?? 0),
      due: written(shop, order, leftOf(order)),
    }),
  ],
};

const cancelledWords = ({ paidCents, isKept = false }: OrderDetails) => {
  if (isKept) return 'order.cancelledKept';
  return paidCents > 0 ? 'order.cancelledPaid' : 'order.cancelledUnpaid';
};

/** It ends what began with a part. */
const isLastOfSeveral = (kind: OrderMail, { parcels = [] }: OrderDetails): boolean =>
  kind === 'shipped' && parcels.length > 1;

/** Where it goes, and until it has left, when it is promised. */
export function deliveryOf(
  shop: Shop,
  kind: OrderMail,
  { way, pickupPlace: place, pickupCode: code, address, expected, isAllByMail = false }: OrderDetails,
): Block[] {
  const say = saysOf(shop);
  if (isAllByMail) return [];
  const isToCome = kind === 'placed' || kind === 'paid';
  if (way === 'pickup')
    return [
      ...(isToCome || kind === 'shipped' ? [text(say('order.pickUpAt', { place }))] : []),
      ...(kind === 'shipped' && code ? [text(say('order.pickupCode', { code }))] : []),
    ];
  if (!isToCome) return [];
  const [from, to] = [shop.tongue.fullDay(expected.from), shop.tongue.fullDay(expected.to)];
  return [
    text(say('order.arrives', { from, to })),
    ...(address.length > 0 ? [text(say('order.address', { address: inOneLine(shop, address) }))] : []),
  ];
}

const inOneLine = (shop: Shop, lines: readonly string[]) => unlinked(lines.join(saysOf(shop)('comma')));

/** Whom the invoice is for, where it does not go with the goods. */
const billingOf = (shop: Shop, kind: OrderMail, { billing }: OrderDetails): Block[] =>
  (kind === 'placed' || kind === 'paid') && billing.length > 0
    ? [text(saysOf(shop)('order.billing', { address: inOneLine(shop, billing) }))]
    : [];

type Summed = Pick<OrderDetails, 'reductions' | 'charges' | 'totalCents' | 'currency' | 'isAllByMail'>;

/** What is taken off the lines and paid beside them, and the sum. */
export function rowsOf(shop: Shop, order: Summed): [string, string][] {
  const say = saysOf(shop);
  const off = order.reductions.map(({ label, amountCents }): [string, string] => [
    label,
    written(shop, order, amountCents),
  ]);
  const charges = order.charges.filter(({ amountCents }) => amountCents !== 0);
  const paid = charges.map(({ label, amountCents }): [string, string] => [
    shop.tongue.sentence(label),
    written(shop, order, amountCents),
  ]);
  const free: [string, string][] = order.isAllByMail ? [] : [[say('order.shipping'), say('order.free')]];
  const shipping = paid.length > 0 ? paid : free;
  return [...off, ...shipping, [say('order.total'), written(shop, order, order.totalCents)]];
}

/** The button that pays; undefined where there is nothing to press. */
function payLabel(shop: Shop, order: OrderDetails): string | undefined {
  const say = saysOf(shop);
  if (!isPaidToStaff(order)) return say('order.payNow');
  if (order.paidTo !== 'staff' || !order.isPayableOnline || order.dueNowCents === 0) return undefined;
  const amount = written(shop, order, order.dueNowCents);
  return say(order.onDeliveryCents > 0 ? 'order.payDepositNow' : 'order.payAmountNow', { amount });
}

/** The token stands behind `#`, which no browser sends: it is in no log and no referrer. */
function linksOf(shop: Shop, kind: OrderMail, details: OrderDetails): Block[] {
  const say = saysOf(shop);
  const { orderId, token } = details;
  const order = linkTo(shop, `/orders/${orderId}#${token}`);
  if (kind === 'placed') return [button(payLabel(shop, details) ?? say('order.see'), order)];
  if (kind !== 'delivered') return [button(say('order.see'), order)];
  return [
    button(say('order.tellUs'), linkTo(shop, `/feedback/${orderId}`)),
    { kind: 'link', label: say('order.see'), url: order },
  ];
}
