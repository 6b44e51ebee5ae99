import { afterEach, describe, expect, it } from '@jest/globals';
import { setOfferedLanguages } from '../../kernel/languages.js';
import { factsOf, regional, textsOf, translated } from './folders.js';
import { Message } from './message.js';
import { askedLanguage, knownTongues, tongueOf } from './tongues.js';

const AREAS = ['mails', 'papers', 'sentences', 'findings'];
const CASES = AREAS.flatMap((area) => translated().map((tag) => [area, tag] as const));

/** The categories of each plural in a message. */
const pluralsIn = (text: string): string[][] =>
  [...text.matchAll(/\{\w+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].map(([, options = '']) =>
    [...options.matchAll(/(=?\w+) \{/g)].map(([, name = '']) => name),
  );

describe('the texts of the API', () => {
  it.each(CASES)('%s in %s are those of English, told what English is told', (area, tag) => {
    const [english, own] = [textsOf('en', area), textsOf(tag, area)];
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(own))
      expect({ key, wanted: [...new Message(text).wanted].sort() }).toEqual({
        key,
        wanted: [...new Message(english[key] ?? '').wanted].sort(),
      });
  });

  it.each(regional().flatMap((tag) => AREAS.map((area) => [area, tag] as const)))(
    '%s in %s are differences from its base alone, told what that is told',
    (area, tag) => {
      const { base = '' } = factsOf(tag);
      expect(tag.startsWith(`${base}-`)).toBe(true);
      const [english, own] = [textsOf(base, area), textsOf(tag, area, 'own')];
      for (const [key, text] of Object.entries(own)) {
        expect({ key, isKnown: key in english, isOther: english[key] !== text }).toEqual({
          ...{ key, isKnown: true, isOther: true },
        });
        expect([...new Message(text).wanted].sort()).toEqual(
          [...new Message(english[key] ?? '').wanted].sort(),
        );
      }
      expect(Object.keys(textsOf(tag, area))).toEqual(Object.keys(english));
    },
  );

  it.each(CASES)('%s in %s have every plural of the language', (area, tag) => {
    const categories = [...Object.keys(factsOf(tag).plurals), 'other'];
    for (const [key, text] of Object.entries(textsOf(tag, area)))
      for (const plural of pluralsIn(text))
        expect({ key, missing: categories.filter((one) => !plural.includes(one)) }).toEqual({
          key,
          missing: [],
        });
  });

  it('are refused where they are asked for what they do not say', () => {
    expect(() => tongueOf('fr').say('mails.nothing')).toThrow('fr has no text mails.nothing');
    expect(() => tongueOf('fr').say('mails.helloName')).toThrow('{name} is not told');
  });
});

describe('a language', () => {
  it.each([
    [undefined, undefined],
    ['*', undefined],
    ['ja', undefined],
    ['fr', 'fr'],
    ['fr-CA, de;q=0.8', 'fr'],
    ['de;q=0.5, ar-EG;q=0.9, ja', 'ar'],
    ['ja, en;q=0.1', 'en'],
    ['de;q=0, sw', 'sw'],
    [`${'x'.repeat(600)}, fr`, undefined],
  ])('is chosen from %p as %p', (header, tag) => {
    expect(askedLanguage(header)).toBe(tag);
  });

  afterEach(() => setOfferedLanguages(['en']));

  it.each([
    ['en-GB', 'en-GB'],
    ['en-gb;q=0.9, fr;q=0.8', 'en-GB'],
    ['en-US, en-GB;q=0.9', 'en'],
    ['en', 'en'],
  ])('is that of a region where the shop is offered so: %s is %s', (header, tag) => {
    setOfferedLanguages(['fr', 'en-GB', 'en']);
    expect(askedLanguage(header)).toBe(tag);
  });

  it.each([
    ['fr;q=0, *', 'en-GB'],
    ['fr;q=0, en;q=0, *;q=0.5', 'sw'],
    ['sw;q=0.2, *;q=0.5', undefined],
    ['sw;q=0.5, *;q=0.2', 'sw'],
    ['fr;q=0.1, *', 'en-GB'],
    ['fr;q=0, en;q=0, sw;q=0, *', undefined],
  ])('is another than what is refused or wanted less: %s is %s', (header, tag) => {
    setOfferedLanguages(['fr', 'en-GB', 'en', 'sw']);
    expect(askedLanguage(header)).toBe(tag);
  });

  it('of a region writes its own days and words, and all else as its base', () => {
    const [english, british, american] = [tongueOf('en'), tongueOf('en-GB'), tongueOf('en-US')];
    expect([english, british, american].map((one) => one.day('2026-11-28'))).toEqual([
      ...['28 November 2026', '28 November 2026', 'November 28, 2026'],
    ]);
    expect([british.fullDay('2026-11-28'), american.fullDay('2026-11-28')]).toEqual([
      ...['Saturday 28 November 2026', 'Saturday, November 28, 2026'],
    ]);
    expect(british.sentence('Added to favorites')).toBe('Added to favourites');
    expect(american.say('mails.order.title.cancelled')).toBe('Your order was canceled');
    expect(british.say('mails.order.title.paid')).toBe(english.say('mails.order.title.paid'));
    expect(british.amount('RWF', 62_000)).toBe(english.amount('RWF', 62_000));
    expect(british.country('AT', 'Austria')).toBe('Austria');
  });

  it('names countries within sentences', () => {
    const refused = 'We do not deliver this order to Germany yet.';
    expect(tongueOf('fr').sentence(refused)).toContain('Allemagne');
    expect([tongueOf('en').sentence(refused), tongueOf('en-GB').sentence(refused)]).toEqual([
      refused,
      refused,
    ]);
    expect(tongueOf('de').sentence('We do not deliver this order to Nowhere yet.')).toContain('Nowhere');
  });

  it('writes amounts within sentences as it writes them', () => {
    const said = (tag: string, english: string) => tongueOf(tag).sentence(english);
    expect(said('de', '$346.00 refunded')).toMatch(/^346,00\s\$ erstattet$/);
    expect(said('fr', 'RWF 62000 refunded')).toMatch(/^62\s000\sRWF /);
    expect(said('en-GB', '$346.00 refunded')).toBe('$346.00 refunded');
    expect(said('de', 'Paid by T-34 refunded')).toContain('T-34');
  });

  it('is English where it is none of the folders', () => {
    expect([tongueOf('xx').tag, tongueOf('../en').tag]).toEqual(['en', 'en']);
    expect(knownTongues()[0]).toBe('en');
  });

  it('counts by its own plurals, which no runtime knows for Kinyarwanda', () => {
    const message = new Message(
      '{n, plural, =0 {none} one {# one} two {# two} few {# few} many {# many} other {# other}}',
    );
    const of = (tag: string) => ({ plurals: factsOf(tag).plurals, whole: String });
    expect([1, 2, 5, 11, 100].map((n) => message.fill({ n }, of('ar')))).toEqual([
      ...['1 one', '2 two', '5 few', '11 many', '100 other'],
    ]);
    expect([0, 1, 2].map((n) => message.fill({ n }, of('rw')))).toEqual(['none', '1 one', '2 other']);
  });

  it.each([
    ['en', '9.975'],
    ['fr', '9,975'],
    ['ar', '9.975'],
  ])('writes in %s a number with its decimals', (tag, expected) => {
    expect(tongueOf(tag).number(9.975)).toBe(expected);
  });

  it.each([
    ['en', 'RWF', 62_000, /^RWF\s62000$/],
    ['fr', 'RWF', 62_000, /^62\s000\sRWF$/],
    ['de', 'KWD', 1_234_500, /^1\.234,500\sKWD$/],
    ['ar', 'EUR', -150, /^-1\.50\s€$/],
  ])(
    'writes in %s an amount of %s with the decimals of that currency',
    (tag, currency, smallest, expected) => {
      expect(tongueOf(tag).amount(currency, smallest)).toMatch(expected);
    },
  );
});
