import type { IncomingMessage } from 'node:http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { withoutSecrets } from './without-secrets.js';

const isQuiet = (path = '') => path.startsWith('/health') || path.startsWith('/assets/');

/**
 * Requests served and made, and statements, as spans. Only the form of a statement, the path of an address: values,
 * queries and tokens stay here. Metrics are for Prometheus, logs go to standard output.
 */
export function openTelemetry(service: string): NodeSDK {
  return new NodeSDK({
    serviceName: process.env['OTEL_SERVICE_NAME'] ?? service,
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => isQuiet(url),
        requireParentforOutgoingSpans: true,
        startIncomingSpanHook: ({ url = '/' }) => ({ 'url.path': withoutSecrets(url), 'url.query': '' }),
        startOutgoingSpanHook: ({ protocol, host, path }) => ({
          'url.full': `${protocol ?? 'http:'}//${host ?? 'localhost'}${withoutSecrets(path ?? '/')}`,
        }),
        // Express knows the route once it has answered
        applyCustomAttributesOnSpan: (span, request) => {
          const { path } = (request as IncomingMessage & { route?: { path?: string } }).route ?? {};
          if (path && request.method) span.updateName(`${request.method} ${path}`);
        },
      }),
      new UndiciInstrumentation({
        requireParentforSpans: true,
        startSpanHook: ({ origin, path }) => ({
          'url.full': `${origin}${withoutSecrets(path)}`,
          'url.path': withoutSecrets(path),
          'url.query': '',
        }),
      }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  });
}
