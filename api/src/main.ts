import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Where Node.js keeps what it has compiled: a start after the first reads it. Beside the code, so that nobody can change
 * it who could not change the code; thrown away by the next build; left out where that folder cannot be written.
 */
enableCompileCache(join(import.meta.dirname, '.compiled'));
await import('./server.js');
