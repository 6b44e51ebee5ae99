import { expressionBuilder } from 'kysely';

/** The database's clock, as of the beginning of the transaction. */
export const NOW = expressionBuilder<object, never>().fn<string>('now');
