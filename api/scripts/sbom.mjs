/**
 * `npm run sbom`: everything that runs in production, in CycloneDX. npm's own `--omit dev` also leaves out what the shop
 * shares with its tools (React, sharp), so the lock file says what is for development alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const kept = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
);

const bill = JSON.parse(
  await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--loglevel=error'], { cwd: root }),
);
const components = bill.components.filter((one) => kept.has(one['bom-ref']));
const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
const dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
process.stdout.write(`${JSON.stringify({ ...bill, components, dependencies }, null, 2)}\n`);
