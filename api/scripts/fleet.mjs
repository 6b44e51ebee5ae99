/**
 * `npm run fleet`: four API processes, two storefronts, a primary, a standby and balancers, all on this machine; replaces
 * every process under load, then lets the standby take the place of the primary. Ends with 1 when a buyer noticed.
 */
import { buildAll } from './lib/builds.mjs';
import { showSpec } from './lib/runners.mjs';

await buildAll(['api', 'storefront']);
showSpec('outages', 'test/outages/fleet.spec.ts', { FLEET_APIS: '4', FLEET_STOREFRONTS: '2' });
