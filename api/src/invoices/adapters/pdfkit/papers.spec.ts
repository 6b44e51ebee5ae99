import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { homeCountry, setHomeCountry } from '../../../kernel/home-country.js';
import { textsOf } from '../../../platform/languages/folders.js';
import { knownTongues, tongueOf } from '../../../platform/languages/tongues.js';
import { pdfText } from '../../../platform/pdf/testing/pdf-text.js';
import { everyPackingPaper } from '../../testing/every-packing-paper.js';
import { everyPaper, type DrawnPaper } from '../../testing/every-paper.js';
import { tongueFor, wordsOf } from './words.js';

const OTHERS = knownTongues().filter((tag) => !tag.startsWith('en'));
const ENGLISH = textsOf('en', 'papers');

/** Every line of every paper as it was before papers had languages. */
const ENGLISH_LINES = JSON.parse(
  readFileSync(new URL('../../testing/english-papers.json', import.meta.url), 'utf8'),
) as Record<string, readonly string[]>;

/** What an office of another country calls its numbers, which a translation keeps beside its own words. */
const OF_THE_OFFICE = /\((Fiscal document number|Verification code)\)/g;

/** What stands by itself in the English texts that a language says otherwise. */
const englishIn = (tag: string): RegExp[] => {
  const [own, labels] = [textsOf(tag, 'papers'), textsOf(tag, 'sentences')];
  const texts = Object.entries(ENGLISH).filter(([key, text]) => own[key] !== text);
  const sentences = Object.keys(labels).filter(
    (text) => /\w \w|^Export$/.test(text) && labels[text] !== text,
  );
  return [
    ...texts.flatMap(([, text]) => text.split(/\{\w+\}/)),
    ...sentences.filter((one) => !one.includes('{')),
  ]
    .map((part) => part.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((part) => part.length > 2)
    .map(
      (part) =>
        new RegExp(String.raw`(?<!\p{L})${part.replaceAll(/[.()*?]/g, String.raw`\$&`)}(?!\p{L})`, 'u'),
    );
};

const blanks = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Drawn once for each language. */
const drawn = new Map<string, readonly DrawnPaper[]>();
beforeAll(async () => {
  setHomeCountry('DE');
  for (const tag of knownTongues()) drawn.set(tag, await everyPaper(tag));
}, 60_000);

const papersIn = (tag: string): readonly DrawnPaper[] => drawn.get(tag) ?? [];
const papersOf = (papers: readonly DrawnPaper[]): string => papers.map(({ text }) => text).join('\n');
const textIn = (tag: string): string => papersOf(papersIn(tag));

const home = homeCountry();
beforeEach(() => setHomeCountry('DE'));
afterEach(() => setHomeCountry(home));

describe('the papers', () => {
  it('say in English what they have always said, to the letter', async () => {
    const papers = papersIn('en');
    expect(Object.fromEntries(papers.map(({ about, text }) => [about, text.split('\n')]))).toEqual(
      ENGLISH_LINES,
    );
    expect((await everyPaper(null)).map(({ text }) => text)).toEqual(papers.map(({ text }) => text));
  });

  it('have every text of the catalogue', async () => {
    const packing = papersOf(await everyPackingPaper('en'));
    const all = `${textIn('en')}\n${packing}`;
    const parts = Object.values(ENGLISH).flatMap((text) => text.split(/\{\w+\}/));
    // a discount without a coupon is of orders from before coupons had a code
    const missing = parts.filter((part) => !all.includes(part) && part !== 'Discount');
    expect(missing).toEqual([]);
  });

  it.each(OTHERS)('in %s have no English text, no key and no text left to fill in', (tag) => {
    const english = englishIn(tag);
    expect(english.length).toBeGreaterThan(40);
    for (const { about, text } of papersIn(tag)) {
      const own = text.replaceAll(OF_THE_OFFICE, '');
      expect({ about, english: english.filter((one) => one.test(own)).map(String) }).toEqual({
        about,
        english: [],
      });
      expect(text).not.toMatch(/[{}]|papers\.|undefined|NaN/);
      for (const name of ['Ilse Okello', 'ann@example.com', 'Duka GmbH']) expect(text).toContain(name);
    }
  });

  it.each(OTHERS)('in %s keep codes and numbers as they are', (tag) => {
    const all = textIn(tag);
    for (const code of [
      'INV-000042',
      'CN-000007',
      '000ABCDE',
      'TENOFF',
      'ATU12345675',
      'WAPI77',
      '322000150741',
    ])
      expect(all).toContain(code);
  });

  it.each(knownTongues())(
    'in %s hold no mark that nobody sees',
    async (tag) => {
      for (const { pdf } of papersIn(tag))
        expect(await pdfText(pdf)).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
    },
    30_000,
  );

  it.each([
    ['de', '1.234,56 $', '28. November 2026', 'MwSt. 19,5 %', 'Österreich'],
    ['fr', '1 234,56 $', '28 novembre 2026', 'TVA 19,5 %', 'Autriche'],
    ['ar', '1,234.56 $', '28 نوفمبر 2026', '19.5%', 'النمسا'],
    ['pt', '$ 1.234,56', '28 de novembro de 2026', 'IVA 19,5%', 'Áustria'],
    ['sw', '$ 1,234.56', '28 Novemba 2026', 'VAT 19.5%', 'Austria'],
    ['rw', '$ 1.234,56', '28 Ugushyingo 2026', 'TVA 19,5%', 'Austria'],
  ])('in %s write amounts as %s, days as %s, rates as %s and countries as %s', (tag, ...written) => {
    const [paper] = papersIn(tag);
    for (const one of written) expect(blanks(paper?.text ?? '')).toContain(one);
  });

  it.each([
    ['DE', 'fr', /^Autoliquidation : .*taxe\.\n\(Steuerschuldnerschaft des Leistungsempfängers\)$/m],
    ['DE', 'de', /^Steuerschuldnerschaft des Leistungsempfängers: [^()]+$/m],
    ['PL', 'sw', /\(odwrotne obciążenie\)$/m],
    ['KE', 'sw', /\(Reverse charge\)$/m],
    ['DE', 'en', /^Reverse charge: the recipient of the delivery owes the tax\.$/m],
  ])('of a shop in %s say in %s what its law wants said: %s', async (country, tag, words) => {
    setHomeCountry(country);
    const paper = (await everyPaper(tag)).find(({ about }) => about.includes('buyer owes'));
    expect(blanks(paper?.text ?? '')).toMatch(words);
  });

  it.each(OTHERS)('in %s name the article by which a supply is exempt', (tag) => {
    const paper = papersIn(tag).find(({ about }) => about.includes('within the EU'));
    expect(paper?.text).toMatch(/138.*2006\/112/);
  });

  it.each([
    ['fr', ['en', 'fr'], 'fr'],
    ['fr', ['en', 'de'], 'en'],
    ['fr', undefined, 'en'],
    [null, ['sw', 'fr'], 'sw'],
    ['en', ['sw', 'en'], 'en'],
  ])(
    'are in the language of the order where the shop offers it: %p of %p is %s',
    (language, languages, tag) => {
      const tongues = { known: knownTongues, of: tongueOf };
      const printed = { order: { language }, shop: { languages } } as unknown as Parameters<
        typeof tongueFor
      >[1];
      expect(tongueFor(tongues, printed).tag).toBe(tag);
    },
  );

  it('set apart in Arabic alone what runs the other way', () => {
    const [arabic, french] = [wordsOf(tongueOf('ar')), wordsOf(tongueOf('fr'))];
    expect(arabic.own('Ann\nمحمد')).toBe('\u2068Ann\u2069\n\u2068محمد\u2069');
    expect(french.own('Ann\nمحمد')).toBe('Ann\nمحمد');
  });
});
