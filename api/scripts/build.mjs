/** Builds the API, what it shares with the storefront's server, its sandbox and its demo: each `src` into the `dist` beside it, both servers into one file each. */
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { root, run } from './lib/run.mjs';

const swc = [join(root, 'node_modules/@swc/cli/bin/swc.js'), 'src', '-d', 'dist', '--quiet'];
const options = ['--config-file', join(root, 'api/.swcrc'), '--strip-leading-paths', '--delete-dir-on-start'];
const compile = (folder) => run(process.execPath, [...swc, ...options], { cwd: join(root, folder) });

await Promise.all(['api', 'api/serving', 'api/sandbox', 'api/demo'].map(compile));
await Promise.all(['api', 'api/sandbox'].map((folder) => bundle(join(root, folder, 'dist'))));
