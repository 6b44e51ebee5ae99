import { describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
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
  'ada\u200B@example.com',
  'ada\u202E@example.com',
];
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

describe('a text of one line', () => {
  const calls: [string, (client: Client, text: string) => Promise<{ status: number }>][] = [
    [
      'the name at sign-up',
      (client, name) => client.post('/auth/register', { ...PERSON, email: 'eve@example.com', name }),
    ],
    ['the name of the profile', (client, name) => client.patch('/users/me', { name })],
    [
      'the subject of a message',
      (client, subject) => client.post('/contact', { ...MESSAGE, email: 'eve@example.com', subject }),
    ],
    ['the name of the shop', (client, name) => client.put('/admin/settings/shop', { name })],
    [
      'what a picture shows',
      (client, alt) => client.post('/admin/products', { ...PLAIN, images: [{ url: PICTURE, alt }] }),
    ],
    [
      'which option it shows',
      (client, optionValue) =>
        client.post('/admin/products', { ...PLAIN, images: [{ url: PICTURE, optionValue }] }),
    ],
    [
      'a value of an option',
      (client, value) => client.post('/admin/products', { ...PLAIN, options: [size(value)] }),
    ],
    ['what a picture that is sent as a file shows', sendPicture],
    ['its telephone', (client, supportPhone) => client.put('/admin/settings/shop', { supportPhone })],
  ];

  it.each(calls)('S64 has no separator and no format character: %s', async (_, call) => {
    const admin = await shop.admin();
    for (const character of ['\u2028', '\u2029', '\u202E', '\u200B', '\u00AD'])
      expect((await call(admin, `Ada${character}Byron`)).status).toBe(400);
  });
});
