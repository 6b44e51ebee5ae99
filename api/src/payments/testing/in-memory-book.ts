import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger.js';

/** The book that payments write into, for features that reach it through them alone. */
export const inMemoryBook = () => new InMemoryLedger();
