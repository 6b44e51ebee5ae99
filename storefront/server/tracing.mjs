import { startTracing } from '@duka/serving/start-tracing.js';

/** Imported first: what is loaded after it makes spans. */
await startTracing('duka-storefront');
