import type { Trial } from '../../kernel/connections.js';
import type { PluginDefinition } from '../../platform/connections/plugins.js';
import type { FiscalAnswer, FiscalPaper } from '../domain/fiscal.js';

/** What a tax office that registers invoices says of itself; the database keeps its name. */
export interface AuthorityDefinition extends PluginDefinition {
  /** Where a shop must be for it, by ISO 3166-1 alpha-2. */
  countries: readonly string[];
}

/**
 * Registers papers with one tax office. Nothing here is called inside a database transaction, and nothing throws: what
 * nobody knows is `unclear`.
 */
export abstract class FiscalAuthority {
  constructor(readonly definition: AuthorityDefinition) {}

  /** Asks the office for something that changes nothing. */
  abstract tryOut(): Promise<Trial>;
  /** Sends it. Called again for a paper only after `find` said `missing`. */
  abstract register(paper: FiscalPaper): Promise<FiscalAnswer>;
  /** What the office has of it, by its number; never sends it. */
  abstract find(paper: FiscalPaper): Promise<FiscalAnswer>;
}
