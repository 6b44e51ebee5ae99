import { describe, expect, it } from '@jest/globals';
import { otherLanguages, readLanguage } from '../../../scripts/languages/translate.mjs';
import { daysOf, momentOf } from './days-of';
import { writingOf } from './writing-of';

const days = {
  months: ['Januar', 'Februar'],
  shortMonths: ['Jan.', 'Feb.'],
  weekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  long: '{day}. {month} {year}',
  short: '{weekday}, {day}. {month}',
  moment: '{day}. {month} {year}, {hour}:{minute}',
};
const at = new Date(Date.UTC(2026, 1, 7, 9, 5));

describe('a language writes', () => {
  it('days and moments by its own patterns', () => {
    expect(daysOf(days).longDay(at)).toBe('7. Februar 2026');
    expect(daysOf(days).shortDay(at)).toBe('Sa, 7. Feb.');
    expect(momentOf(days)(at)).toBe('7. Feb. 2026, 09:05');
  });

  it('whole numbers and amounts, the sign of a currency where it wants it', () => {
    const { whole, tenths, plain, amountIn } = writingOf({
      decimal: ',',
      group: '.',
      amount: '{amount} {sign}',
    });
    expect([999, 1_000, 1_234_567, -5_000].map(whole)).toEqual(['999', '1.000', '1.234.567', '-5.000']);
    expect(tenths(4.5)).toBe('4,5');
    expect([19, 8.1].map(plain)).toEqual(['19', '8,1']);
    expect(amountIn({ code: 'EUR', decimals: 2, sign: '€' }, 1234.5)).toBe('1.234,50 €');
    expect(amountIn({ code: 'RWF', decimals: 0, sign: 'RWF ' }, -1500)).toBe('-1.500 RWF');
    expect(amountIn({ code: 'KWD', decimals: 3, sign: 'KWD ' }, 0.1)).toBe('0,100 KWD');
  });
});

describe.each([...otherLanguages().map(readLanguageOf), ['none yet', null] as const])(
  '%s',
  (tag, language) => {
    const known = language !== null && Intl.PluralRules.supportedLocalesOf(tag).length > 0;

    it('counts as CLDR says, where Node knows the language', () => {
      if (!known) return expect(language?.plurals ?? {}).not.toHaveProperty('other');
      const rules = new Intl.PluralRules(tag);
      const chosen = (n: number) =>
        Object.entries(language.plurals).find(([, rule]) => holds(rule, n))?.[0] ?? 'other';
      for (let n = 0; n < 1_200; n += 1) expect([n, chosen(n)]).toEqual([n, rules.select(n)]);
    });

    it('has a name for each month and day of the week', () => {
      const { months = [], shortMonths = [], weekdays = [] } = language?.days ?? {};
      expect([months, shortMonths, weekdays].map((names) => new Set(names).size)).toEqual(
        language ? [12, 12, 7] : [0, 0, 0],
      );
    });
  },
);

function readLanguageOf(tag: string) {
  return [tag, readLanguage(tag)] as const;
}

/** A rule of a plural: comparisons of `n` and of what is left of it, joined by `&&` and `||`. */
function holds(rule: string, n: number): boolean {
  const one = (text: string) => {
    const [, modulo, sign, bound] = /^n(?: % (\d+))? (===|!==|<=|>=|<|>) (\d+)$/.exec(text.trim()) ?? [];
    const left = modulo ? n % Number(modulo) : n;
    const right = Number(bound);
    const outcomes: Record<string, boolean> = {
      '===': left === right,
      '!==': left !== right,
      '<=': left <= right,
      '>=': left >= right,
      '<': left < right,
      '>': left > right,
    };
    return outcomes[sign ?? ''] ?? false;
  };
  return rule.split('||').some((part) => part.split('&&').every(one));
}
