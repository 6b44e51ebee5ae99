import { SpanStatusCode, trace } from '@opentelemetry/api';

/** The work as a span of its own, the parent of what it asks of the database and of others. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('duka').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
