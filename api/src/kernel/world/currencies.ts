import { CURRENCY_TABLE, GONE_TABLE } from './currency-table.js';

export interface CurrencyFacts {
  /** ISO 4217. */
  code: string;
  /** Digits after the point. */
  decimals: number;
  /** In English. */
  name: string;
  /** As it stands before an amount: `$`, or the code and a blank. */
  sign: string;
}

const withBlank = (sign: string) => (/[A-Za-z.]$/.test(sign) ? `${sign} ` : sign);

const factsOf = (table: string): CurrencyFacts[] =>
  table.split(';').map((entry) => {
    const [facts = '', written] = entry.trim().split(' = ');
    const code = facts.slice(0, 3);
    const sign = withBlank(written ?? code);
    return { code, decimals: Number(facts[4]), name: facts.slice(6), sign };
  });

/** Every currency that is money today, in the order of their codes. */
export const CURRENCIES: readonly CurrencyFacts[] = factsOf(CURRENCY_TABLE);

/** With those that are no more. */
export const EVER: readonly CurrencyFacts[] = [...CURRENCIES, ...factsOf(GONE_TABLE)];
