/** `npm run types`: the type checks of all four parts, at once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';

const compiler = ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p'];
const parts = {
  api: [...compiler, 'api'],
  storefront: ['api/scripts/types-storefront.mjs'],
  admin: [...compiler, 'admin'],
  test: [...compiler, 'test'],
};

const checks = Object.entries(parts)
  .filter(([part]) => existsSync(join(root, part, 'tsconfig.json')))
  .map(async ([part, args]) => {
    try {
      await run(process.execPath, args, { cwd: root });
      return true;
    } catch (error) {
      process.stderr.write(`types of ${part}: ${error.message}\n`);
      return false;
    }
  });
process.exitCode = (await Promise.all(checks)).every(Boolean) ? 0 : 1;
