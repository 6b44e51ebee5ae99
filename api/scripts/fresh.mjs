/**
 * `npm run fresh`: the generated files that are committed (document, client, diagrams, list of migrations, table of variables) are what the sources
 * give. Compared with what lies there, not with git, so that it works in an archive and with other changes at hand.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';

const GENERATED = [
  'openapi/openapi.json',
  'openapi/client/**',
  'openapi/world/**',
  'openapi/sdk/keyed.gen.ts',
  'docs/diagrams/*',
  'api/src/platform/database/migration-names.ts',
  'api/src/platform/database/migrations.ts',
  'docs/operations.md',
  'docker-compose.yml',
];

function contents() {
  const files = globSync(GENERATED, { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const before = contents();
for (const script of ['migrations', 'openapi', 'docs'])
  await run(process.execPath, ['--run', script], { cwd: root });
const after = contents();
const files = [...new Set([...before.keys(), ...after.keys()])];
const stale = files.filter((file) => before.get(file) !== after.get(file));
if (stale.length > 0) {
  process.stderr.write(`Not what the sources give (written anew; commit them):\n  ${stale.join('\n  ')}\n`);
  process.exitCode = 1;
}
