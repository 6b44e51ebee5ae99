import type { Plugin, Tried } from '../../platform/connections/plugins.js';
import type { Carrier } from '../application/carrier.js';
import { easypost } from './easypost/definition.js';

/** The providers of labels; the first that is set up is in use. A new one is a folder beside this file and a line here. */
export const CARRIERS: readonly Plugin<Carrier & Tried>[] = [
  { ...easypost, load: () => import('./easypost/easypost-carrier.js') },
];
