import type { CartCalls } from './cart-calls.js';
import type { CheckoutCalls } from './checkout-calls.js';
import type { OrderCalls } from './order-calls.js';
import type { Written } from './open-sessions.js';
import { objectAt, textAt, type Sent } from './reading.js';
import { RequestWrong } from '../domain/refusals.js';
import { sentIn, type Tool, type ToolCall } from './tools.js';

const LONGEST_KEY = 255;

/** Who calls, by what the call says of itself in `meta`. */
function byOf({ args, ...asked }: ToolCall): Written {
  const meta = objectAt(args, 'meta');
  const agent = textAt(objectAt(meta, 'ucp-agent', '$.meta'), 'profile', '$.meta.ucp-agent') ?? '';
  return { ...asked, agent, key: textAt(meta, 'idempotency-key', '$.meta', LONGEST_KEY) };
}

function idOf({ args }: ToolCall): string {
  const id = textAt(args, 'id', '$', 64);
  if (!id) throw new RequestWrong('$.id', '$.id is missing');
  return id;
}

/** The protocol has what is sent in a member of its own; where it may be left out, nothing was sent. */
const maybe = ({ args }: ToolCall, name: string): Sent => objectAt(args, name);

const cartTools = (carts: CartCalls): Tool[] => [
  {
    ...{
      name: 'create_cart',
      description: 'Begin a cart.',
      holds: 'cart',
      takesId: false,
      counts: 'pricing',
    },
    run: (call) => carts.createCart(byOf(call), sentIn(call, 'cart')),
  },
  {
    ...{
      name: 'get_cart',
      description: 'Read a cart at today’s prices.',
      holds: null,
      takesId: true,
      counts: 'pricing',
    },
    run: (call) => carts.getCart(byOf(call), idOf(call)),
  },
  {
    ...{
      name: 'update_cart',
      description: 'Replace what is in a cart.',
      holds: 'cart',
      takesId: true,
      counts: 'pricing',
    },
    run: (call) => carts.updateCart(byOf(call), idOf(call), sentIn(call, 'cart')),
  },
  {
    ...{ name: 'cancel_cart', description: 'Give up a cart.', holds: null, takesId: true, counts: 'pricing' },
    run: (call) => carts.cancelCart(byOf(call), idOf(call)),
  },
];

const checkoutTools = (checkouts: CheckoutCalls): Tool[] => [
  {
    ...{
      name: 'create_checkout',
      description: 'Begin a checkout.',
      holds: 'checkout',
      takesId: false,
      counts: 'pricing',
    },
    run: (call) => checkouts.createCheckout(byOf(call), sentIn(call, 'checkout')),
  },
  {
    ...{
      name: 'get_checkout',
      description: 'Read a checkout.',
      holds: null,
      takesId: true,
      counts: 'pricing',
    },
    run: (call) => checkouts.getCheckout(byOf(call), idOf(call)),
  },
  {
    ...{
      name: 'update_checkout',
      description: 'Replace what a checkout says.',
      holds: 'checkout',
      takesId: true,
      counts: 'pricing',
    },
    run: (call) => checkouts.updateCheckout(byOf(call), idOf(call), sentIn(call, 'checkout')),
  },
  {
    ...{
      name: 'complete_checkout',
      description: 'Place the order.',
      holds: 'checkout',
      takesId: true,
      counts: 'placing',
    },
    run: (call) => checkouts.completeCheckout(byOf(call), idOf(call), maybe(call, 'checkout')),
  },
  {
    ...{
      name: 'cancel_checkout',
      description: 'Give up a checkout.',
      holds: null,
      takesId: true,
      counts: 'pricing',
    },
    run: (call) => checkouts.cancelCheckout(byOf(call), idOf(call)),
  },
];

export const buyingTools = (carts: CartCalls, checkouts: CheckoutCalls, orders: OrderCalls): Tool[] => [
  ...cartTools(carts),
  ...checkoutTools(checkouts),
  {
    ...{ name: 'get_order', description: 'Read an order.', holds: null, takesId: true },
    run: (call) => orders.getOrder(byOf(call), idOf(call)),
  },
];
