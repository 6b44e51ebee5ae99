/** `npm run attack [-- --requests 25000 --seed 7]`: random requests to every operation against a shop of its own. */
import { parseArgs } from 'node:util';
import { buildAll } from './lib/builds.mjs';
import { tool } from './lib/run.mjs';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '25000' }, seed: { type: 'string', default: '1' } },
});
await buildAll(['api']);
process.env.NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
process.env.ATTACK_REQUESTS = values.requests;
process.env.ATTACK_SEED = values.seed;
const jest = ['-c', 'test/jest.config.mjs', '--selectProjects', 'api', '--runTestsByPath'];
try {
  process.stdout.write(await tool('jest', ...jest, 'test/security/attack.spec.ts'));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
