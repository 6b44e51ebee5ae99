import { SpanStatusCode, trace, type Exception } from '@opentelemetry/api';
import { withoutValues, type ToldError } from '../logging/without-values.js';

/** The work as a span of its own, the parent of what it asks of the database and of others. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('duka').startActiveSpan(name, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(exceptionOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

function exceptionOf(error: unknown): Exception {
  if (!(error instanceof Error)) return String(error);
  const { type: name, message, stack } = withoutValues(error) as ToldError;
  return { name, message, stack };
}
