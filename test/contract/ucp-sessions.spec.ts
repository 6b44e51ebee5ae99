import { PostgresUcpSessions } from '../../api/src/ucp/adapters/persistence/postgres-ucp-sessions.js';
import { ucpSessionsContract } from '../../api/src/ucp/testing/ucp-sessions-contract.js';
import { useStores } from '../support/stores.js';

const { parts } = useStores();

ucpSessionsContract('in PostgreSQL', () => {
  const { database, unit } = parts();
  return new PostgresUcpSessions(database, unit);
});
