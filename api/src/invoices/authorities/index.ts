import type { Plugin } from '../../platform/connections/plugins.js';
import type { AuthorityDefinition, FiscalAuthority } from './contract.js';
import { efris } from './efris/definition.js';

/** The tax offices that invoices can be registered with. A new one is a folder beside this file and a line here. */
export const AUTHORITIES: readonly (AuthorityDefinition & Plugin<FiscalAuthority>)[] = [
  { ...efris, load: () => import('./efris/efris.js') },
];
