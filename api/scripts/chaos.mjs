/**
 * `npm run chaos [-- --seconds 300 --seed 7 --only webhook]`: purchases while things break, against a shop of its own.
 * `--only` takes part of a fault's name. `--soak` goes at the pace of hours (`--seconds 7200`), with a storefront in front,
 * and looks whether memory, connections, files, jobs, tables or logs grow. Prints tables of the faults and of what was
 * watched; ends with 1 when anything is wrong afterwards.
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
    soak: { type: 'boolean', default: false },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'duka-chaos-report-'));
const report = join(folder, 'report.md');
await buildAll(values.soak ? ['api', 'storefront'] : ['api']);
Object.assign(process.env, {
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  CHAOS_SECONDS: values.seconds,
  CHAOS_SEED: values.seed,
  CHAOS_ONLY: values.only,
  CHAOS_SOAK: values.soak ? '1' : '0',
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
