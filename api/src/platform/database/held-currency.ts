import { CompiledQuery, type Kysely } from 'kysely';
import { baseCurrency } from '../../kernel/currency.js';
import { refusal } from '../../kernel/refusal.js';
import { CURRENCY } from '../../kernel/shop-defaults.js';
import { oncePerTransaction } from './once-per-transaction.js';

/** The shop took another currency while the amounts at hand were on their way. */
export const CurrencyChanged = refusal(
  'conflict',
  'currency_changed',
  'The currency of the shop has just changed. Please try again.',
);

type Row = { currency: string | null };
const STATEMENT = `select value->>'currency' as currency from setting where key = 'shop' for key share`;

/**
 * For whoever writes amounts of the shop's currency: until the end of the transaction it is the one in which they were read;
 * whoever changes it waits, and sees what was written. @throws CurrencyChanged
 */
export async function holdCurrency(sql: Kysely<unknown>): Promise<void> {
  if ((await oncePerTransaction(sql, held)) !== baseCurrency().code) throw new CurrencyChanged();
}

async function held(sql: Kysely<unknown>): Promise<string> {
  const { rows } = await sql.executeQuery<Row>(CompiledQuery.raw(STATEMENT));
  return rows[0]?.currency ?? CURRENCY;
}
