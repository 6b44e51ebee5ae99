import { describe, expect, it } from '@jest/globals';
import type { Answer, Client } from '../support/client.js';
import { PICTURE, PLAIN, makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

const ADDRESSES = [
  'ada@example.com\r\nBcc: eve@example.com',
  'ada\u2028@example.com',
  '"ada lovelace"@example.com',
  '"ada"@example.com',
  'Ada <ada@example.com>',
  '<ada@example.com>',
];
/** What is invisible and comes along with a paste: left out before any rule looks (docs/decisions/0138). */
const INVISIBLE = ['\u202E', '\u200B', '\u00AD', '\u2066', '\uFEFF'];
const PERSON = { name: 'Ada', phone: '+44 20 7946 0000', password: 'a-good-password-1' };
const MESSAGE = { name: 'Ada', subject: 'Sizes', message: 'Does it run small?' };

describe('a mail address', () => {
  it.each(ADDRESSES)('S64 is not %j, wherever one is sent', async (email) => {
    const { client } = shop;
    const answers = await Promise.all([
      client.post('/auth/register', { ...PERSON, email }),
      client.post('/auth/forgot-password', { email }),
      client.post('/newsletter', { email }),
      client.post('/contact', { ...MESSAGE, email }),
      (await shop.admin()).put('/admin/settings/shop', { supportEmail: email }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  });

  it.each(INVISIBLE)('S64 is kept without %j, wherever one is sent', async (character) => {
    const { client } = shop;
    const plain = `eve${character.codePointAt(0)}@example.com`;
    const email = `${plain.slice(0, 3)}${character}${plain.slice(3)}`;
    await client.post('/auth/register', { ...PERSON, email }, { expect: 201 });
    await client.post('/auth/forgot-password', { email }, { expect: 200 });
    await client.post('/newsletter', { email }, { expect: 200 });
    await client.post('/contact', { ...MESSAGE, email }, { expect: 201 });
    const settings = await (await shop.admin()).put('/admin/settings/shop', { supportEmail: email });
    expect([settings.status, settings.body.supportEmail]).toEqual([200, plain]);
    for (const table of ['account', 'newsletter_subscriber', 'contact_message'])
      expect([table, await shop.sql(`select email from ${table} where email = $1`, [plain])]).toEqual([
        table,
        [{ email: plain }],
      ]);
  });

  it('S64 may have letters of any script', async () => {
    await shop.client.post('/auth/register', { ...PERSON, email: 'zoë.łąka@example.com' }, { expect: 201 });
  });
});

async function sendPicture(client: Client, alt: string) {
  const { id } = await makeProduct(client);
  const form = new FormData();
  const bytes = new Uint8Array(Buffer.from(PICTURE.split(',')[1] ?? '', 'base64'));
  form.append('image', new Blob([bytes], { type: 'image/png' }), 'dot.png');
  form.append('alt', alt);
  return client.post(`/admin/products/${id}/images`, form);
}

type Call = (client: Client, text: string) => Promise<Answer>;
type Kept = (answer: Answer) => unknown;

describe('a text of one line', () => {
  let people = 0;
  const signUp: Call = (client, name) =>
    client.post('/auth/register', { ...PERSON, email: `one-line-${(people += 1)}@example.com`, name });
  const nameOfLast = async () =>
    (await shop.sql(`select name from account where email = $1`, [`one-line-${people}@example.com`]))[0]
      ?.name;
  const writeUs: Call = (client, subject) =>
    client.post('/contact', { ...MESSAGE, email: `one-line-${(people += 1)}@example.com`, subject });
  const subjectOfLast = async () =>
    (
      await shop.sql(`select subject from contact_message where email = $1`, [
        `one-line-${people}@example.com`,
      ])
    )[0]?.subject;

  const calls: [string, Call, Kept][] = [
    ['the name at sign-up', signUp, nameOfLast],
    [
      'the name of the profile',
      (client, name) => client.patch('/users/me', { name }),
      ({ body }) => JSON.stringify(body),
    ],
    ['the subject of a message', writeUs, subjectOfLast],
    [
      'the name of the shop',
      (client, name) => client.put('/admin/settings/shop', { name }),
      ({ body }) => body.name,
    ],
    [
      'what a picture shows',
      (client, alt) => client.post('/admin/products', { ...PLAIN, images: [{ url: PICTURE, alt }] }),
      ({ body }) => body.images[0].alt,
    ],
    [
      'which option it shows',
      (client, optionValue) =>
        client.post('/admin/products', { ...PLAIN, images: [{ url: PICTURE, optionValue }] }),
      ({ body }) => body.images[0].optionValue,
    ],
    [
      'a value of an option',
      (client, value) =>
        client.post('/admin/products', {
          ...{ ...PLAIN, options: [size(value)] },
          variants: [{ options: { Size: value }, price: 10, stock: 1 }],
        }),
      ({ body }) => [body.options[0].values[0].value, body.variants[0].options.Size].join(),
    ],
    ['what a picture that is sent as a file shows', sendPicture, ({ body }) => JSON.stringify(body)],
    [
      'its telephone',
      (client, supportPhone) => client.put('/admin/settings/shop', { supportPhone }),
      ({ body }) => body.supportPhone,
    ],
  ];

  it.each(calls)('S64 has no separator: %s', async (_, call) => {
    const admin = await shop.admin();
    for (const character of ['\u2028', '\u2029', '\n', '\r', '\u0085', '\u0007'])
      expect([character, (await call(admin, `Ada${character}Byron`)).status]).toEqual([character, 400]);
  });

  it.each(calls)('S64 is kept without format characters: %s', async (_, call, kept) => {
    const admin = await shop.admin();
    for (const character of INVISIBLE) {
      const answer = await call(admin, `Ada${character}Byron`);
      expect([character, answer.status < 300]).toEqual([character, true]);
      const text = String(await kept(answer));
      expect(text).toContain('AdaByron');
      expect(text).not.toContain(character);
    }
  });
});
