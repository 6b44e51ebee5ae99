import type { FieldErrorDto, ProblemDto } from '../client/types.gen.js';

/** What the shop answered in place of what was asked for; `code` is for programs, and has a page at `page`. */
export class DukaError extends Error {
  override readonly name = 'DukaError';
  /** The status of HTTP; undefined where the shop was not reached. */
  readonly status: number | undefined;
  /** `price_changed`, `scope_missing`, …; `unreachable` where the shop was not reached. */
  readonly code: string;
  /** The fields that are wrong. */
  readonly fields: readonly FieldErrorDto[];
  /** Current figures, where they help. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Finds the call in the shop's log. */
  readonly requestId: string | undefined;
  /** Where the code is explained. */
  readonly page: string | undefined;

  constructor(message: string, told: Partial<ProblemDto>, more: { page?: string; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.status = told.status;
    this.code = told.code ?? 'unreachable';
    this.fields = told.errors ?? [];
    this.data = told.data ?? {};
    this.requestId = told.requestId;
    this.page = more.page;
  }
}

const isProblem = (error: unknown): error is ProblemDto =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error && 'status' in error;

/** What a call threw, as a `DukaError`; an ended call (`AbortError`) and a mistake of the program stay what they are. */
export function toError(
  error: unknown,
  response: Response | undefined,
  request: Request | undefined,
): unknown {
  if (isProblem(error)) {
    const page = error.type.startsWith('/') ? new URL(error.type, response?.url).href : undefined;
    return new DukaError(error.message, error, { ...(page ? { page } : {}) });
  }
  if (response && !response.ok) {
    const message = `The answer was ${response.status}, and not one of the shop.`;
    return new DukaError(message, { status: response.status, code: 'not_of_the_shop' }, { cause: error });
  }
  const isOfTheNetwork = request && !response && (error as Error | undefined)?.name === 'TypeError';
  return isOfTheNetwork ? new DukaError('The shop was not reached.', {}, { cause: error }) : error;
}
