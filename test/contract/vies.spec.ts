import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { ViesRegister } from '../../api/src/tax/adapters/vies/vies-register.js';
import { ScriptedProvider, json } from './stripe-client.js';

/** What the service answers, by https://ec.europa.eu/taxation_customs/vies/#/technical-information. */
const found = { countryCode: 'FR', vatNumber: '40303265045', requestDate: '2026-11-23T10:00:00.000Z' };
const failed = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

describe('the register of VAT numbers', () => {
  let scripted: ScriptedProvider;
  let register: ViesRegister;
  beforeAll(async () => {
    scripted = await new ScriptedProvider().open();
    register = new ViesRegister({ env: { VIES_URL: `${scripted.origin}/rest-api` } } as never);
  });
  afterAll(() => scripted.close());

  const asked = (answer: (response: ServerResponse) => void) => {
    scripted.requests.length = 0;
    scripted.answering = (_call, response) => answer(response);
    return register.knows({ country: 'FR', written: 'FR40303265045' });
  };

  it('is asked with the letters apart from the rest', async () => {
    expect(await asked((response) => json(response, 200, { ...found, valid: true }))).toBe(true);
    const [{ method, path, body } = { method: '', path: '', body: '' }] = scripted.requests;
    expect(`${method} ${path}`).toBe('POST /rest-api/check-vat-number');
    expect(JSON.parse(body)).toEqual({ countryCode: 'FR', vatNumber: '40303265045' });
  });

  it('says no to a number that nobody has', async () => {
    expect(await asked((response) => json(response, 200, { ...found, valid: false }))).toBe(false);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['a country that does not answer', (response) => json(response, 200, failed('MS_UNAVAILABLE'))],
    ['too many requests', (response) => json(response, 429, failed('GLOBAL_MAX_CONCURRENT_REQ'))],
    ['a failure with a valid number in it', (response) => json(response, 500, { ...found, valid: true })],
    ['something else than JSON', (response) => void response.end('<html>maintenance</html>')],
    ['a cut connection', (response) => void response.destroy()],
  ])('has not answered: %s', async (_, answer) => {
    expect(await asked(answer)).toBeNull();
  });
});
