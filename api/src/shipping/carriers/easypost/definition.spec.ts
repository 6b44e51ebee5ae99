import { describe, expect, it } from '@jest/globals';
import { declaredOf } from '../../../kernel/connections.js';
import { BadConfiguration, readConfig } from '../../../platform/config/config.js';
import { easypost } from './definition.js';

const good = {
  DATABASE_URL: 'postgres://duka@127.0.0.1/duka',
  JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
};
const production = { NODE_ENV: 'production', SANDBOX_ALLOWED: '1' };
const SHIP_FROM = 'Duka; 12 Market Street; Springfield; IL; 62704; US; +15550100140';
/** As it should be set up. */
const carrier = {
  EASYPOST_API_KEY: 'EZAKx',
  EASYPOST_WEBHOOK_SECRET: 'made with openssl rand',
  SHIP_FROM,
};

/** The sentences that the start ends with. */
function complaints(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...good, ...carrier, ...env }, declaredOf([easypost]));
    return [];
  } catch (error) {
    return error instanceof BadConfiguration ? error.sentences : [String(error)];
  }
}

describe('what EasyPost reads of the environment', () => {
  it('is taken whole, in production as well', () => {
    expect([complaints({}), complaints({ NODE_ENV: 'production' })]).toEqual([[], []]);
  });

  it.each([
    ['a key of another service', { EASYPOST_API_KEY: 'shippo_test_x' }, 'EASYPOST_API_KEY'],
    ['a webhook secret that can be guessed', { EASYPOST_WEBHOOK_SECRET: 'short' }, 'EASYPOST_WEBHOOK_SECRET'],
    ['a host that is none', { EASYPOST_API_BASE: 'api.easypost.com' }, 'EASYPOST_API_BASE'],
    ['a sender without a phone', { SHIP_FROM: SHIP_FROM.replace('; +15550100140', '') }, 'SHIP_FROM'],
    ['no sender', { SHIP_FROM: '' }, 'EASYPOST_WEBHOOK_SECRET'],
    ['no webhook secret', { EASYPOST_WEBHOOK_SECRET: '' }, 'EASYPOST_WEBHOOK_SECRET'],
    ['a live key sent elsewhere', { EASYPOST_API_BASE: 'https://example.com' }, 'EASYPOST_API_BASE'],
    ['a key of the tests', { ...production, EASYPOST_API_KEY: 'EZTKkey' }, 'EASYPOST_API_KEY'],
    [
      'a webhook secret of the tests',
      { ...production, EASYPOST_WEBHOOK_SECRET: 'a secret of the webhook' },
      'EASYPOST_WEBHOOK_SECRET',
    ],
  ])('is refused with %s', (_, env, name) => {
    expect(complaints(env).map((sentence) => sentence.split(' ')[0])).toEqual([name]);
  });

  it('says what belongs together when a part is missing', () => {
    expect(complaints({ SHIP_FROM: '' })).toEqual([
      'EASYPOST_WEBHOOK_SECRET and SHIP_FROM belong to EASYPOST_API_KEY; one is missing.',
    ]);
    expect(complaints({ SHIP_FROM: 'Duka' })).toEqual([
      'SHIP_FROM is wrong: it must be name; street; city; state; postcode; country; phone.',
    ]);
  });
});
