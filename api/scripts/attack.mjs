/** `npm run attack [-- --requests 25000 --seed 7]`: random requests to every operation against a shop of its own. */
import { parseArgs } from 'node:util';
import { buildAll } from './lib/builds.mjs';
import { showSpec } from './lib/runners.mjs';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '25000' }, seed: { type: 'string', default: '1' } },
});
await buildAll(['api']);
showSpec('api', 'test/security/attack.spec.ts', {
  ATTACK_REQUESTS: values.requests,
  ATTACK_SEED: values.seed,
});
