import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ScriptedProvider } from '../contract/stripe-client.js';
import type { Client, Json } from '../support/client.js';
import { published } from '../support/ecb.js';
import { eventually } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const bank = new ScriptedProvider();
const env: Record<string, string> = {};
let answer = published('2026-11-20', { USD: '1.25' });

beforeAll(async () => {
  await bank.open();
  bank.answering = (_call, response) => void response.end(answer);
  env['ECB_RATES_URL'] = `${bank.origin}/eurofxref-daily.xml`;
});
const shop = useOwnShop({ env });
afterAll(() => bank.close());

const euro = { code: 'EUR', rate: null, roundTo: 0.01, isPayable: false };

describe('a currency without a rate of its own', () => {
  let admin: Client;
  beforeAll(async () => {
    admin = await shop.admin();
  });

  const shown = async () =>
    (await shop.client.get<Json>('/shop', { expect: 200 })).body.data.displayCurrencies as Json[];
  const followed = async () => (await admin.get<Json[]>('/admin/exchange-rates', { expect: 200 })).body;
  const choose = (displayCurrencies: object[]) =>
    admin.put<Json>('/admin/settings/shop', { displayCurrencies }, { expect: 200 });
  const becomes = (expected: Json) =>
    eventually(followed, ([rate]) => JSON.stringify({ ...rate, ...expected }) === JSON.stringify(rate));
  const fetchNow = () => shop.sql(`select graphile_worker.add_job('settings.fetch-rates')`);

  it('gets that of the European Central Bank once staff has chosen so', async () => {
    expect(bank.requests).toEqual([]);
    expect((await choose([euro])).body.displayCurrencies).toEqual([euro]);
    await becomes({ id: 'EUR', rate: 0.8, day: '2026-11-20', waiting: null });
    expect(await shown()).toEqual([{ ...euro, rate: 0.8 }]);
  });

  it('keeps it while the bank tells nonsense, or a rate that is far off', async () => {
    answer = '<html>maintenance</html>';
    const before = bank.requests.length;
    await fetchNow();
    await eventually(
      () => Promise.resolve(bank.requests.length),
      (asked) => asked > before,
    );
    answer = published('2026-11-23', { USD: '2.5' });
    await fetchNow();
    await becomes({ waiting: { rate: 0.4, day: '2026-11-23' } });
    expect(await shown()).toEqual([{ ...euro, rate: 0.8 }]);
  });

  it('takes the far one once staff has accepted what it saw', async () => {
    const accept = (code: string, rate: unknown) =>
      admin.post<Json>(`/admin/exchange-rates/${code}/accept`, { rate });
    for (const [code, rate] of [
      ['EUR', 0.41],
      ['CHF', 0.4],
      ['nothing', 0.4],
    ] as const)
      expect(await accept(code, rate)).toMatchObject({ status: 409, body: { code: 'rate_not_waiting' } });
    expect(await accept('EUR', 'much')).toMatchObject({ status: 400, body: { errors: [{ field: 'rate' }] } });
    const taken = await accept('EUR', 0.4);
    expect(taken).toMatchObject({
      status: 200,
      body: [{ id: 'EUR', rate: 0.4, day: '2026-11-23', waiting: null }],
    });
    expect(await shown()).toEqual([{ ...euro, rate: 0.4 }]);
    const [written] = await shop.sql<Json>(`select entity_id, changes from audit_event
      where action = 'adminAcceptExchangeRate' order by id desc limit 1`);
    expect(written).toMatchObject({ entity_id: 'EUR', changes: { rate: { from: 0.8, to: 0.4 } } });
    expect((await accept('EUR', 0.4)).status).toBe(409);
  });

  it('has the one entered by hand as soon as there is one, and needs no bank', async () => {
    await choose([{ ...euro, rate: 0.91 }]);
    expect(await shown()).toEqual([{ ...euro, rate: 0.91 }]);
    expect(await followed()).toEqual([]);
  });
});
