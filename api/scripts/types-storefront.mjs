/** Generates the storefront's route types, then checks its TypeScript. Plain JavaScript; run from the repository root. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = process.cwd();
const storefront = resolve(root, 'storefront');

/** Runs a JavaScript tool with this Node and ends with its exit code when it fails. */
function run(script, args, cwd) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const router = ['storefront/node_modules', 'node_modules']
  .map((folder) => resolve(root, folder, '@react-router/dev/bin.cjs'))
  .find((file) => existsSync(file));
if (!router) {
  process.stderr.write('@react-router/dev is not installed: run npm install first.\n');
  process.exit(1);
}
run(router, ['typegen'], storefront);
run(resolve(root, 'node_modules/typescript-7/bin/tsc'), ['-p', 'storefront', '--noEmit'], root);
