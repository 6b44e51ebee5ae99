import { describe, expect, it } from '@jest/globals';
import { declaredOf } from '../../kernel/connections.js';
import type { DeclaredVariable } from '../../kernel/declared-variable.js';
import { BadConfiguration, readConfig } from './config.js';

const good = {
  DATABASE_URL: 'postgres://duka@127.0.0.1/duka',
  JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
};
const production = { NODE_ENV: 'production', SANDBOX_ALLOWED: '1' };

/** The sentences that the start ends with. */
function complaints(
  env: Record<string, string>,
  variables: readonly DeclaredVariable[] = [],
): readonly string[] {
  try {
    readConfig(env, declaredOf([{ variables }]));
    return [];
  } catch (error) {
    return error instanceof BadConfiguration ? error.sentences : [String(error)];
  }
}

describe('the configuration', () => {
  it('is complete with a database and a secret', () => {
    const config = readConfig(good);
    expect([config.apiPort, config.publicUrl]).toEqual([3001, 'http://localhost:3000']);
  });

  it('goes by the typed address where the environment has none, and asks at each use', () => {
    const config = readConfig({ ...good, LISTEN_HOST: '127.0.0.1' });
    config.reachAt('https://lamps.example/');
    expect([config.publicUrl, config.isLocal]).toEqual(['https://lamps.example', false]);
    config.reachAt(undefined);
    expect([config.publicUrl, config.isLocal]).toEqual(['http://localhost:3000', true]);
    config.reachAt('https://lamps.example:80443');
    expect([config.publicUrl, config.isLocal]).toEqual(['http://localhost:3000', true]);
    const set = readConfig({ ...good, PUBLIC_URL: 'https://shop.example' });
    set.reachAt('https://lamps.example');
    expect(set.publicUrl).toBe('https://shop.example');
  });

  it('S62 names every variable that is missing or wrong, one sentence each', () => {
    expect(complaints({})).toEqual(['DATABASE_URL is missing.', 'JWT_SECRET is missing.']);
    const wrong = { ...good, PORT: '70000', JWT_SECRET: 'short', DEPOSIT_PERCENT: '140', LOG_LEVEL: 'loud' };
    const named = complaints(wrong).map((sentence) => sentence.split(' ')[0]);
    expect(named.sort()).toEqual(['DEPOSIT_PERCENT', 'JWT_SECRET', 'LOG_LEVEL', 'PORT']);
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ ...good, PORT: '', API_HOST: '' }).env.PORT).toBe(3000);
  });

  it.each([
    ['an address of the shop that is none', { PUBLIC_URL: 'shop' }, 'PUBLIC_URL'],
    [
      'metrics for other machines without a token',
      { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' },
      'METRICS_TOKEN',
    ],
    [
      'the demo password in production',
      { ...production, ADMIN_PASSWORD: 'duka-admin-demo' },
      'ADMIN_PASSWORD',
    ],
    [
      'a secret that stood in the compose file',
      { ...production, JWT_SECRET: 'change-me-this-is-not-a-secret-at-all' },
      'JWT_SECRET',
    ],
    [
      'a platform that would be told in the clear',
      { ...production, UCP_ORDER_WEBHOOK: 'http://platform.example/orders' },
      'UCP_ORDER_WEBHOOK',
    ],
    ['a secret that was typed', { ...production, JWT_SECRET: 'abc'.repeat(20) }, 'JWT_SECRET'],
    [
      'a database password that stood in the compose file',
      { ...production, DATABASE_URL: 'postgres://duka:duka-compose@database/duka' },
      'DATABASE_URL',
    ],
    ['every origin at once', { CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    ['an origin with a path', { CORS_ORIGINS: 'https://books.example/' }, 'CORS_ORIGINS'],
    ['a key of the tests', { ...production, SANDBOX_STRIPE_KEY: 'sk_test_duka_tests' }, 'SANDBOX_STRIPE_KEY'],
  ])('refuses %s', (_, env, name) => {
    expect(complaints({ ...good, ...env }).map((sentence) => sentence.split(' ')[0])).toEqual([name]);
  });

  it('asks for no payment provider in production: what has none is not offered, and nothing is played', () => {
    const config = readConfig({ ...good, NODE_ENV: 'production' });
    expect(config.mayPlay).toBe(false);
  });
});

describe('the public address of a shop in production', () => {
  const post = { POST_OFFICE: 'https://post.example' };
  const declared = {
    name: 'POST_OFFICE',
    label: 'Post office',
    about: 'no letters',
    sendsLinks: true as const,
  };

  it.each([
    [{ PUBLIC_URL: 'https://shop.example' }, []],
    [{ PUBLIC_URL: 'https://shop.example', ...post }, []],
    [{ PUBLIC_URL: 'http://localhost:8080', ...post }, []],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, []],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, []],
    [{}, []],
    [post, ['PUBLIC_URL is missing: the links in mails would lead to localhost.']],
    [
      { PUBLIC_URL: 'http://shop.example' },
      ['PUBLIC_URL is wrong: in production it must begin with https://, or name this machine to try it out.'],
    ],
  ])('%j is answered by %j', (env, sentences) =>
    expect(complaints({ ...good, ...production, ...env }, [declared])).toEqual(sentences),
  );

  it('shows the documentation of the API on demand alone', () => {
    const shown = (env: object) => readConfig({ ...good, ...env }).showsDocs;
    expect([shown({}), shown({ DOCS: '0' })]).toEqual([true, false]);
    expect([shown(production), shown({ ...production, DOCS: '1' })]).toEqual([false, true]);
  });
});
