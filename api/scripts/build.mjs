/** Builds the API, what it shares with the storefront's server, its sandbox and its demo: each `src` into the `dist` beside it, both servers into one file each. */
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { writeMigrationLists } from './lib/migration-lists.mjs';
import { root } from './lib/run.mjs';
import { compile } from './lib/swc.mjs';

// a start that took an old list for the whole one would never run the migrations behind it
writeMigrationLists(root);
const folders = ['api', 'api/serving', 'api/sandbox', 'api/demo'];
await Promise.all(folders.map((folder) => compile(folder, 'src', ['--delete-dir-on-start'])));
await Promise.all(['api', 'api/sandbox'].map((folder) => bundle(join(root, folder, 'dist'))));
