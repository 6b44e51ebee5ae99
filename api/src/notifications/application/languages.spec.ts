import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { knownTongues, tongueOf } from '../../platform/languages/tongues.js';
import { compose, type Mail } from '../domain/mail.js';
import { EVERY_LETTER, ORDER, SHOP_OF_MAILS } from './letter-samples.js';
import { MAIL_TOPICS } from './mails.js';
import { WriteLetter } from './write-letter.js';

const MESSAGES = new URL('../../../../storefront/app/platform/messages/', import.meta.url);
const readTexts = (tag: string) =>
  JSON.parse(readFileSync(new URL(`${tag}/api/mails.json`, MESSAGES), 'utf8')) as Record<string, string>;
const ENGLISH = readTexts('en');
const OTHERS = knownTongues().filter((tag) => !tag.startsWith('en'));
const SENDER = { accountId: 'ada', places: [], isOwner: true };

const written = async (tag: string): Promise<readonly { about: string; mail: Mail }[]> => {
  const mails = [];
  for (const { topic, payload = {}, order = {}, shop = {} } of EVERY_LETTER) {
    const letters = new WriteLetter(
      { of: () => Promise.resolve({ ...ORDER, ...order, sender: SENDER }) },
      {
        read: () => Promise.resolve({ ...SHOP_OF_MAILS, ...shop, tongue: tongueOf(tag), prefix: `/${tag}` }),
      },
      { mayWrite: () => Promise.resolve(true) },
    );
    const letter = await letters.writeLetter(topic, payload);
    if (!letter) throw new Error(`${topic} wrote nothing`);
    mails.push({ about: `${topic} ${JSON.stringify({ ...payload, ...order })}`, mail: compose(letter) });
  }
  return mails;
};

/** What stands in the English texts by itself, as far as it is a sentence: two words and more. */
const sentences = Object.values(ENGLISH)
  .flatMap((text) => text.split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/))
  .map((part) => part.trim())
  .filter((part) => part.length > 11 && part.includes(' '));

/** The texts of a language by their key, where they differ from English. */
const words = (tag: string) => {
  const own = readTexts(tag);
  return Object.keys(ENGLISH).filter(
    (key) => own[key] !== ENGLISH[key] || /^[^\p{L}]*$/u.test(own[key] ?? ''),
  );
};

describe('the letters', () => {
  it('are all written here', () => {
    expect([...new Set(EVERY_LETTER.map(({ topic }) => topic))].sort()).toEqual([...MAIL_TOPICS].sort());
    expect(sentences.length).toBeGreaterThan(100);
  });

  it.each(OTHERS)('in %s have no English sentence, no key and no text left to fill in', async (tag) => {
    for (const { about, mail } of await written(tag)) {
      const all = `${mail.subject}\n${mail.text}\n${mail.html}`;
      expect({ about, english: sentences.filter((one) => all.includes(one)) }).toEqual({
        about,
        english: [],
      });
      expect(`${mail.subject}\n${mail.text}`).not.toMatch(/\{|\}|mails\.|undefined/);
    }
  });

  it.each(knownTongues())(
    'in %s keep codes as they are: no mark that nobody sees stands in them',
    async (tag) => {
      for (const { mail } of await written(tag))
        expect(mail.subject + mail.text + mail.html).not.toMatch(
          /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/,
        );
      const mails = await written(tag);
      const code = mails.find(({ about }) => about.startsWith('mail.welcome-coupon'))?.mail.text ?? '';
      expect(code.split('\n')).toContainEqual(expect.stringMatching(/: WELCOME-1$/));
      const transfer = mails.find(({ about }) => about.includes('"paidTo":"account"'))?.mail.text ?? '';
      expect(transfer).toContain('AB12CD34');
    },
  );

  it.each(OTHERS)('in %s say nearly everything in words of their own', (tag) => {
    // what is called the same in both, such as “Code” or “Total”
    expect(Object.keys(ENGLISH).length - words(tag).length).toBeLessThan(8);
  });

  it.each(knownTongues())('in %s say which language they are in, and where its lines begin', async (tag) => {
    const [{ mail } = { mail: undefined }] = await written(tag);
    expect(mail?.html).toContain(`<html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  it('in Arabic have their amounts at the left', async () => {
    const paid = (await written('ar')).find(({ about }) => about.startsWith('order.paid'))?.mail.html;
    expect(paid).toContain('padding-right:16px;text-align:left');
    expect(paid).not.toContain('text-align:right');
  });

  it('in Arabic keep what is told apart from the words around it', async () => {
    const mails = await written('ar');
    const html = (about: string) => mails.find((one) => one.about.startsWith(about))?.mail.html ?? '';
    expect(html('order.shipped')).toContain('<bdi>1Z999</bdi>');
    expect(html('order.shipped')).toMatch(/<h1[^>]*>.*<bdi>AB12CD34<\/bdi>/);
    expect(html('mail.visitor-message')).toContain('<p dir="auto" style="margin:0 0 16px">Jambo</p>');
    for (const { mail } of mails)
      expect(mail.html.match(/<bdi>/g)?.length ?? 0).toBe(mail.html.match(/<\/bdi>/g)?.length ?? 0);
  });

  it.each([
    ['de', '48,00 $', '26. November 2026'],
    ['fr', '48,00 $', '26 novembre 2026'],
    ['ar', '48.00 $', '26 نوفمبر 2026'],
    ['pt', '$ 48,00', '26 de novembro de 2026'],
    ['sw', '$ 48.00', '26 Novemba 2026'],
    ['rw', '$ 48,00', '26 Ugushyingo 2026'],
  ])('in %s write amounts as %s and days as %s', async (tag, amount, day) => {
    const paid = (await written(tag)).find(({ about }) => about.startsWith('order.paid'))?.mail.text;
    expect(paid?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(amount);
    expect(paid).toContain(day);
  });

  it('lead to the pages in their language', async () => {
    for (const { about, mail } of await written('fr'))
      for (const [link] of mail.text.matchAll(/https:\/\/shop\.example\S*/g))
        expect({ about, link: link.replace('https://shop.example', '') }).toEqual({
          about,
          link: expect.stringMatching(/^(\/fr\/|\/admin\/)/),
        });
  });
});
