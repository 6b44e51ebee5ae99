import { startTracing } from '@duka/api/platform/tracing/start-tracing.js';

/** Imported first: what is loaded after it makes spans. */
await startTracing('duka-storefront');
