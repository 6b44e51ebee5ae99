import { dropOurs } from './databases.mjs';

/** Ends the embedded server; on a server of somebody else only our databases go. */
export default async function databaseDown() {
  const server = globalThis.dukaTestServer;
  if (!server) return dropOurs();
  await server.stop();
}
