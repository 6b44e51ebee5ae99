import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { eventually } from '../support/money.js';
import { PLAIN, makeProduct } from '../support/products.js';
import { calls } from '../support/published.js';
import { useShop } from '../support/use-shop.js';

/** Every call that the shop's specification names, and those decided where it is silent. */
const CALLS = `
POST /auth/login, POST /auth/logout, POST /auth/register, POST /auth/forgot-password, PUT /auth/reset-password/{token},
GET /users/me, PATCH /users/me, PUT /users/me/password, GET /users/me/addresses, POST /users/me/addresses,
PATCH /users/me/addresses/{id}, DELETE /users/me/addresses/{id}, GET /users/me/sessions, DELETE /users/me/sessions/{id},
GET /carts, POST /carts, PATCH /carts/{id}, DELETE /carts/{id}, DELETE /carts,
GET /favorites, POST /favorites, PUT /favorites/{productId}, DELETE /favorites/{productId},
GET /products/featured, GET /products, GET /products/{id}, GET /products/category/{category}, POST /products,
PATCH /products/{id}, DELETE /products/{id}, POST /products/{id}/rate, POST /coupons/preview,
POST /payments/create-checkout-session, POST /payments/mobile, POST /payments/cash, POST /payments/checkout-success,
GET /payments/{paymentId}, POST /payments/webhooks/{provider}, POST /payments/webhooks/{provider}/{token},
GET /orders/all, GET /orders/{id}, GET /orders/{id}/tracking, PUT /orders/{id}/cancel, POST /orders/{id}/feedback,
POST /newsletter, POST /contact`;

describe('the specification’s calls', () => {
  const known = new Set(calls.map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`));

  it.each(CALLS.split(',').map((call) => call.trim()))('has %s', (call) => {
    expect(known).toContain(call);
  });
});

describe('the specification’s sentences', () => {
  const shop = useShop();
  let ann: Client & { email: string };
  let admin: Client;
  let mug: Json;

  beforeAll(async () => {
    ann = await shop.shopper('Ann Shopper');
    admin = await shop.admin();
    mug = await makeProduct(admin);
    await admin.put('/admin/settings/shop', { tellUnknownEmails: true }, { expect: 200 });
    // the terms of the shop are read once a second
    await eventually(
      () => shop.client.post('/auth/forgot-password', { email: 'x@y.example' }),
      ({ status }) => status === 404,
    );
  });

  type Asked = () => Promise<{ status: number; body: Json }>;
  const login = (email: string, password: string) => shop.client.post('/auth/login', { email, password });
  const pay = (how: string, body: unknown) => ann.post(`/payments/${how}`, body);
  const product = (more: object) => admin.post('/products', { ...PLAIN, ...more });

  it.each<[string, number, Asked]>([
    ['Login Successful', 200, () => login(ann.email, 'a-good-password-1')],
    ['Invalid email or password.', 401, () => login(ann.email, 'not it')],
    ['Please fill in all fields', 400, () => login('', '')],
    [
      'email does not exist check again',
      404,
      () => shop.client.post('/auth/forgot-password', { email: 'x@y.example' }),
    ],
    ['Please fill in all fields.', 400, () => shop.client.post('/auth/register', {})],
    ['Authentication failed. Please login again.', 401, () => shop.client.get('/orders/all')],
    ['Product not found.', 404, () => shop.client.get(`/products/${v7()}`)],
    ['Added to cart', 201, () => ann.post('/carts', { productId: mug.id, quantity: 1 })],
    ['Cart cleared', 200, () => ann.delete('/carts')],
    ['Added to favorites', 200, () => ann.post('/favorites', { productId: mug.id })],
    ['Removed from favorites', 200, () => ann.post('/favorites', { productId: mug.id })],
    ['Order not found', 404, () => ann.get(`/orders/${v7()}`)],
    ['Products array is required for Stripe payments', 400, () => pay('create-checkout-session', {})],
    [
      'Invalid product data. Each product must have _id, name, price, and quantity > 0',
      400,
      () => pay('create-checkout-session', { products: [{ _id: mug.id, name: 'x', price: 1, quantity: 0 }] }),
    ],
    ['Mobile number and amount are required', 400, () => pay('mobile', {})],
    ['Amount is required for cash payments', 400, () => pay('cash', {})],
    [
      'No authentication token found. Please login.',
      401,
      () => shop.client.post('/payments/cash', { amount: 1 }),
    ],
    ['No session ID found. Please check your order history.', 400, () => pay('checkout-success', {})],
    ['Product name is required', 400, () => product({ name: '' })],
    ['Name must be less than 100 characters', 400, () => product({ name: 'x'.repeat(101) })],
    ['Description is required', 400, () => product({ description: '' })],
    ['Description must be less than 500 characters', 400, () => product({ description: 'x'.repeat(501) })],
    ['Price is required', 400, () => product({ price: undefined })],
    ['Price must be a positive number', 400, () => product({ price: 0 })],
    ['Category is required', 400, () => product({ category: '' })],
    ['Product image is required', 400, () => product({ image: undefined })],
    ['Product created successfully', 201, () => product({ name: 'Another Mug' })],
    ['Logout Successful', 200, async () => (await shop.shopper()).post('/auth/logout')],
  ])('says "%s" with %i', async (message, status, asked) => {
    const answer = await asked();
    expect([answer.status, answer.body.message]).toEqual([status, message]);
    if (status >= 400) expect(answer.body).toMatchObject({ success: false, error: message, detail: message });
    else expect(answer.body.success).toBe(true);
  });

  it('says "Order cancelled successfully" when it is', async () => {
    const { id } = await insertOrder(shop, { email: ann.email });
    const { body } = await ann.put(`/orders/${id}/cancel`, {}, { expect: 200 });
    expect(body).toMatchObject({ success: true, message: 'Order cancelled successfully' });
  });
});
