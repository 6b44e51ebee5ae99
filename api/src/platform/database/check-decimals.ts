import { EVER } from '../../kernel/world/currencies.js';
import { BadConfiguration } from '../config/config.js';
import { connectWithRetries } from './connect-with-retries.js';

/** How a database writes amounts of a currency. */
export interface StoredDecimals {
  /** ISO 4217. */
  code: string;
  decimals: number;
}

const STORED = `select code, digits::int as decimals from setting, jsonb_each_text(decimals) as stored (code, digits)
  where setting.key = 'shop' order by code`;

/** Amounts are whole smallest units, and a version that counts in others would read each of them wrongly. @throws BadConfiguration */
export async function checkDecimals(url: string): Promise<void> {
  const client = await connectWithRetries(url);
  try {
    const { rows } = await client.query<StoredDecimals>(STORED);
    const sentences = faultsOfDecimals(rows);
    if (sentences.length > 0) throw new BadConfiguration(sentences);
  } finally {
    await client.end();
  }
}

/** A sentence for each currency that this version does not count as the database was written. */
export function faultsOfDecimals(stored: readonly StoredDecimals[]): string[] {
  return stored.flatMap(({ code, decimals }) => {
    const now = EVER.find((one) => one.code === code)?.decimals;
    if (now === decimals) return [];
    const counts = now === undefined ? `does not know ${code}` : `counts ${code} with ${now}`;
    return [
      `The amounts in ${code} of this database were written with ${decimals} decimals, and this version ${counts}: it would read every price and order wrongly. Start the version of Duka that wrote them; to move to this one, save the products to a file there and read it into a new database.`,
    ];
  });
}
