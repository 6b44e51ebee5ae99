import { startServer } from '@duka/api/start-server.js';

await startServer(import.meta.dirname);
