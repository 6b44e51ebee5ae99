import { startServer } from './start-server.js';

await startServer(import.meta.dirname);
