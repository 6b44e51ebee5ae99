import type { Plugin } from '../../platform/connections/plugins.js';
import type { EInvoiceNetwork, NetworkDefinition } from './contract.js';
import { storecove } from './storecove/definition.js';

/** The networks that e-invoices go by; the first that is set up is in use. A new one is a folder beside this file and a line here. */
export const NETWORKS: readonly (NetworkDefinition & Plugin<EInvoiceNetwork>)[] = [
  { ...storecove, load: () => import('./storecove/storecove-network.js') },
];
