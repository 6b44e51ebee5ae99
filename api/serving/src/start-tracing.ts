import { createRequire, syncBuiltinESMExports } from 'node:module';

const require = createRequire(import.meta.url);
/** What makes spans once it is loaded as CommonJS; `import` then finds the same. */
const WATCHED = ['http', 'https', 'pg'];

/**
 * Sends traces by OTLP to `OTEL_EXPORTER_OTLP_ENDPOINT`; without one nothing of it is even loaded. To be awaited before
 * the server is imported.
 */
export async function startTracing(service: string): Promise<void> {
  if (!process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) return;
  const { openTelemetry } = await import('./open-telemetry.js');
  openTelemetry(service).start();
  for (const name of WATCHED) require(name);
  syncBuiltinESMExports();
}
