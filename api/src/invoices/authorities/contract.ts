import type { Clock } from '../../kernel/clock.js';
import type { Door, Trial } from '../../kernel/connections.js';
import type { DeclaredValues, DeclaredVariable } from '../../kernel/declared-variable.js';
import type { Ids } from '../../kernel/ids.js';
import type { ProviderAccess } from '../../platform/config/provider-access.js';
import type { FiscalAnswer, FiscalPaper } from '../domain/fiscal.js';

/** What a tax office that registers invoices says of itself; pure data. */
export interface AuthorityDefinition {
  /** As it stands in the database: small letters and hyphens. */
  name: string;
  /** As papers and panel call it. */
  label: string;
  /** Where a shop must be for it, by ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** What it reads of the environment. */
  variables: readonly DeclaredVariable[];
  /** What does not go together among them, as sentences that end the start. */
  contradictions?: (values: DeclaredValues) => string[];
  /** Where it is and what opens it; undefined while it is not set up. */
  access: (values: DeclaredValues) => Door | undefined;
}

/** What the shop lends to whoever speaks to a tax office. */
export interface AuthorityTools {
  access: ProviderAccess;
  /** What holds now of the plugin's variables, with their fallbacks; asked at each call. */
  values: () => DeclaredValues;
  clock: Clock;
  ids: Ids;
}

/** A plugin of `authorities/`. */
export interface AuthorityPlugin extends AuthorityDefinition {
  load: () => Promise<{ make: (tools: AuthorityTools) => FiscalAuthority }>;
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
