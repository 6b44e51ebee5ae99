import { saysOf, type Shop } from './letters.js';
import { leftOf, type ChangeTold, type OrderDetails } from './order-details.js';
import { written } from './ordered-goods.js';

const named = ({ name, quantity, options }: ChangeTold['left'][number], comma: string): string =>
  [`${quantity} × ${name}`, ...Object.values(options)].join(comma);

/** A change of what is not sent yet, or an exchange of what came back. */
export const changeKind = ({ isExchange }: ChangeTold) => (isExchange ? 'exchange' : 'change');

/** What an order came for, what that takes out of the other one, and what of its worth goes back. */
export function changeWords(shop: Shop, order: OrderDetails): string[] {
  const { change } = order;
  if (!change) return [];
  const say = saysOf(shop);
  const goods = change.left.map((one) => named(one, say('comma'))).join('; ');
  return [
    say(`order.${changeKind(change)}.comes`, { number: change.number }),
    ...(goods ? [say(`order.${changeKind(change)}.leaves`, { goods })] : []),
    ...(change.backCents > 0
      ? [say('order.change.back', { amount: written(shop, order, change.backCents) })]
      : []),
  ];
}

/** The order came for a change that will never be. */
export const isGone = ({ change }: Pick<OrderDetails, 'change'>): boolean => change?.isDone === false;

/** What is said of such an order where it is cancelled: the one that its buyer knows is not. */
export const goneWords = (shop: Shop, { change, paidCents }: OrderDetails): string[] => [
  saysOf(shop)(`order.${change ? changeKind(change) : 'change'}.gone`, { number: change?.number ?? '' }),
  ...(paidCents > 0 ? [saysOf(shop)('order.change.paidBack')] : []),
];

/** Nothing of the other order changes before the money is there. */
export const untilPaid = (shop: Shop, { change }: OrderDetails): string[] =>
  change && !change.isDone
    ? [saysOf(shop)(`order.${changeKind(change)}.until`, { number: change.number })]
    : [];

/** What the other order pays of it, and what is left to be paid while that has not come. */
export function changeRows(shop: Shop, order: OrderDetails): [string, string][] {
  const { change } = order;
  if (!change || change.movedCents === 0) return [];
  const say = saysOf(shop);
  const amount = (cents: number) => written(shop, order, cents);
  const moved: [string, string] = [
    say('order.change.moved', { number: change.number }),
    amount(change.movedCents),
  ];
  if (change.isDone) return [moved];
  return [moved, [say('order.change.due'), amount(leftOf(order) - change.movedCents)]];
}

/** What still comes from the order that is changed: nobody collects it. */
export const movesLater = ({ change }: OrderDetails): number =>
  change && !change.isDone ? change.movedCents : 0;
