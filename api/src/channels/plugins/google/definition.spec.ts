import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Currency } from '../../../kernel/currency.js';
import { google } from './definition.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const key = JSON.stringify({
  client_email: 'shop@project.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
});
const DOOR = { baseUrl: 'https://google.example', secrets: { account: '1', source: '2', key } };

/** The session, with a Google that answers everything but the token like that. */
const open = (status: number) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url) =>
      Promise.resolve(
        url === 'https://google.example/token'
          ? Response.json({ access_token: 'token' })
          : Response.json({ error: { message: 'As it is.' } }, { status }),
      ),
    );
  return google.open(DOOR);
};
afterEach(() => void jest.restoreAllMocks());

describe('what Google answers', () => {
  it.each([
    [200, 'taken'],
    [400, 'refused'],
    [409, 'later'],
    [413, 'later'],
    [401, 'unclear'],
    [403, 'unclear'],
    [404, 'unclear'],
    [429, 'unclear'],
    [503, 'unclear'],
  ])('with %i to goods is read as %s', async (status, outcome) => {
    const message = outcome === 'taken' ? '' : 'As it is.';
    expect(await (await open(status)).send({ offerId: 'mug' })).toEqual({ outcome, message });
  });

  it('to what is taken out is of that product alone, and done where it is gone', async () => {
    const toldAs = google.nameOf({ country: 'KE', language: 'en' });
    expect(toldAs).toBe('en~KE');
    const outcome = async (status: number) => (await (await open(status)).remove('mug', toldAs)).outcome;
    expect([await outcome(400), await outcome(404), await outcome(503)]).toEqual([
      'later',
      'taken',
      'unclear',
    ]);
  });
});

describe('all goods are told anew', () => {
  const shop = {
    ...{ name: 'Shop', url: 'https://shop.example', pages: 'https://shop.example', language: 'de' },
    ...{ country: 'DE', currency: Currency.of('EUR'), zones: [] },
  };

  it.each([
    ['another account', { secrets: { ...DOOR.secrets, account: '9' } }, {}],
    ['another data source', { secrets: { ...DOOR.secrets, source: '9' } }, {}],
    ['another language', DOOR, { language: 'fr' }],
    ['another country', DOOR, { country: 'AT' }],
    ['another currency', DOOR, { currency: Currency.of('CHF') }],
    ['another address of the shop', DOOR, { pages: 'https://shop.example/de' }],
  ])('for %s', (_, door, change) => {
    expect(google.targetOf(DOOR, shop)).toBe(google.targetOf({ ...DOOR }, { ...shop, name: 'Other' }));
    expect(google.targetOf(door, { ...shop, ...change })).not.toBe(google.targetOf(DOOR, shop));
  });
});
