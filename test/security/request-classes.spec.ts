import { describe, expect, it } from '@jest/globals';
import { insertOrder } from '../support/orders.js';
import { useOwnShop } from '../support/use-shop.js';

describe('the limits of reading and writing', () => {
  /** 120 reads and 12 writes in ten minutes. */
  const shop = useOwnShop({ processes: 2, env: { RATE_LIMIT_FACTOR: '0.01' } });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const processOf = (index: number) => (shop.apis[index % 2] ?? shop.api).client;

  it('S65 hold over two processes together, for reads, with Retry-After', async () => {
    const answers = [];
    for (let index = 0; index < 140; index += 1)
      answers.push(await processOf(index).get('/shop', from('198.51.100.1')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeLessThanOrEqual(32);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await shop.client.get('/shop', from('198.51.100.2'))).status).toBe(200);
  });

  it('S65 hold for writes, whatever is written, and not for the messages of providers', async () => {
    const write = (index: number) => processOf(index).post('/auth/logout', undefined, from('198.51.100.3'));
    const statuses = [];
    for (let index = 0; index < 14; index += 1) statuses.push((await write(index)).status);
    expect(statuses).toEqual([...Array<number>(12).fill(401), 429, 429]);
    const hook = await shop.client.post('/payments/webhooks/stripe', {}, from('198.51.100.3'));
    expect(hook.status).toBe(400);
  });

  it('count a network of IPv6, and its site', async () => {
    const write = (address: string) => shop.client.post('/auth/logout', undefined, from(address));
    for (let host = 1; host <= 12; host += 1) await write(`2001:db8:1:1::${host}`);
    expect((await write('2001:db8:1:1::99')).status).toBe(429);
    expect((await write('2001:db8:1:2::1')).status).toBe(401);
  });

  it('are tighter for documents, whoever of an account asks for them and from wherever', async () => {
    const shopper = await shop.shopper();
    const { id } = await insertOrder(shop, { email: shopper.email, status: 'delivered' });
    const ask = (path: string, address: string) => shopper.get(`/orders/${id}/${path}`, from(address));
    expect((await ask('invoice.pdf', '198.51.100.6')).status).toBe(200);
    expect((await ask('invoice.pdf', '198.51.100.7')).status).toBe(429);
    expect((await ask('credit-notes.pdf', '198.51.100.8')).status).toBe(429);
    expect((await ask('receipt', '198.51.100.8')).status).toBe(200);
  });

  it('stand in every answer', async () => {
    const answers = await Promise.all([
      shop.client.get('/shop', from('198.51.100.4')),
      shop.client.get('/orders/all', from('198.51.100.4')),
      shop.client.get('/nothing', from('198.51.100.4')),
      shop.client.get('/shop'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 200]);
    for (const { headers } of answers) {
      expect(headers.get('ratelimit-policy')).toBe('"read";q=120;w=600');
      expect(headers.get('ratelimit')).toMatch(/^"read";r=\d+;t=\d+$/);
    }
  });
});
