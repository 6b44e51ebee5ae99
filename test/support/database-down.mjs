import { rmSync } from 'node:fs';
import { mustTellNoValues } from './postgres-log.mjs';
import { dropOurs, runFolder } from './databases.mjs';

/** Ends the embedded server, once its log was read; on a server of somebody else only our databases go. */
export default async function databaseDown() {
  const server = globalThis.dukaTestServer;
  try {
    if (server) mustTellNoValues(server.logFile);
  } finally {
    await (server ? server.stop() : dropOurs());
    rmSync(runFolder(), { recursive: true, force: true });
  }
}
