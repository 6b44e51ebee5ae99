import { describe, expect, it } from '@jest/globals';
import { runInThisContext } from 'node:vm';
import { compileMessage } from '../../../scripts/languages/message.mjs';
import { readTexts } from '../../../scripts/languages/source.mjs';
import { wordsIn } from '../../../scripts/languages/spoken.mjs';

const arabic = {
  tag: 'ar',
  plurals: {
    zero: 'n === 0',
    one: 'n === 1',
    two: 'n === 2',
    few: 'n % 100 >= 3 && n % 100 <= 10',
    many: 'n % 100 >= 11',
  },
};
const german = { tag: 'de', plurals: { one: 'n === 1' } };

/** What a text of English becomes: the translation as a function of what English is told. */
function told(english: string, message: string, language: typeof german | typeof arabic = german) {
  const { texts, counts } = readTexts(`const whole = String; export const t = { it: ${english} };`);
  const [text] = texts;
  if (!text) throw new Error('no text');
  const names = [...text.told.keys()];
  const code = compileMessage(message, text, language, counts);
  return runInThisContext(`(${names.join(', ')}) => ${code}`) as (...values: unknown[]) => string;
}

describe('a text in another language', () => {
  it('says what it is told, where the language wants it, codes as they are and without invisible marks', () => {
    const say = told(
      '(name: string, code: string) => `Code ${code} for ${name}`',
      '‚{code}‘ für {name} $ ` \\',
    );
    expect(say('Lamp', 'WELCOME-10')).toBe('‚WELCOME-10‘ für Lamp $ ` \\');
  });

  it('counts by the rules of its language', () => {
    const items = '{n, plural, zero {0} one {1} two {2} few {# few} many {# many} other {# other}}';
    const say = told('(n: number) => `${n} items`', items, arabic);
    expect([0, 1, 2, 3, 10, 11, 99, 100, 103].map((n) => say(n))).toEqual([
      '0',
      '1',
      '2',
      '3 few',
      '10 few',
      '11 many',
      '99 many',
      '100 other',
      '103 few',
    ]);
  });

  it('chooses by a word, by what is so, and by an exact number', () => {
    const way = told(
      '(way: Way) => `Pay ${at[way]}`',
      '{way, select, pickup {bei Abholung} other {bei Lieferung}}',
    );
    expect([way('pickup'), way('parcel')]).toEqual(['bei Abholung', 'bei Lieferung']);
    const free = told(
      "(percent: number) => percent > 0 ? `${percent}% off` : 'News'",
      '{percent, plural, =0 {Neues} one {# %} other {# %}}',
    );
    expect([free(0), free(10)]).toEqual(['Neues', '10 %']);
    const from = told(
      '(min: string) => (min ? `From ${min}` : `Up`)',
      '{min, select, true {Ab {min}} other {Bis}}',
    );
    expect([from('5'), from('')]).toEqual(['Ab 5', 'Bis']);
  });

  it.each([
    [
      'a placeholder that is not told',
      '(n: number) => `${n} items`',
      '{count} Artikel',
      '{count} is not told',
    ],
    ['one that is left out', '(name: string) => `Remove ${name}`', 'Entfernen', '{name} is left out'],
    [
      'a plural that is missing',
      '(n: number) => `${n} items`',
      '{n, plural, other {#}}',
      'plural one of {n} is missing',
    ],
    ['what is no message', '(n: number) => `${n} items`', '{n', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('is refused with %s', (_, english, message, why) => {
    expect(() => told(english, message)).toThrow(why);
  });

  it('is asked for of every text, and of nothing that only code reads', () => {
    const { texts } = readTexts(
      "export const t = { a: 'Aa', look: 'warn', list: ['Bb', '1/100'], of: ({ shop }: X) => ({ c: `Of ${shop}` }), to: '/x' } as const;",
    );
    expect(texts.map(({ key }) => key)).toEqual(['t.a', 't.list.0', 't.of.c']);
  });
});

describe('words in the code', () => {
  it.each([
    ['<h1>Your cart</h1>', ['Your cart']],
    ['<b title={`Order ${n}`} className="card" />', ['Order']],
    ["const a = [{ label: 'Cart', to: '/cart' }]", ['Cart']],
    ["toast.error('It failed')", ['It failed']],
    ['<b className="big">{texts.title}</b>', []],
  ])('are found in %s', (code, words) => expect(wordsIn(code)).toEqual(words));
});
