/** The failures of an operation, as the document tells them: which statuses can come, and an example of each. */
interface Failure {
  title: string;
  description: string;
  code: string;
  message: string;
  errors?: readonly { field: string; message: string }[];
}

const FAILURES: Readonly<Record<number, Failure>> = {
  400: {
    title: 'Bad Request',
    description: 'The data sent is not valid; `errors` names the fields.',
    code: 'invalid_input',
    message: 'Please enter a valid email address.',
    errors: [{ field: 'email', message: 'Please enter a valid email address.' }],
  },
  401: {
    title: 'Unauthorized',
    description: 'No usable session: log in.',
    code: 'not_logged_in',
    message: 'Authentication failed. Please login again.',
  },
  402: {
    title: 'Payment Required',
    description: 'The payment has not been made.',
    code: 'not_paid',
    message: 'The payment has not been completed.',
  },
  403: {
    title: 'Forbidden',
    description: 'The account may not do this.',
    code: 'not_allowed',
    message: 'Your account may not do this.',
  },
  404: {
    title: 'Not Found',
    description: 'There is no such thing, or it belongs to somebody else.',
    code: 'not_found',
    message: 'There is nothing at this address.',
  },
  409: {
    title: 'Conflict',
    description: 'The state of things forbids it; `data` has the current figures where that helps.',
    code: 'conflict',
    message: 'This has changed meanwhile.',
  },
  412: {
    title: 'Precondition Failed',
    description: 'Changed by somebody else since it was read; read it again.',
    code: 'version_changed',
    message: 'Changed by someone else. Please reload.',
  },
  413: {
    title: 'Content Too Large',
    description: 'The body is too large.',
    code: 'too_large',
    message: 'The body is too large.',
  },
  415: {
    title: 'Unsupported Media Type',
    description: 'The body is not of a type that this call reads.',
    code: 'not_json',
    message: 'Send application/json.',
  },
  422: {
    title: 'Unprocessable Content',
    description: 'The same idempotency key came with another body, or the rules forbid the change.',
    code: 'key_reused',
    message: 'This Idempotency-Key was used for something else.',
  },
  429: {
    title: 'Too Many Requests',
    description: 'Too many requests; see `Retry-After`.',
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  500: {
    title: 'Internal Server Error',
    description: 'A bug on our side; it has been logged with the `requestId`.',
    code: 'internal',
    message: 'Something went wrong on our side.',
  },
  503: {
    title: 'Service Unavailable',
    description: 'Busy; see `Retry-After`.',
    code: 'busy',
    message: 'The shop is busy right now. Please try again in a moment.',
  },
};

const WITH_BODY = new Set([402, 409, 412, 413, 415, 422]);
const WITH_CALLER = new Set([401, 403]);

export interface Operation {
  tags?: readonly string[];
  description?: string;
  responses: Record<string, unknown>;
  'x-access'?: string;
}

/**
 * Adds the failures that an operation can answer: no missing session where none is asked for, and no conflict for a
 * read, except for the preview of an act, which is refused as the act would be.
 */
export function describeFailures(method: string, path: string, operation: Operation): void {
  const isRead = method === 'get';
  const isOpen = operation['x-access'] === 'public' && !path.includes('/auth/');
  for (const [status, failure] of Object.entries(FAILURES)) {
    const number = Number(status);
    if (number === 402 && !path.startsWith('/api/v1/payments')) continue;
    if (isRead && WITH_BODY.has(number) && !(number === 409 && path.endsWith('-preview'))) continue;
    if (isOpen && WITH_CALLER.has(number)) continue;
    operation.responses[status] ??= describe(number, path, failure);
  }
}

function describe(
  status: number,
  instance: string,
  { title, description, code, message, errors = [] }: Failure,
) {
  const requestId = '0ac969f5-4027-416a-81ab-7dad2ac0b2b1';
  const words = { detail: message, message, error: message };
  const example = {
    type: `/docs/errors#${code}`,
    title,
    status,
    instance,
    success: false,
    code,
    errors,
    requestId,
  };
  return {
    description,
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/ProblemDto' },
        example: { ...example, ...words },
      },
    },
  };
}
