import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import type { RateLimits } from './rate-limits.js';
import { requestClasses } from './request-classes.js';

const limits = (hit: () => Promise<unknown>) => ({ hit, most: () => 100 }) as unknown as RateLimits;
const request = (path: string, method: string) =>
  ({
    path,
    method,
    ip: '203.0.113.9',
    headers: {},
    get: () => '203.0.113.9',
    socket: {},
  }) as unknown as Request;

const told = (path: string, hit: () => Promise<unknown>, method = 'GET') =>
  new Promise<unknown>((resolve) => {
    const response = { setHeader: () => undefined } as unknown as Response;
    void requestClasses(limits(hit))(request(path, method), response, resolve);
  });

describe('the limits of reading and writing, when they cannot be counted', () => {
  const broken = new Error('the index row is too large');

  it('refuse the call', async () => {
    expect(await told('/api/v1/shop', () => Promise.reject(broken))).toBe(broken);
  });

  it('let it on when the second try counts', async () => {
    let tries = 0;
    const cut = Object.assign(new Error('cut'), { code: 'ECONNRESET' });
    const hit = () => {
      tries += 1;
      if (tries === 1) return Promise.reject(cut);
      return Promise.resolve({ allowed: true, remaining: 9, limit: 10, seconds: 60, retryAfter: 60 });
    };
    expect(await told('/api/v1/shop', hit)).toBeUndefined();
  });

  it('let a read on, and refuse a write, while the database has no leader', async () => {
    const cut = Object.assign(new Error('cut'), { code: 'ECONNRESET' });
    expect(await told('/api/v1/shop', () => Promise.reject(cut))).toBeUndefined();
    expect(await told('/api/v1/carts', () => Promise.reject(cut), 'POST')).toBe(cut);
  });

  it('let the messages of providers through', async () => {
    expect(await told('/api/v1/payments/webhooks/stripe', () => Promise.reject(broken))).toBeUndefined();
  });
});
