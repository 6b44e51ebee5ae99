import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Answer, Client } from '../support/client.js';
import { goods, wanted, type Goods } from '../support/money.js';
import type { Shop } from '../support/shop.js';

/** What visitors and staff do, as the columns of the matrix in docs/reliability.md. */
export const COLUMNS = [
  'browse and search',
  'log in',
  'cart and favorites',
  'pay by card',
  'pay with cash or mobile money',
  'orders and tracking',
  'administration',
] as const;
export type Column = (typeof COLUMNS)[number];

export interface Outcome {
  status: number;
  retryAfter: string | null;
  message: string;
  orderId: string | undefined;
  ms: number;
}

export interface Prepared {
  act: (column: Column) => Promise<Outcome[]>;
  jacket: Goods;
  /** Whoever has put three pieces into the cart. */
  shopper: Client;
}

export const PIECES_IN_CART = 3;
const background = '#208040';

/** People, goods and an order, made while all is well; what they then do goes to the process at `door`. */
export async function prepare(shop: Shop, door: () => Client): Promise<Prepared> {
  const jacket = await goods(shop, { stock: null });
  const [shopper, admin] = [await shop.shopper(), await shop.admin()];
  const [card, cash, mobile] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
  const [keyOfCard, keyOfCash, keyOfMobile] = [randomUUID(), randomUUID(), randomUUID()];
  const { body } = await shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
  await shopper.post('/carts', { ...jacket, quantity: PIECES_IN_CART }, { expect: 201 });
  const at = ({ token }: Pick<Client, 'token'>) => door().as(token);
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const upload = async () => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'one.png');
    const answer = await at(admin).fetch('/api/v1/admin/pictures', { method: 'POST', body: form });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const phone = { amount: 25.49, mobileNumber: '+256 770 000 100' };
  const calls: Record<Column, (() => Promise<Pick<Answer, 'status' | 'headers' | 'body'>>)[]> = {
    'browse and search': [
      () => door().get(`/products?q=${randomUUID()}`),
      () => door().get(`/products/${jacket.productId}`),
    ],
    'log in': [() => door().post('/auth/login', { email: card.email, password: 'a-good-password-1' })],
    'cart and favorites': [
      () => at(card).post('/carts', { ...jacket, quantity: 1 }),
      () => at(card).put(`/favorites/${jacket.productId}`),
    ],
    'pay by card': [
      () => at(card).post('/payments/create-checkout-session', wanted(jacket), { key: keyOfCard }),
    ],
    'pay with cash or mobile money': [
      () => at(cash).post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { key: keyOfCash }),
      () => at(mobile).post('/payments/mobile', { ...wanted(jacket), ...phone }, { key: keyOfMobile }),
    ],
    'orders and tracking': [
      () => at(shopper).get('/orders/all'),
      () => at(shopper).get(`/orders/${body.data.orderId}/tracking`),
    ],
    administration: [() => at(admin).get('/admin/stats'), upload],
  };
  const act = (column: Column) =>
    Promise.all(
      calls[column].map(async (call) => {
        const since = performance.now();
        const { status, headers, body } = await call();
        const [message, orderId] = [String(body.message ?? ''), body.data?.orderId as string | undefined];
        return {
          status,
          message,
          orderId,
          retryAfter: headers.get('retry-after'),
          ms: performance.now() - since,
        };
      }),
    );
  return { act, jacket, shopper };
}
