import { CREDIT } from './credit.js';
import { DECIMALS } from './decimals.js';
import { DOWNLOADS } from './downloads.js';
import { EDITS } from './edits.js';
import type { Invariant } from './invariant.js';
import { MONEY } from './money.js';
import { DISCOUNTS } from './discounts.js';
import { PARCELS } from './parcels.js';
import { RECORDS } from './records.js';
import { RETURNS } from './returns.js';
import { SALES } from './sales.js';
import { ARRIVALS } from './arrivals.js';
import { STOCK } from './stock.js';
import { TAXES } from './taxes.js';
import { TENDERS } from './tenders.js';

export interface BrokenRecord {
  record: string;
  detail: string;
}

export interface InvariantResult extends Pick<Invariant, 'id' | 'sentence'> {
  /** The first hundred records of which the sentence is not true. */
  broken: BrokenRecord[];
}

export const INVARIANTS: readonly Invariant[] = [
  ...STOCK,
  ...ARRIVALS,
  ...TENDERS,
  ...MONEY,
  ...CREDIT,
  ...DECIMALS,
  ...RETURNS,
  ...PARCELS,
  ...TAXES,
  ...RECORDS,
  ...DISCOUNTS,
  ...SALES,
  ...EDITS,
  ...DOWNLOADS,
];
const MOST = 100;

/** Asks each invariant of the database behind `query`, in one order, and names each broken record. */
export async function checkInvariants(
  query: (text: string) => Promise<BrokenRecord[]>,
): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  for (const { id, sentence, sql } of INVARIANTS) {
    const broken = await query(`select record, detail from (${sql}) broken order by record limit ${MOST}`);
    results.push({ id, sentence, broken });
  }
  return results;
}
