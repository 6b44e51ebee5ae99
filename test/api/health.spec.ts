import { describe, expect, it } from '@jest/globals';
import { goods, openSession, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

describe('the health of a process', () => {
  const shop = useShop();

  it('is live and ready while the database answers', async () => {
    const live = await shop.client.fetch('/health/live');
    const ready = await shop.client.fetch('/health/ready');
    expect([live.status, ready.status]).toEqual([200, 200]);
    expect(await ready.json()).toEqual({ status: 'ok' });
  });

  it('answers an address that does not exist with a problem that names the request', async () => {
    const answer = await shop.client.get('/no-such-thing');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body).toMatchObject({ success: false, status: 404, code: 'not_found' });
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('counts its requests on a port of its own, never on that of the shop', async () => {
    await shop.client.fetch('/health/live');
    expect(await shop.api.metrics()).toContain('duka_http_request_seconds_count');
    expect((await shop.client.fetch('/metrics')).status).toBe(404);
  });

  it('tells of its connections, the jobs, the orders and the providers', async () => {
    await openSession(await shop.shopper(), wanted(await goods(shop)));
    const metrics = await shop.api.metrics();
    expect(metrics).toMatch(/^duka_pool_connections\{state="in_use"\} \d+$/m);
    expect(metrics).toMatch(/^duka_clock_ahead_seconds -?[\d.]+(e-\d+)?$/m);
    expect(metrics).toMatch(/^duka_jobs_waiting \d+$/m);
    expect(metrics).toMatch(/^duka_jobs_troubled\{state="failed"\} 0$/m);
    expect(metrics).toMatch(/^duka_provider_paused\{provider="stripe"\} 0$/m);
    expect(metrics).toMatch(/^duka_orders_last_day\{status="\w+"\} 1$/m);
    expect(metrics).toMatch(/^duka_payment_attempts_last_day\{method="card",state="\w+"\} 1$/m);
  });

  it('ends when it is told to, and takes no new request', async () => {
    const second = await shop.startApi();
    await second.stop();
    expect(second.running).toBe(false);
    await expect(second.client.fetch('/health/live')).rejects.toThrow();
  });
});
