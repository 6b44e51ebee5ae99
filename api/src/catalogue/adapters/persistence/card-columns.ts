import { sql, type RawBuilder } from 'kysely';
import { baseCurrency } from '../../../kernel/currency.js';
import { fixed } from '../../../platform/database/fixed.js';
import { CARD_COLUMNS, CARD_PICTURES, NARROW_PICTURES } from './card-sql.js';
import { narrowVariants } from './narrowed-card.js';
import { PRICED_COLUMN } from './own-prices-sql.js';

export const CARD = fixed(sql.join([CARD_COLUMNS, CARD_PICTURES, PRICED_COLUMN]));
/** The same with the variants among which some are asked for, and with the pictures of all of them, by what the shop counts in. */
const narrowCards = new Map<string, RawBuilder<unknown>>();
export function narrowCard({ code } = baseCurrency()): RawBuilder<unknown> {
  const before = narrowCards.get(code);
  if (before) return before;
  const columns = [CARD_COLUMNS, NARROW_PICTURES, PRICED_COLUMN, narrowVariants(sql.lit(code))];
  const card = fixed(sql.join(columns));
  narrowCards.set(code, card);
  return card;
}
