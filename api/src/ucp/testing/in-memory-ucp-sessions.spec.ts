import { InMemoryUcpSessions } from './in-memory-ucp-sessions.js';
import { ucpSessionsContract } from './ucp-sessions-contract.js';

const sessions = new InMemoryUcpSessions();
ucpSessionsContract('in memory', () => sessions);
