import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { PlayedGoogle } from '../support/played-google.js';
import { makeProduct, size } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

const google = await new PlayedGoogle().open();
const shop = useOwnShop({ env: { GOOGLE_MERCHANT_API_BASE: google.url } });
afterAll(() => google.close());

const KEYS = { GOOGLE_MERCHANT_ACCOUNT: '123456', GOOGLE_MERCHANT_DATA_SOURCE: '789' };
let admin: Client;
let shirt: Json;
let small: string;
let medium: string;

const enter = (values: object) =>
  admin.put<Json>('/admin/connections/google', {
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
  });
const trial = async (): Promise<Json> =>
  (await admin.post<Json>('/admin/connections/google/trial', {}, { expect: 200 })).body;
const soon = (is: () => boolean) => eventually(() => Promise.resolve(is()), Boolean);
const change = (body: object) => admin.put(`/admin/products/${shirt.id}`, body, { expect: 200 });
/** As if its pause was over. */
const again = () => shop.sql('update channel_due set due_at = now()');
const state = async () =>
  shop.sql<Json>('select state, message from channel_item where variant_id = $1', [small]);

beforeAll(async () => {
  admin = await shop.admin();
  shirt = await makeProduct(admin, {
    ...{ name: 'Told Shirt', discount: 20, saleEndsAt: '2090-12-24T20:00:00.000Z' },
    options: [size('S', 'M')],
    variants: ['S', 'M'].map((value, at) => ({
      ...{ sku: `TOLD-${value}`, price: 16, stock: at * 5, options: { Size: value } },
    })),
    fields: { brand: 'Kiln', unitAmount: { amount: 750, unit: 'ml' } },
  });
  [small, medium] = shirt.variants.map(({ id }: Json) => id);
});

it('is set up by a key that Google takes, and tells at its field what is none', async () => {
  const wrong = await enter({ ...KEYS, GOOGLE_MERCHANT_KEY: '{"private_key": "none"}' });
  expect(wrong.body.errors).toMatchObject([{ field: 'values.GOOGLE_MERCHANT_KEY' }]);
  const another = new PlayedGoogle().keyFile;
  await enter({ ...KEYS, GOOGLE_MERCHANT_KEY: another });
  expect(await trial()).toEqual({
    ...{ worked: false, message: 'Google does not take the key: Invalid JWT Signature.' },
  });
  const saved = await enter({ GOOGLE_MERCHANT_KEY: google.keyFile });
  expect([saved.status, saved.body.state]).toEqual([200, 'real']);
});

it('is told of all that is on sale, as Google’s documents have it', async () => {
  // what was claimed with the key of another account waits for a while
  await soon(() => google.calls > 0);
  await again();
  await soon(() => google.inputs.has(small) && google.inputs.has(medium));
  const { currency } = (await shop.client.get<Json>('/shop', { expect: 200 })).body.data;
  const money = (amountMicros: string) => ({ amountMicros, currencyCode: currency });
  expect(google.inputs.get(small)).toMatchObject({
    ...{ title: 'Told Shirt, S', availability: 'OUT_OF_STOCK', condition: 'NEW', brand: 'Kiln', size: 'S' },
    ...{ price: money('20000000'), salePrice: money('16000000'), itemGroupId: shirt.id },
    salePriceEffectiveDate: { endTime: '2090-12-24T20:00:00.000Z' },
    unitPricingMeasure: { value: 750, unit: 'ml' },
  });
  expect(google.inputs.get(medium)?.availability).toBe('IN_STOCK');
  expect((await trial()).message).toMatch(/^Google knows the data source Shop .* \d+ taken, 0 refused/);
});

it('is told of each change, and no more than that', async () => {
  await eventually(
    () => shop.sql<Json>('select count(*)::int as due from channel_due'),
    ([row]) => row?.due === 0,
  );
  const before = google.calls;
  await change({ name: 'Renamed Shirt' });
  await soon(() => google.inputs.get(small)?.title === 'Renamed Shirt, S');
  await eventually(state, ([row]) => row?.state === 'taken');
  // a token and two variants
  expect(google.calls - before).toBeLessThanOrEqual(3);
  await change({ saleEndsAt: null });
  await soon(() => google.inputs.get(medium)?.salePriceEffectiveDate === undefined);
});

it('says why it takes something not, and is told again when that has changed', async () => {
  google.refusals.set(small, 'Invalid value for attribute title.');
  await change({ name: 'Loud SHIRT!!!' });
  await eventually(state, ([row]) => row?.state === 'refused');
  expect((await trial()).message).toContain('TOLD-S: Invalid value for attribute title.');
  const [told] = (await admin.get<Json[]>('/admin/channels', { expect: 200 })).body;
  expect(told).toMatchObject({
    ...{ name: 'google', isSetUp: true, failure: '', refused: 1 },
    failed: [
      { variantId: small, sku: 'TOLD-S', state: 'refused', message: 'Invalid value for attribute title.' },
    ],
  });
  google.refusals.clear();
  await admin.post('/admin/channels/google/resending', { productId: shirt.id }, { expect: 200 });
  await eventually(state, ([row]) => row?.state === 'taken');
  await admin.post('/admin/channels/none/resending', {}, { expect: 404 });
  await change({ name: 'Quiet Shirt' });
});

it('holds up nothing while it is away, and hears of it later', async () => {
  google.isDown = true;
  const before = google.calls;
  await change({ name: 'Late Shirt' });
  await soon(() => google.calls > before);
  expect((await trial()).worked).toBe(false);
  const [shut] = (await admin.get<Json[]>('/admin/channels', { expect: 200 })).body;
  expect(shut?.failure).toMatch(/currently unavailable|it answered 503/);
  const german = { headers: { 'accept-language': 'de' }, expect: 200 } as const;
  const [told] = (await admin.get<Json[]>('/admin/channels', german)).body;
  expect(told?.failure).toMatch(/^Google (antwortet nicht|nimmt den Schlüssel nicht an): /);
  google.isDown = false;
  await eventually(
    async () => {
      await again();
      return google.inputs.get(small)?.title;
    },
    (title) => title === 'Late Shirt, S',
  );
});

it('is told of everything anew by a command, and forgets what is not on sale', async () => {
  google.inputs.clear();
  const command = fileURLToPath(new URL('../../api/dist/tell-channels.js', import.meta.url));
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [command], { env });
  expect(stdout).toBe('Told anew of everything: google.\n');
  await soon(() => google.inputs.has(medium));
  google.inputs.clear();
  await admin.post('/admin/channels/google/resending', {}, { expect: 200 });
  await soon(() => google.inputs.has(medium));
  await change({ status: 'archived' });
  await soon(() => !google.inputs.has(medium) && !google.inputs.has(small));
  await eventually(state, ([row]) => row === undefined);
});
