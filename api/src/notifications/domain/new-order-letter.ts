import { button, letter, type Shop, text, unlinked } from './letters.js';
import type { Letter } from './mail.js';
import { deliveryOf, goodsIn, type OrderDetails, rowsOf, written } from './order-letters.js';

/** To the shop itself, of an order that is to be prepared or collected; an answer goes to the buyer. */
export function newOrder(shop: Shop, email: string, order: OrderDetails): Letter {
  const to = { name: shop.name, email };
  const { number, name, totalCents } = order;
  return {
    ...letter(shop, to, `New order ${number}: ${written(order, totalCents)}`, [
      text(moneyOf(order)),
      {
        kind: 'rows',
        rows: [
          ['Order', number],
          ['Buyer', unlinked(name)],
          ['Email', order.email],
        ],
      },
      { kind: 'goods', goods: goodsIn('placed', order, shop) },
      { kind: 'rows', rows: rowsOf(order) },
      ...order.exemption.map(text),
      ...deliveryOf('placed', order),
      button('Open the order', `${shop.url}/admin/orders/${order.orderId}/show`),
    ]),
    replyTo: order.email,
  };
}

function moneyOf(order: OrderDetails): string {
  const { paidCents, totalCents, paidTo } = order;
  if (paidCents >= totalCents) return 'It is paid.';
  const left = written(order, totalCents - paidCents);
  if (paidCents > 0) return `${written(order, paidCents)} is paid, and ${left} is to be collected.`;
  return paidTo === 'account' ? `${left} is to come by bank transfer.` : `${left} is to be collected.`;
}
