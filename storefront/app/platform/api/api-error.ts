export type FieldProblem = { field: string; message: string };

/** A refusal of the API, or no answer at all (`status` 0). `message` is the sentence for people, or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly code: string = '',
    readonly fields: FieldProblem[] = [],
    /** The whole problem document, for calls whose refusal carries figures (`PRICE_CHANGED`). */
    readonly problem: Record<string, unknown> = {},
  ) {
    super(message);
  }

  /** True when the request never got an answer: offline, time-out, server down. */
  get isNetwork(): boolean {
    return this.status === 0;
  }
}

/** The message of a refused answer, as the specification reads it: message, then error, then nothing. */
export function problemToError(status: number, body: unknown): ApiError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const text = [problem['message'], problem['error'], problem['detail']].find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate !== '',
  );
  const fields = Array.isArray(problem['errors']) ? (problem['errors'] as FieldProblem[]) : [];
  return new ApiError(status, text ?? '', String(problem['code'] ?? ''), fields, problem);
}

/** What to tell people about a failure: the server's words when it answered with some, otherwise `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && !error.isNetwork && error.message ? error.message : fallback;
}
