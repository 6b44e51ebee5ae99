import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Told } from '../../kernel/tongue.js';

/** What a language needs to fill its messages in; `plurals` has each category but `other`, as a condition on `n`. */
export interface Filling {
  plurals: Readonly<Record<string, string>>;
  whole: (n: number) => string;
}

const CONDITION = /^n(?: % (\d+))? (===|!==|>=|<=|>|<) (\d+)$/;
const COMPARE: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '===': (one, other) => one === other,
  '!==': (one, other) => one !== other,
  '>=': (one, other) => one >= other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '<': (one, other) => one < other,
};

function holds(condition: string, n: number): boolean {
  const [, modulo, sign = '', number] = CONDITION.exec(condition.trim()) ?? [];
  const compare = COMPARE[sign];
  if (!compare) throw new Error(`${condition} is no condition of a plural`);
  return compare(modulo === undefined ? n : n % Number(modulo), Number(number));
}

/** Whether a rule such as `n % 100 >= 3 && n % 100 <= 10` holds for a whole number. */
const matches = (rule: string, n: number): boolean =>
  rule.split('||').some((part) => part.split('&&').every((condition) => holds(condition, n)));

/** A message of ICU: `{name}`, `{n, plural, one {# item} other {# items}}`, `{way, select, pickup {…} other {…}}`. */
export class Message {
  private readonly parts: readonly MessageFormatElement[];

  /** @throws SyntaxError when it is none */
  constructor(message: string) {
    this.parts = parse(message, { ignoreTag: true });
  }

  /** The names of what it wants to be told. */
  get wanted(): ReadonlySet<string> {
    return new Set([...namesIn(this.parts)].map(([name]) => name));
  }

  /** Each name with each way in which it is used. */
  get uses(): readonly (readonly [name: string, use: Use])[] {
    return [...namesIn(this.parts)];
  }

  /** @throws Error for a value that is not told */
  fill(told: Told, language: Filling): string {
    return filled(this.parts, told, language);
  }
}

/** `other`, such as `{n, number}`, cannot be filled in: numbers and days are written before they are told. */
type Use = 'argument' | 'plural' | 'select' | 'other';

const USES: Readonly<Partial<Record<TYPE, Use>>> = {
  [TYPE.argument]: 'argument',
  [TYPE.plural]: 'plural',
  [TYPE.select]: 'select',
};

function* namesIn(parts: readonly MessageFormatElement[]): Generator<readonly [string, Use]> {
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    yield [part.value, USES[part.type] ?? 'other'];
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const { value } of Object.values(part.options)) yield* namesIn(value);
  }
}

function filled(
  parts: readonly MessageFormatElement[],
  told: Told,
  language: Filling,
  counted?: number,
): string {
  const given = (name: string) => {
    const value = told[name];
    if (value === undefined) throw new Error(`{${name}} is not told`);
    return value;
  };
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value;
      if (part.type === TYPE.argument) return String(given(part.value));
      if (part.type === TYPE.pound) return language.whole(counted ?? 0);
      if (part.type === TYPE.plural) {
        const n = Number(given(part.value));
        const name = Object.keys(language.plurals).find((one) => matches(language.plurals[one] ?? '', n));
        const { value = [] } =
          part.options[`=${n}`] ?? part.options[name ?? 'other'] ?? part.options['other'] ?? {};
        return filled(value, told, language, n);
      }
      if (part.type === TYPE.select) {
        const { value = [] } = part.options[String(given(part.value))] ?? part.options['other'] ?? {};
        return filled(value, told, language, counted);
      }
      throw new Error('numbers and days are written before they are told');
    })
    .join('');
}
