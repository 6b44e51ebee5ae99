import { describe, expect, it } from '@jest/globals';
import { newDevice } from './account-letters.js';
import { backInStock, letter, unlinked } from './letters.js';
import { visitorMessage } from './message-letters.js';
import { compose } from './mail.js';
import { appointed, roleChanged, webhookOff } from './staff-letters.js';
import { tongueOf } from '../../platform/languages/tongues.js';

const SHOP = {
  tongue: tongueOf('en'),
  ...{ name: 'Duka', url: 'https://shop.example', supportEmail: 'help@shop.example', bankDetails: '' },
};
const ANN = { name: 'Ann', email: 'ann@example.com' };

describe('a letter that a visitor has written', () => {
  const written = (message: string, subject = 'Size') =>
    visitorMessage(SHOP, { ...ANN, id: 'm-1', reference: 'M-8A2B4C6D', subject, message });

  it('has a paragraph for each of its lines, without the empty ones', () => {
    const words = written('First\r\n\r\nSecond\n   \nThird').blocks.slice(2, -1);
    expect(words).toEqual(
      ['First', 'Second', 'Third'].map((text) => ({ kind: 'text', text, isQuoted: true })),
    );
  });

  it('names who wrote, above all in the subject where there is none', () => {
    expect(written('Hello').blocks[1]).toEqual({
      kind: 'rows',
      rows: [
        ['From', 'Ann'],
        ['Email', 'ann@example.com'],
        ['Reference', 'M-8A2B4C6D'],
      ],
    });
    expect([written('Hello').subject, written('Hello', '').subject]).toEqual(['Size', 'A message from Ann']);
    expect(written('Hello')).toMatchObject({ greeting: 'Hello Duka,', to: 'help@shop.example' });
  });
});

describe('a letter', () => {
  it('about what can be bought again leads to the variant, or to the product', () => {
    const link = (variantId: string) =>
      backInStock(SHOP, ANN.email, { name: 'Tee', id: 'p-1', variantId }).blocks[1];
    expect(link('v-1')).toMatchObject({ url: 'https://shop.example/product/p-1?variant=v-1' });
    expect(link('')).toMatchObject({ url: 'https://shop.example/product/p-1' });
  });

  it('about a new device names it, as far as it is known', () => {
    const device = (userAgent: string) => newDevice(SHOP, ANN, userAgent).blocks[1];
    expect(device('Firefox')).toMatchObject({ rows: [['Device', 'Firefox']] });
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
    const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0';
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Safari/604';
    expect(device(chrome)).toMatchObject({ rows: [['Device', 'Chrome on Linux']] });
    expect(device(edge)).toMatchObject({ rows: [['Device', 'Edge on Windows']] });
    expect(device(phone)).toMatchObject({ rows: [['Device', 'Safari on iOS']] });
    for (const unknown of ['', 'call https://evil.example now'])
      expect(device(unknown)).toMatchObject({ rows: [['Device', 'unknown']] });
  });

  it.each([
    ['admin', 'an administrator'],
    ['staff', 'a member of staff'],
    ['customer', 'a shopper'],
    ['auditor', 'auditor'],
  ])('about the role %s calls it %s', (role, title) => {
    expect(appointed(SHOP, ANN, role, 'tok').subject).toBe(`You are now ${title} of the shop`);
    const { blocks } = roleChanged(SHOP, ANN, { person: 'Eve', role, by: 'Ann' });
    expect(blocks[0]).toEqual({ kind: 'text', text: `Ann has made Eve ${title} of the shop.` });
  });
});

it.each([
  ['failing', 'Its receiver has not taken an event for three days.'],
  ['gone', 'Its receiver answered 410: it takes nothing any more.'],
])('a letter about a webhook that is off says why: %s', (reason, why) => {
  const { subject, blocks } = webhookOff(SHOP, ANN, { name: 'Books', id: 'w1', reason });
  expect(subject).toBe('A webhook was switched off: Books');
  expect(blocks[0]).toEqual({ kind: 'text', text: `${why} What happens in the shop is told there no more.` });
});

