/**
 * `npm run fleet`: four API processes, two storefronts, a primary, a standby and balancers, all on this machine; replaces
 * every process under load, then lets the standby take the place of the primary. Ends with 1 when a buyer noticed.
 */
import { buildAll } from './lib/builds.mjs';
import { tool } from './lib/run.mjs';

await buildAll(['api', 'storefront']);
Object.assign(process.env, {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  FLEET_APIS: '4',
  FLEET_STOREFRONTS: '2',
});
const jest = ['-c', 'test/jest.config.mjs', '--selectProjects', 'outages', '--runTestsByPath'];
await tool('jest', ...jest, 'test/outages/fleet.spec.ts');
process.stdout.write('Every process was replaced, the standby took over, and all books agree.\n');
