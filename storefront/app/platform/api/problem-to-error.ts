import { ApiError, type FieldProblem } from './api-error';

/** The message of a refused answer, as the specification reads it: message, then error, then nothing. */
export function problemToError(status: number, body: unknown): ApiError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = [problem['message'], problem['error'], problem['detail']].find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate !== '',
  );
  const fields = Array.isArray(problem['errors']) ? (problem['errors'] as FieldProblem[]) : [];
  return new ApiError(
    status,
    text ?? '',
    typeof problem['code'] === 'string' ? problem['code'] : '',
    fields,
    problem,
  );
}
