/**
 * `npm run cluster [-- --part leader,cable --from COMMIT]`: the shop on three nodes made of Debian's packages and the files of
 * docs/deployment/cluster, each a machine of its own on this one. People look and buy while one part after the other is
 * killed, the database is restored, and shop and PostgreSQL are upgraded; every book is looked at after each. `--from` is what
 * the shop is upgraded from: a commit, which is built, or the folder of a build; unless told, the last commit before the newest
 * migration. Wants root on Debian, see docs/cluster.md. Ends with 1 when a buyer noticed more than may be.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { projectAt } from '../../test/bench/earlier.ts';
import { whatIsMissing } from '../../test/cluster/machine.ts';
import { buildAll } from './lib/builds.mjs';
import { root } from './lib/run.mjs';
import { showSpec } from './lib/runners.mjs';

const { values } = parseArgs({
  options: { part: { type: 'string', default: '' }, from: { type: 'string', default: '' } },
});
const missing = whatIsMissing();
if (missing.length > 0) {
  console.error(`This machine cannot be three nodes. It lacks ${missing.join('; ')}`);
  process.exit(1);
}
await buildAll();
const isUpgraded = values.part === '' || values.part.split(',').includes('upgrade-shop');
const earlier = isUpgraded
  ? await projectAt(values.from || beforeTheNewestMigration(), ['build:api', 'build:storefront'])
  : undefined;
try {
  showSpec('cluster', 'test/cluster/cluster.spec.ts', {
    CLUSTER_PARTS: values.part,
    CLUSTER_FROM: earlier?.folder ?? '',
  });
} finally {
  await earlier?.close();
}

function beforeTheNewestMigration() {
  const newest = execFileSync(
    'git',
    ['log', '-1', '--format=%H', '--diff-filter=A', '--', 'api/src/migrations'],
    {
      cwd: root,
    },
  );
  return `${newest.toString().trim()}~1`;
}
