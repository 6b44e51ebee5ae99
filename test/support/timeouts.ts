import { jest } from '@jest/globals';

/** Starting processes on a busy machine takes its time; no test passes or fails by how long it took. */
jest.setTimeout(240_000);
