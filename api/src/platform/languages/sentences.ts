import { Currency } from '../../kernel/currency.js';
import { CURRENCIES } from '../../kernel/world/currencies.js';
import type { Texts } from './folders.js';
import { Message, type Filling } from './message.js';

interface Pattern {
  english: RegExp;
  names: readonly string[];
  translation: string;
  /** Letters that stand in it by themselves: the more, the surer. */
  literal: number;
}

/** Values that are words of the shop, and not somebody's: a product may be called like one. */
const WORDS: ReadonlySet<string> = new Set([
  ...['way', 'ways', 'why', 'status', 'state', 'items', 'payments', 'what', 'span', 'decimals'],
]);
const BETWEEN = ', ';

/** `$12.50`, `RWF 1500`, as English sentences write an amount. */
const MONEY = /^(-?)([^\d\s-]+ ?)(\d+(?:\.\d+)?)$/;
const BY_SIGN = new Map(CURRENCIES.map(({ code, sign }) => [sign, code]));

function amountIn(text: string): [currency: string, smallest: number] | undefined {
  const [, minus, sign = '', number] = MONEY.exec(text) ?? [];
  const code = BY_SIGN.get(sign);
  const smallest = code === undefined ? null : Currency.of(code).fromDecimal(Number(number));
  return code === undefined || smallest === null ? undefined : [code, minus ? -smallest : smallest];
}

const NAME = /\{(\w+)\}/;
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `An order holds at most {most} of one item` as what finds it in the English sentence, with its values. */
function patternOf(english: string, translation: string): Pattern {
  const parts = english.split(/\{\w+\}/);
  const names = english.match(new RegExp(NAME, 'g'))?.map((one) => one.slice(1, -1)) ?? [];
  const source = parts.map(quoted).join('([\\s\\S]*?)');
  const literal = parts.join('').length;
  return { english: new RegExp(`^${source}$`), names, translation, literal };
}

/**
 * English sentences in another language, by a table of the English ones: a refusal says its sentence where it is refused,
 * and this is the one place where that becomes a sentence of the caller's language. Values are found where the
 * table has `{names}`; a label, a way or a state that is a word of the table itself is translated too.
 */
export class Sentences {
  private readonly exact = new Map<string, string>();
  private readonly patterns: readonly Pattern[];

  constructor(
    table: Texts,
    private readonly language: Filling,
    /** A country by its English name, as the language calls it. */
    private readonly country: (english: string) => string = (english) => english,
    /** Smallest units of a currency, as the language writes them. */
    private readonly amount: (currency: string, smallest: number) => string = (code, smallest) =>
      Currency.of(code).format(smallest),
    /** What the panel calls a field, by its English. */
    private readonly called: (english: string) => string = (english) => english,
  ) {
    for (const [english, translation] of Object.entries(table))
      if (!NAME.test(english)) this.exact.set(english, translation);
    this.patterns = Object.entries(table)
      .filter(([english]) => NAME.test(english))
      .map(([english, translation]) => patternOf(english, translation))
      .sort((one, other) => other.literal - one.literal);
  }

  /** A word of the table, or several of them one after the other. */
  private words(value: string, other = (word: string) => word): string {
    const one = (word: string) => this.exact.get(word) ?? other(word);
    return this.exact.get(value) ?? value.split(BETWEEN).map(one).join(BETWEEN);
  }

  /** As it is where the table has no such sentence. */
  translate(english: string): string {
    const whole = this.exact.get(english);
    if (whole !== undefined) return whole;
    for (const { english: pattern, names, translation } of this.patterns) {
      const values = pattern.exec(english)?.slice(1);
      if (!values) continue;
      const told = names.map((name, at) => {
        const value = values[at] ?? '';
        if (name === 'country') return [name, this.country(value)] as const;
        if (name === 'reason') return [name, this.translate(value)] as const;
        if (name === 'label') return [name, this.words(value, this.called)] as const;
        if (WORDS.has(name)) return [name, this.words(value)] as const;
        const money = amountIn(value);
        return [name, money ? this.amount(...money) : value] as const;
      });
      return new Message(translation).fill(Object.fromEntries(told), this.language);
    }
    return english;
  }
}
