import type { AuthorityRoom } from './contract.js';
import { efris } from './efris/definition.js';

/** The tax offices that invoices can be registered with. A new one is a folder beside this file and a line here. */
export const AUTHORITIES: readonly AuthorityRoom[] = [{ ...efris, load: () => import('./efris/efris.js') }];
