import type { Tables } from '../../../platform/database/tables.js';
import type { ledgerPostingSchema, ledgerTransactionSchema } from './ledger.schema.js';

/** The ledger. */
export type LedgerTables = Tables<typeof ledgerTransactionSchema | typeof ledgerPostingSchema>;
