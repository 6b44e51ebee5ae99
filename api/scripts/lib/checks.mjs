/** What `npm run check` looks at, in this order; each is one line of the summary of `npm test`. */
import { join } from 'node:path';
import { buildAll } from './builds.mjs';
import { checkCompose } from './check-compose.mjs';
import { checkLinks } from './check-links.mjs';
import { checkLock } from './check-lock.mjs';
import { root, run } from './run.mjs';

/** A script of package.json, that of the root or of a workspace. */
const script = (name, workspace = '.') =>
  run(process.execPath, ['--run', name], { cwd: join(root, workspace) });

const texts = () => run(process.execPath, ['storefront/scripts/check-texts.mjs'], { cwd: root });

const CHECKS = [
  { name: 'every file is formatted', run: () => script('format') },
  { name: 'the types hold and the linter finds no mistake', run: () => script('lint') },
  { name: 'every text stands in the catalogue, is said, and is there in each language', run: texts },
  { name: 'the arrows hold', run: () => script('arrows') },
  { name: 'no file and no package is left that nothing uses', run: () => script('unused') },
  { name: 'the generated files are what the sources give', run: () => script('fresh'), builds: true },
  {
    name: 'the definitions of the tables are what the migrations make',
    run: () => script('migration:check'),
    builds: true,
  },
  { name: 'the published document follows the rules of spectral', run: () => script('lint:openapi') },
  { name: 'no change of the document breaks a client unannounced', run: () => script('openapi:changes') },
  { name: 'no page loads more scripts or styles than its budget', run: budgets, builds: true },
  { name: 'docker-compose.yml is valid', run: checkCompose },
  { name: 'every link of the documents leads somewhere', run: checkLinks },
  { name: 'every edge of package-lock.json resolves', run: checkLock },
];

/** Weighs the built storefront, which is built first when its sources have changed. */
async function budgets() {
  await buildAll(['storefront']);
  await script('budgets', 'storefront');
}

/**
 * Runs the checks one after the other and tells of each.
 *
 * @param {(line: string) => void} print
 * @param {(check: { builds?: boolean }) => boolean} [isWanted] all of them unless told; `builds` marks those that build
 * @returns {Promise<import('./test-report.mjs').Count>}
 */
export async function runChecks(print, isWanted = () => true) {
  const total = { passed: 0, failed: 0, files: [], outside: [] };
  for (const check of CHECKS.filter(isWanted)) {
    const from = performance.now();
    try {
      await check.run();
      total.passed += 1;
      print(`✓ ${check.name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
    } catch (error) {
      total.failed += 1;
      total.outside.push(`check: ${check.name}`);
      print(`✗ ${check.name}\n${error.message}`);
    }
  }
  return total;
}
