import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Where Node.js keeps what it has compiled: a start after the first reads it. Beside the code, so that nobody can change
 * it who could not change the code; thrown away by the next build; left out where that folder cannot be written.
 */
enableCompileCache(join(import.meta.dirname, '.compiled'));

/** `api/scripts/bundle.mjs` puts the server into one file; without that, the many files are the same server. */
const isBundled = existsSync(join(import.meta.dirname, 'bundle', 'server.js'));
await import(isBundled ? './bundle/server.js' : './server.js');
