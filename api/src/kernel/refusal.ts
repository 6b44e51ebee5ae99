/** The kinds of business "no"; `platform/http/problem.filter.ts` alone turns a kind into an HTTP status. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'stale'
  | 'unprocessable'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable'
  | 'full';

/** One wrong field of what was sent, for the form that shows it. */
export interface FieldError {
  field: string;
  message: string;
}

export interface RefusalDetails {
  fields?: readonly FieldError[];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** Current figures that the caller should show, e.g. the new total. */
  data?: Readonly<Record<string, unknown>>;
}

/** A business "no": thrown by domain and application, translated once at the border. `message` is the sentence people see. */
export abstract class Refusal extends Error {
  protected constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
    this.name = code;
  }
}

/**
 * A "no" that always says the same: `export const PageNotFound = refusal('not-found', 'page_not_found', 'Page not found')`,
 * thrown as `new PageNotFound()`. `field` is the member of what was sent that it belongs to.
 */
export function refusal(kind: RefusalKind, code: string, message: string, field?: string): new () => Refusal {
  return class extends Refusal {
    constructor() {
      super(kind, code, message, field === undefined ? {} : { fields: [{ field, message }] });
    }
  };
}
