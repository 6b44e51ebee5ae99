import { rmSync } from 'node:fs';
import { dropOurs, runFolder } from './databases.mjs';

/** Ends the embedded server; on a server of somebody else only our databases go. */
export default async function databaseDown() {
  const server = globalThis.dukaTestServer;
  await (server ? server.stop() : dropOurs());
  rmSync(runFolder(), { recursive: true, force: true });
}
