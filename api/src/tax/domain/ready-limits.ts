import { Currency } from '../../kernel/currency.js';
import { EU_MEMBERS } from '../../kernel/world/single-market.js';
import type { ImportLimit } from './import-limit.js';

/** A limit by value as an authority publishes it; the number in its scheme is the shop's own. */
export interface ReadyLimit extends Omit<ImportLimit, 'number'> {
  source: string;
}

const limit = (
  scheme: string,
  [amount, currency]: readonly [number, string],
  per: ImportLimit['per'],
  source: string,
): ReadyLimit => ({ scheme, amount: Currency.of(currency).fromDecimal(amount) ?? 0, currency, per, source });

const IOSS = limit(
  'IOSS',
  [150, 'EUR'],
  'consignment',
  'Directive 2006/112/EC, Article 369l: goods in consignments of an intrinsic value not exceeding EUR 150',
);

/**
 * Where whoever sells from abroad takes the tax of goods up to a value. Australia looks at each piece, but not at what is sent
 * together for more than the limit, which is taxed at the border: in effect the consignment. Switzerland has none: who is
 * registered there takes the tax whatever goods are worth (Art. 7(3)(b) of its VAT act), and who is not takes none.
 */
const LIMITS: Readonly<Record<string, ReadyLimit>> = {
  AU: limit(
    'GST',
    [1_000, 'AUD'],
    'consignment',
    'Australian Taxation Office, LCR 2018/1, GST on low value imported goods: customs value of A$1,000 or less',
  ),
  GB: limit(
    'UK VAT',
    [135, 'GBP'],
    'consignment',
    'HM Revenue & Customs, VAT and overseas goods sold directly to customers in the UK: consignments not exceeding £135',
  ),
  NO: limit(
    'VOEC',
    [2_999.99, 'NOK'],
    'item',
    'Norwegian Tax Administration, Sending goods under the VOEC scheme: value below NOK 3,000 per item',
  ),
  NZ: limit(
    'GST',
    [1_000, 'NZD'],
    'item',
    'Inland Revenue of New Zealand, GST on low-value imported goods: NZ$1,000 or less each',
  ),
};

/** Places that their neighbour's customs are also theirs. */
const CUSTOMS_OF: Readonly<Record<string, string>> = { IM: 'GB', MC: 'FR' };

/** The limit of a country for a shop of another one; undefined where goods of the shop are no imports, or it has none. */
export function readyLimit(country: string, seller: string): ReadyLimit | undefined {
  const from = CUSTOMS_OF[seller] ?? seller;
  if (EU_MEMBERS.has(country)) return EU_MEMBERS.has(from) ? undefined : IOSS;
  return from === country ? undefined : LIMITS[country];
}
