/**
 * `npm run chaos [-- --seconds 300 --seed 7 --only webhook]`: purchases while things break, against a shop of its own.
 * `--only` takes part of a fault's name. Prints a table of the faults; ends with 1 when anything is wrong afterwards.
 */
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './lib/builds.mjs';
import { tool } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'duka-chaos-report-'));
const report = join(folder, 'report.md');
await buildAll(['api']);
Object.assign(process.env, {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  CHAOS_SECONDS: values.seconds,
  CHAOS_SEED: values.seed,
  CHAOS_ONLY: values.only,
  CHAOS_REPORT: report,
});
const jest = ['-c', 'test/jest.config.mjs', '--selectProjects', 'platform', '--runTestsByPath'];
try {
  await tool('jest', ...jest, 'test/chaos/chaos.spec.ts');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  if (existsSync(report)) process.stdout.write(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
}
