/**
 * `npm run chaos [-- --seconds 300 --seed 7 --only webhook]`: purchases while things break, against a shop of its own.
 * `--only` takes part of a fault's name. `--soak` goes at the pace of hours (`--seconds 7200`), with a storefront in front,
 * and looks whether memory, connections, files, jobs, tables or logs grow. Prints tables of the faults and of what was
 * watched; ends with 1 when anything is wrong afterwards.
 */
import { parseArgs } from 'node:util';
import { buildAll } from './lib/builds.mjs';
import { showSpec } from './lib/runners.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    soak: { type: 'boolean', default: false },
  },
});
await buildAll(values.soak ? ['api', 'storefront'] : ['api']);
showSpec('platform', 'test/chaos/chaos.spec.ts', {
  CHAOS_SECONDS: values.seconds,
  CHAOS_SEED: values.seed,
  CHAOS_ONLY: values.only,
  CHAOS_SOAK: values.soak ? '1' : '0',
});
