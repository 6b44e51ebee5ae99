import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { ViesRegistry } from '../../api/src/tax/adapters/vies/vies-registry.js';
import { ProviderAccess } from '../../api/src/platform/config/provider-access.js';
import type { VatNumber } from '../../api/src/tax/domain/vat-number.js';
import { ScriptedProvider, json } from './stripe-client.js';

/** What the service answers, by https://ec.europa.eu/taxation_customs/vies/#/technical-information. */
const found = { countryCode: 'FR', vatNumber: '40303265045', requestDate: '2026-11-23T10:00:00.000Z' };
const NOW = '2026-11-29T10:00:00.000Z';
const FRENCH = { letters: 'FR', written: 'FR40303265045' };
const at = (config: object, access = new ProviderAccess()) =>
  new ViesRegistry(config as never, access, { now: () => new Date(NOW) });
const failed = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

describe('the register of VAT numbers', () => {
  let scripted: ScriptedProvider;
  let register: ViesRegistry;
  beforeAll(async () => {
    scripted = await new ScriptedProvider().open();
    register = at({ env: { VIES_URL: `${scripted.origin}/rest-api` } });
  });
  afterAll(() => scripted.close());

  const asked = (answer: (response: ServerResponse) => void, own: VatNumber | null = null) => {
    scripted.requests.length = 0;
    scripted.answering = (_call, response) => answer(response);
    return register.lookUp(FRENCH, own);
  };

  it('is asked with the letters apart from the rest', async () => {
    const said = await asked((response) => json(response, 200, { ...found, valid: true, name: '---' }));
    expect(said).toEqual({ isKnown: true, askedAt: NOW, consultation: null, name: null, address: null });
    const [{ method, path, body } = { method: '', path: '', body: '' }] = scripted.requests;
    expect(`${method} ${path}`).toBe('POST /rest-api/check-vat-number');
    expect(JSON.parse(body)).toEqual({ countryCode: 'FR', vatNumber: '40303265045' });
  });

  it('gives the number of a consultation to a shop with a number of its own', async () => {
    const more = { requestIdentifier: 'WAPIAAAAYz4', name: 'SARL GOOGLE', address: '8 RUE\nDE LONDRES' };
    const own = { letters: 'DE', written: 'DE136695976' };
    const said = await asked((response) => json(response, 200, { ...found, valid: true, ...more }), own);
    expect(said).toMatchObject({
      consultation: 'WAPIAAAAYz4',
      name: 'SARL GOOGLE',
      address: '8 RUE DE LONDRES',
    });
    const [{ body } = { body: '' }] = scripted.requests;
    expect(JSON.parse(body)).toEqual({
      ...{ countryCode: 'FR', vatNumber: '40303265045' },
      ...{ requesterMemberStateCode: 'DE', requesterNumber: '136695976' },
    });
  });

  it('is asked again in nobody’s name where it does not hold the number of the shop', async () => {
    scripted.requests.length = 0;
    scripted.answering = ({ body }, response) =>
      body.includes('requesterNumber')
        ? json(response, 200, failed('INVALID_REQUESTER_INFO'))
        : json(response, 200, { ...found, valid: true });
    const own = { letters: 'DE', written: 'DE136695976' };
    expect(await register.lookUp(FRENCH, own)).toMatchObject({ isKnown: true, consultation: null });
    expect(scripted.requests).toHaveLength(2);
    const busy = (response: ServerResponse) => json(response, 429, failed('GLOBAL_MAX_CONCURRENT_REQ'));
    expect(await asked(busy, own)).toBeNull();
    expect(scripted.requests).toHaveLength(1);
  });

  it('outside of production is the one of the sandbox, or nobody', async () => {
    const here = new ProviderAccess();
    const local = at({ env: {}, isProduction: false }, here);
    expect(await local.lookUp(FRENCH, null)).toBeNull();
    here.announce('vies', { baseUrl: `${scripted.origin}/vies`, secrets: {} });
    scripted.answering = (_call, response) => json(response, 200, { ...found, valid: true });
    expect(await local.lookUp(FRENCH, null)).toMatchObject({ isKnown: true });
  });

  it('says no to a number that nobody has', async () => {
    expect(await asked((response) => json(response, 200, { ...found, valid: false }))).toMatchObject({
      isKnown: false,
    });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['a country that does not answer', (response) => json(response, 200, failed('MS_UNAVAILABLE'))],
    ['too many requests', (response) => json(response, 429, failed('GLOBAL_MAX_CONCURRENT_REQ'))],
    ['a failure with a valid number in it', (response) => json(response, 500, { ...found, valid: true })],
    ['something else than JSON', (response) => void response.end('<html>maintenance</html>')],
    [
      'an answer without end',
      (response) => json(response, 200, { ...found, valid: true, name: 'a'.repeat(20_000) }),
    ],
    ['a cut connection', (response) => void response.destroy()],
  ])('has not answered: %s', async (_, answer) => {
    expect(await asked(answer)).toBeNull();
  });
});
