import { describe, expect, it } from '@jest/globals';
import { NotFoundException } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { readConfig } from '@duka/api/platform/config/config.js';
import { ProviderAccess } from '@duka/api/platform/config/provider-access.js';
import { SandboxAccessGuard } from './sandbox-access.guard.js';

const BASE = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
};
const WALLET = {
  MOMO_BASE_URL: 'https://momo.example',
  MOMO_SUBSCRIPTION_KEY: 'a',
  MOMO_API_USER: 'b',
  MOMO_API_KEY: 'c',
  MOMO_RATE: '1',
};
const card = (key: string) => ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_x' });

/** As the shop makes its providers known; one of them moves money. */
const access = (provider: string) => {
  const known = new ProviderAccess();
  known.announce(provider, { secrets: {}, movesMoney: true });
  return known;
};
const accessGuard = (env: Record<string, string>, known = new ProviderAccess()) =>
  new SandboxAccessGuard(readConfig({ ...BASE, ...env }), known);
const plays = (env: Record<string, string>, known = new ProviderAccess()) => {
  const { playsCards, playsPhones } = accessGuard(env, known);
  return [playsCards, playsPhones];
};

const from = (remoteAddress: string, forwarded?: string) =>
  new ExecutionContextHost([{ socket: { remoteAddress }, headers: {}, get: () => forwarded }]);

describe('the payment sandbox', () => {
  it('plays what is not configured', () => {
    expect(plays({})).toEqual([true, true]);
    expect(plays(card('sk_test_x'))).toEqual([false, true]);
    expect(plays(WALLET)).toEqual([true, false]);
  });

  it('plays no wallet beside a card key that moves real money', () => {
    expect(plays(card('sk_live_x'), access('stripe'))).toEqual([false, false]);
  });

  it('plays no card beside wallets that move real money', () => {
    const live = { ...WALLET, MOMO_TARGET_ENVIRONMENT: 'mtnrwanda' };
    expect(plays(live, access('momo'))).toEqual([false, false]);
    const inProduction = { ...live, NODE_ENV: 'production', SANDBOX_ALLOWED: '1' };
    expect(plays(inProduction, access('momo'))).toEqual([false, false]);
    expect(plays({}, access('paypal'))).toEqual([false, false]);
  });

  it('plays nothing in production unless explicitly allowed', () => {
    expect(plays({ NODE_ENV: 'production', ...card('sk_test_x') })).toEqual([false, false]);
    expect(plays({ NODE_ENV: 'production', SANDBOX_ALLOWED: '1' })).toEqual([true, true]);
  });

  it.each([
    ['listens on the network', { LISTEN_HOST: '0.0.0.0' }],
    ['has an API that listens on the network', { API_HOST: '::' }],
    ['has a public name', { PUBLIC_URL: 'https://shop.example' }],
  ])('plays nothing in a shop that %s, unless it is the demo', (_, env) => {
    expect(plays(env)).toEqual([false, false]);
    expect(plays({ ...env, DEMO: '1' })).toEqual([true, true]);
  });

  it('has no page where nothing is played', () => {
    expect(accessGuard({}).canActivate(from('127.0.0.1'))).toBe(true);
    expect(() => accessGuard(card('sk_live_x'), access('stripe')).canActivate(from('127.0.0.1'))).toThrow(
      NotFoundException,
    );
  });

  it.each([
    ['192.168.1.7', undefined],
    ['::1', '192.168.1.7'],
    ['::ffff:127.0.0.1', '127.0.0.1, 10.0.0.4'],
  ])('has pages for the demo alone when asked from %s on behalf of %s', (address, forwarded) => {
    const call = from(address, forwarded);
    expect(() => accessGuard({}).canActivate(call)).toThrow(NotFoundException);
    expect(accessGuard({ DEMO: '1' }).canActivate(call)).toBe(true);
  });
});
