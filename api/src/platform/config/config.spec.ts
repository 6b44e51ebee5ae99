import { describe, expect, it } from '@jest/globals';
import { BadConfiguration, readConfig } from './config.js';

const good = {
  DATABASE_URL: 'postgres://duka@127.0.0.1/duka',
  JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
};
const production = { NODE_ENV: 'production', SANDBOX_ALLOWED: '1' };

/** The sentences that the start ends with. */
function complaints(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return error instanceof BadConfiguration ? error.sentences : [String(error)];
  }
}

describe('the configuration', () => {
  it('is complete with a database and a secret', () => {
    const config = readConfig(good);
    expect([config.apiPort, config.publicUrl, config.cardSandbox]).toEqual([
      3001,
      'http://localhost:3000',
      true,
    ]);
  });

  it('S62 names every variable that is missing or wrong, one sentence each', () => {
    expect(complaints({})).toEqual(['DATABASE_URL is missing.', 'JWT_SECRET is missing.']);
    const wrong = { ...good, PORT: '70000', JWT_SECRET: 'short', DEPOSIT_PERCENT: '140', LOG_LEVEL: 'loud' };
    const named = complaints(wrong).map((sentence) => sentence.split(' ')[0]);
    expect(named.sort()).toEqual(['DEPOSIT_PERCENT', 'JWT_SECRET', 'LOG_LEVEL', 'PORT']);
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ ...good, PORT: '', SMTP_URL: '' }).env.PORT).toBe(3000);
  });

  it.each([
    ['a Stripe key without its webhook secret', { STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
    [
      'metrics for other machines without a token',
      { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' },
      'METRICS_TOKEN',
    ],
    ['the sandbox in production', { NODE_ENV: 'production' }, 'STRIPE_SECRET_KEY'],
    [
      'a live key sent elsewhere',
      {
        STRIPE_SECRET_KEY: 'sk_live_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        STRIPE_API_BASE: 'https://example.com',
      },
      'STRIPE_API_BASE',
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
    ['a secret that was typed', { ...production, JWT_SECRET: 'abc'.repeat(20) }, 'JWT_SECRET'],
    [
      'a database password that stood in the compose file',
      { ...production, DATABASE_URL: 'postgres://duka:duka-compose@database/duka' },
      'DATABASE_URL',
    ],
    ['a key of the tests', { ...production, SANDBOX_STRIPE_KEY: 'sk_test_duka_tests' }, 'SANDBOX_STRIPE_KEY'],
    [
      'a wallet provider without its keys',
      { MOMO_BASE_URL: 'https://momo.example', MOMO_RATE: '1' },
      'MOMO_SUBSCRIPTION_KEY,',
    ],
  ])('refuses %s', (_, env, name) => {
    expect(complaints({ ...good, ...env }).map((sentence) => sentence.split(' ')[0])).toEqual([name]);
  });

  it('takes object storage whole or not at all', () => {
    const keys = { S3_BUCKET: 'duka', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig(good).objectStorage).toBeUndefined();
    const aws = readConfig({ ...good, ...keys, S3_REGION: 'eu-west-1' }).objectStorage;
    expect(aws?.address).toBe('https://duka.s3.eu-west-1.amazonaws.com/');
    const own = readConfig({ ...good, ...keys, S3_ENDPOINT: 'http://storage:9000' }).objectStorage;
    expect([own?.address, own?.region]).toEqual(['http://storage:9000/duka/', 'us-east-1']);
    expect(complaints({ ...good, S3_BUCKET: 'duka' })).toEqual([
      'S3_ACCESS_KEY_ID is missing: object storage needs it.',
      'S3_SECRET_ACCESS_KEY is missing: object storage needs it.',
    ]);
    expect(complaints({ ...good, S3_ENDPOINT: 'http://storage:9000' })).toHaveLength(3);
    expect(complaints({ ...good, ...keys, S3_BUCKET: '../x' })).toHaveLength(1);
    expect(complaints({ ...good, ...keys, S3_ENDPOINT: 'file:///etc' })).toHaveLength(1);
  });

  it('never guesses what a dollar is worth in a wallet', () => {
    const keys = { MOMO_SUBSCRIPTION_KEY: 'k', MOMO_API_USER: 'u', MOMO_API_KEY: 'k' };
    const wallet = { ...good, ...keys, MOMO_BASE_URL: 'https://momo.example', MOMO_CURRENCY: 'UGX' };
    expect(complaints(wallet)).toEqual([
      "MOMO_RATE is missing: how much UGX a wallet pays for one of the shop's currency.",
    ]);
    expect(readConfig({ ...wallet, MOMO_RATE: '3710' }).mobileRate).toBe(3710);
  });
});
