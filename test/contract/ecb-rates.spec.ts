import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { EcbReferenceRates } from '../../api/src/settings/adapters/ecb/ecb-reference-rates.js';
import { published } from '../support/ecb.js';
import { ScriptedProvider } from './stripe-client.js';

describe('the reference rates of the European Central Bank', () => {
  let scripted: ScriptedProvider;
  let source: EcbReferenceRates;
  beforeAll(async () => {
    scripted = await new ScriptedProvider().open();
    const ECB_RATES_URL = `${scripted.origin}/stats/eurofxref/eurofxref-daily.xml`;
    source = new EcbReferenceRates({ env: { ECB_RATES_URL } } as never);
  });
  afterAll(() => scripted.close());

  const asked = (answer: (response: ServerResponse) => void) => {
    scripted.answering = (_call, response) => answer(response);
    return source.latest();
  };

  it('are read with their day', async () => {
    const rates = { USD: '1.0705', JPY: '171.94', IDR: '17487.21' };
    const read = await asked((response) => void response.end(published('2024-06-28', rates)));
    expect(read).toEqual({
      ...{ day: '2024-06-28', base: 'EUR' },
      rates: new Map([
        ['USD', 1.0705],
        ['JPY', 171.94],
        ['IDR', 17_487.21],
      ]),
    });
    expect(scripted.requests.at(-1)).toMatchObject({
      method: 'GET',
      path: '/stats/eurofxref/eurofxref-daily.xml',
    });
  });

  it('are read whichever quotes the document has', async () => {
    const text = published('2024-06-28', { USD: '1.0705' }).replaceAll("'", '"');
    expect((await asked((response) => void response.end(text)))?.rates).toEqual(new Map([['USD', 1.0705]]));
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['a page in their place', (response) => void response.end('<html>maintenance</html>')],
    ['no rates', (response) => void response.end(published('2024-06-28', {}))],
    [
      'rates that are none',
      (response) => void response.end(published('2024-06-28', { USD: '0', JPY: 'N/A' })),
    ],
    ['no day', (response) => void response.end(published('', { USD: '1.0705' }))],
    ['a failure', (response) => void response.writeHead(503).end(published('2024-06-28', { USD: '1' }))],
    ['another address', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    [
      'a text without end',
      (response) => void response.end(published('2024-06-28', { USD: '1' }).repeat(200)),
    ],
    ['a cut connection', (response) => void response.destroy()],
  ])('are none for %s', async (_, answer) => {
    expect(await asked(answer)).toBeNull();
  });
});
