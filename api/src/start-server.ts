import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTracing } from '@duka/serving/start-tracing.js';

/** Starts the server that was built into `folder`. */
export async function startServer(folder: string): Promise<void> {
  // A start after the first reads what Node.js has compiled. It lies beside the code, so that nobody can change it who
  // could not change the code; the next build throws it away; left out where that folder cannot be written.
  enableCompileCache(join(folder, '.compiled'));
  await startTracing('duka-api');
  // The build puts the server into one file; without that, the many files are the same server.
  const bundle = join(folder, 'bundle', 'server.js');
  await import(pathToFileURL(existsSync(bundle) ? bundle : join(folder, 'server.js')).href);
}
