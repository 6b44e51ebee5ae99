import { Currency } from '../../kernel/currency.js';

/** How a language writes numbers and days, by its `language.json`. */
export interface Writing {
  numbers: {
    decimal: string;
    group: string;
    /** From how many digits on groups are set apart: 5 leaves 1234 as it is. */
    groupFrom?: number;
    /** Where the sign of a currency stands: `{sign}{amount}`, `{amount} {sign}`. */
    amount: string;
  };
  days: { months: readonly string[]; long: string };
}

const fill = (pattern: string, parts: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));

/** As the storefront writes them: by the tables of the language, never by those of the runtime. */
export function writingOf({ numbers, days }: Writing) {
  const { decimal, group, groupFrom = 4, amount: pattern } = numbers;
  const grouped = (digits: string): string =>
    digits.length < groupFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group);
  return {
    whole: (n: number): string => `${n < 0 ? '-' : ''}${grouped(String(Math.abs(n)))}`,
    number: (n: number): string => {
      const [units = '', parts] = String(Math.abs(n)).split('.');
      return `${n < 0 ? '-' : ''}${grouped(units)}${parts ? decimal + parts : ''}`;
    },
    amount: (code: string, smallest: number): string => {
      const currency = Currency.of(code);
      const [units = '', parts] = currency
        .toDecimal(Math.abs(smallest))
        .toFixed(currency.decimals)
        .split('.');
      const amount = grouped(units) + (parts ? decimal + parts : '');
      return `${smallest < 0 ? '-' : ''}${fill(pattern, { sign: currency.sign.trim(), amount })}`;
    },
    day: (iso: string): string => dayIn(days, iso),
  };
}

function dayIn(days: Writing['days'], iso: string): string {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split('-').map(Number);
  return fill(days.long, { day, month: days.months[month - 1] ?? '', year });
}

const long = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
const DAY = long('en-GB');
const FULL_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const at = (iso: string) => new Date(`${iso.slice(0, 10)}T00:00:00Z`);

/** English as the shop's letters have always written it. */
export const ENGLISH = {
  whole: (n: number): string => String(n),
  number: (n: number): string => String(n),
  amount: (code: string, smallest: number): string => Currency.of(code).format(smallest),
  day: (iso: string): string => DAY.format(at(iso)),
  fullDay: (iso: string): string => FULL_DAY.format(at(iso)),
};

const AMERICAN_DAY = long('en-US');
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** English as a region writes its days: as Americans do, unless it says otherwise. */
export function englishOf({ days }: Partial<Writing>): typeof ENGLISH {
  if (!days) return { ...ENGLISH, day: (iso) => AMERICAN_DAY.format(at(iso)) };
  const day = (iso: string) => dayIn(days, iso);
  return { ...ENGLISH, day, fullDay: (iso) => `${WEEKDAY.format(at(iso))} ${day(iso)}` };
}
