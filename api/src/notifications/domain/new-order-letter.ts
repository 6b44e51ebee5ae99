import { movesLater } from './change-words.js';
import { button, letter, saysOf, text, unlinked, type Shop } from './letters.js';
import type { Block, Letter } from './mail.js';
import { leftOf, type OrderDetails } from './order-details.js';
import { deliveryOf, rowsOf } from './order-letters.js';
import { goodsIn, written } from './ordered-goods.js';

/** To the shop itself, of an order that is to be prepared or collected; an answer goes to the buyer. */
export function newOrder(shop: Shop, email: string, order: OrderDetails): Letter {
  const say = saysOf(shop);
  const to = { name: shop.name, email };
  const { number, name, totalCents } = order;
  return {
    ...letter(shop, to, say('new.subject', { number, amount: written(shop, order, totalCents) }), [
      text(moneyOf(shop, order)),
      ...changeOf(shop, order),
      {
        kind: 'rows',
        rows: [
          [say('new.order'), number],
          [say('new.buyer'), unlinked(name)],
          [say('new.email'), order.email],
        ],
      },
      { kind: 'goods', goods: goodsIn('placed', order, shop) },
      { kind: 'rows', rows: rowsOf(shop, order) },
      ...order.exemption.map((why) => text(shop.tongue.sentence(why))),
      ...deliveryOf(shop, 'placed', order),
      button(say('new.open'), `${shop.url}/admin/orders/${order.orderId}/show`),
    ]),
    replyTo: order.email,
  };
}

const changeOf = (shop: Shop, order: OrderDetails): Block[] =>
  order.change
    ? [
        text(
          saysOf(shop)('new.change', {
            number: order.change.number,
            amount: written(shop, order, order.change.movedCents),
          }),
        ),
      ]
    : [];

function moneyOf(shop: Shop, order: OrderDetails): string {
  const say = saysOf(shop);
  const { paidCents, paidTo } = order;
  if (leftOf(order) <= 0) return say('new.paid');
  const left = written(shop, order, leftOf(order) - movesLater(order));
  if (paidCents > 0) return say('new.partly', { paid: written(shop, order, paidCents), left });
  return say(paidTo === 'account' ? 'new.transfer' : 'new.collect', { left });
}
