import { Changed } from '../../kernel/changed.js';
import type { FailureExample } from './api-doc.js';
import type { Operation, Place } from './operation.js';

const failure = (status: number, code: string, message: string, field?: string): FailureExample => ({
  status,
  code,
  message,
  ...(field ? { errors: [{ field, message }] } : {}),
});

const BAD_ADDRESS = failure(400, 'bad_path', 'The address is malformed.');
const BAD_INPUT = failure(400, 'invalid_input', 'Please enter a valid email address.', 'email');
const BAD_LIMIT = failure(400, 'invalid_input', 'limit must be a whole number from 1 to 100', 'limit');
const BAD_FILTER = failure(400, 'invalid_input', 'filter must be JSON', 'filter');
const BAD_JSON = failure(400, 'bad_json', 'The body is not valid JSON.');
const BAD_BODY = failure(400, 'bad_body', 'The body could not be read.');
const NO_SESSION = failure(401, 'not_logged_in', 'Authentication failed. Please login again.');
const NO_PAYMENT_TOKEN = failure(401, 'not_logged_in', 'No authentication token found. Please login.');
const NOT_ALLOWED = failure(403, 'not_allowed', 'Your account may not do this.');
const NO_SECOND_FACTOR = failure(
  403,
  'second_factor_missing',
  'This shop asks its staff for two-step login. Set it up in your settings, or log in with it.',
);
const KEY_REFUSED = failure(401, 'api_key_refused', 'This API key is unknown, has ended or was revoked.');
const KEY_ELSEWHERE = failure(403, 'api_key_elsewhere', 'This API key may not be used from this network.');
const KEY_NOT_FOR_THIS = failure(
  403,
  'api_key_not_for_this',
  'An API key cannot do this: it has no cart and buys nothing.',
);
const SCOPE_MISSING = failure(403, 'scope_missing', 'This API key lacks the scope orders.write.');
const PASSWORD_REQUIRED = failure(403, 'password_required', 'Please enter your password again to do this.');
const KEY_NEEDS_PERSON = failure(
  403,
  'api_key_needs_person',
  'No API key can do this: a person has to log in for it.',
);
const NOTHING_HERE = failure(404, 'not_found', 'Not found.');
const KEY_MALFORMED = failure(
  400,
  'idempotency_key_malformed',
  'Idempotency-Key must have 1 to 255 characters.',
);
const KEY_IN_USE = failure(
  409,
  'idempotency_key_in_use',
  'A request with this Idempotency-Key is still running.',
);
const KEY_REUSED = failure(
  422,
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request.',
);
const LONG_ADDRESS = failure(414, 'address_too_long', 'The address is too long.');
const STALE = new Changed();
const CHANGED = failure(412, STALE.code, STALE.message);
const TOO_LARGE = failure(413, 'too_large', 'The body is too large.');
const NOT_JSON = failure(415, 'not_json', 'Send application/json.');
const ENCODED = failure(415, 'encoded', 'Send the body without a content encoding.');
const TOO_MANY = failure(429, 'too_many_requests', 'Too many attempts. Please wait a moment and try again.');
const BUG = failure(500, 'internal', 'Something went wrong on our side.');
const BUSY = failure(503, 'busy', 'The shop is busy right now. Please try again in a moment.');

/** What may be answered where nobody has said more. */
export const ANY_FAILURE: readonly FailureExample[] = [
  BAD_INPUT,
  NO_SESSION,
  failure(402, 'not_paid', 'The payment has not been completed.'),
  NOT_ALLOWED,
  NOTHING_HERE,
  failure(409, 'conflict', 'This has changed meanwhile.'),
  CHANGED,
  TOO_LARGE,
  LONG_ADDRESS,
  NOT_JSON,
  KEY_REUSED,
  TOO_MANY,
  BUG,
  BUSY,
];

/** What each status means here. */
export const MEANING: Readonly<Record<number, string>> = {
  400: 'The data sent is not valid; `errors` names the fields.',
  401: 'No usable session: log in.',
  402: 'The payment has not been made.',
  403: 'The account may not do this.',
  404: 'There is no such thing, or it belongs to somebody else.',
  409: 'The state of things forbids it; `data` has the current figures where that helps.',
  412: 'Changed by somebody else since it was read; read it again.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body is not of a type that this call reads.',
  422: 'The same idempotency key came with another body, or the rules forbid the change.',
  429: 'Too many requests; see `Retry-After`.',
  500: 'A bug on our side; it has been logged with the `requestId`.',
  503: 'Busy; see `Retry-After`.',
  507: 'There is no space left for pictures or files; whoever runs the shop must make some.',
};

/** What any call of this kind can answer besides its own refusals. */
export function generalFailures(
  { method, path }: Place,
  operation: Operation,
  own: readonly FailureExample[],
): FailureExample[] {
  const isWrite = method !== 'get';
  const access = operation['x-access'];
  const names = new Set((operation.parameters ?? []).map(({ name }) => name.toLowerCase()));
  const isKeyed = names.has('idempotency-key');
  const hasInput = operation.requestBody !== undefined || names.size > 0;
  const namesInput = own.some(({ code }) => code === 'invalid_input');
  const noSession = path.startsWith('/api/v1/payments') ? [NO_SESSION, NO_PAYMENT_TOKEN] : [NO_SESSION];
  return [
    BAD_ADDRESS,
    ...(hasInput && !namesInput ? [badInput(names)] : []),
    ...(access === 'public' ? [] : [...noSession, KEY_REFUSED, KEY_ELSEWHERE]),
    ...(access === 'customer' ? [KEY_NOT_FOR_THIS] : []),
    ...(access === 'staff' || access === 'admin' ? [NOT_ALLOWED, NO_SECOND_FACTOR, SCOPE_MISSING] : []),
    ...(operation['x-recent-login'] ? [PASSWORD_REQUIRED, KEY_NEEDS_PERSON] : []),
    NOTHING_HERE,
    ...(isKeyed ? [KEY_MALFORMED, KEY_IN_USE, KEY_REUSED] : []),
    ...(['put', 'patch', 'delete'].includes(method) ? [CHANGED] : []),
    LONG_ADDRESS,
    ...(isWrite ? [BAD_JSON, BAD_BODY, TOO_LARGE, NOT_JSON, ENCODED] : []),
    TOO_MANY,
    BUG,
    BUSY,
  ];
}

function badInput(names: ReadonlySet<string>): FailureExample {
  if (names.has('filter')) return BAD_FILTER;
  return names.has('limit') ? BAD_LIMIT : BAD_INPUT;
}
