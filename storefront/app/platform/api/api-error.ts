export type FieldProblem = { field: string; message: string };

/** A refusal of the API, or no answer at all (`status` 0). `message` is the sentence for people, or empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly code: string = '',
    readonly fields: FieldProblem[] = [],
    /** The whole problem document, for calls whose refusal carries figures (`price_changed`). */
    readonly problem: Record<string, unknown> = {},
  ) {
    super(message);
  }

  /** True when the request never got an answer: offline, time-out, server down. */
  get isNetwork(): boolean {
    return this.status === 0;
  }
}

/** The status of a page whose call failed: the refusal's own, or 503 where nothing was answered. */
export function statusOf(error: unknown): number {
  return error instanceof ApiError && !error.isNetwork ? error.status : 503;
}

/** What to tell people about a failure: the server's words when it answered with some, otherwise `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && !error.isNetwork && error.message ? error.message : fallback;
}