describe('a mail', () => {
  const letter = {
    ...{
      to: ANN.email,
      subject: 'Yours',
      greeting: 'Hello Ann,',
      closing: 'Warm regards,',
      shopName: 'Duka',
    },
    language: { tag: 'en', runs: 'ltr' } as const,
  };
  const goods = { name: 'Tee', detail: '', amount: '$24.00', picture: null };
  const mail = (...blocks: Parameters<typeof compose>[0]['blocks'][number][]) =>
    compose({ ...letter, blocks });

  it('is the greeting, what there is to say, and the shop’s regards', () => {
    const { text } = mail({ kind: 'text', text: 'One.' }, { kind: 'text', text: 'Two.' });
    expect(text).toBe('Hello Ann,\n\nOne.\n\nTwo.\n\nWarm regards,\nDuka\n');
  });

  it('is answered to the shop unless the letter says to whom', () => {
    expect('replyTo' in mail()).toBe(false);
    expect(compose({ ...letter, blocks: [], replyTo: 'eve@example.com' }).replyTo).toBe('eve@example.com');
  });

  it('names goods with their options where they have some, and shows their picture', () => {
    const picture = 'https://shop.example/media/tee/320.jpg';
    const { text, html } = mail({ kind: 'goods', goods: [goods, { ...goods, detail: 'M', picture }] });
    expect(text).toContain('Tee: $24.00\nTee (M): $24.00');
    expect(html.match(/<img src="[^"]*"/g)).toEqual([`<img src="${picture}"`]);
    expect(html.match(/<br><span/g)).toHaveLength(1);
  });

  it('lets the sum stand out beneath several rows, and a single row not', () => {
    const bold = (rows: [string, string][]) => mail({ kind: 'rows', rows }).html.split('</tr>');
    const isBold = (row: string) => row.includes('font-weight:700">');
    expect(
      bold([
        ['Shipping', 'Free'],
        ['Handling', '$1.00'],
        ['Total', '$2.00'],
      ]).map(isBold),
    ).toEqual([...[false, false, true, false]]);
    expect(bold([['Device', 'Firefox']]).map(isBold)).toEqual([false, false]);
  });

  it('shows every character of a text as itself', () => {
    expect(mail({ kind: 'text', text: `<b> & "it's"` }).html).toContain(
      '&lt;b&gt; &amp; &quot;it&#39;s&quot;',
    );
  });
});

describe('a greeting', () => {
  const shop = { ...SHOP, supportEmail: '' };
  const greeting = (name: string) => letter(shop, { name, email: 'ada@example.com' }, 'Hi', []).greeting;

  it.each([
    'Ada',
    'Dr. Grace Wanjiru',
    'J. R. R. Tolkien',
    'Anne-Marie O’Neil',
    '李小龍',
    'Sr. José, Jr.',
    'María José',
  ])('has the name %p', (name) => expect(greeting(name)).toBe(`Hello ${name},`));

  it.each([
    'you won! Claim at https://evil.example/prize before midnight',
    'evil.example',
    'EVIL.EXAMPLE',
    'claim at www evil',
    'evil．example',
    'evil。example',
    'http:/ /evil',
    'Ada/Bob',
    'ada@evil.example',
    '',
  ])('has nothing of %p', (name) => expect(greeting(name)).toBe('Hello,'));
});

describe('a text of somebody else', () => {
  it.each([
    ['1 Claim at https://evil.example/prize Street', '1 Claim at https: evil. example/prize Street'],
    ['www.evil.example', 'www. evil. example'],
    ['evil\uFF0Eexample', 'evil. example'],
    ['write to win@evil.example', 'write to win at evil. example'],
    ['12/3 St.Peter Str. 4, 10115 Berlin', '12/3 St. Peter Str. 4, 10115 Berlin'],
    ['No. 4.5, Côte-d’Or', 'No. 4.5, Côte-d’Or'],
  ])('%j is told so that nothing of it is a link', (input, told) => {
    expect(unlinked(input)).toBe(told);
  });
});
