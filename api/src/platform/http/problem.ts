import type { FieldError } from '../../kernel/refusal.js';
import { legacyCode } from './legacy-codes.js';

/** An error as it crosses the wire: RFC 9457 plus the members that the shop's own clients read. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  success: false;
  message: string;
  error: string;
  code: string;
  legacyCode?: string;
  errors: readonly FieldError[];
  requestId: string;
  data?: Readonly<Record<string, unknown>>;
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

export interface ProblemDetails {
  status: number;
  code: string;
  message: string;
  errors?: readonly FieldError[];
  data?: Readonly<Record<string, unknown>>;
}

export function problem(details: ProblemDetails, instance: string, requestId: string): Problem {
  return {
    type: `/docs/errors/${details.code}`,
    title: TITLES[details.status] ?? 'Error',
    status: details.status,
    detail: details.message,
    instance,
    success: false,
    message: details.message,
    error: details.message,
    code: details.code,
    ...legacyCode(details.code),
    errors: details.errors ?? [],
    requestId,
    ...(details.data ? { data: details.data } : {}),
  };
}
