import { ApiError, problemToError } from './api-error';
import { endSession, readToken } from '../session/session';

type QueryValue = string | number | boolean | null | undefined | readonly string[];

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, QueryValue>;
  body?: unknown;
  signal?: AbortSignal;
  /** Milliseconds until the call is given up; 15 seconds unless told. */
  timeout?: number;
  headers?: Record<string, string>;
};

/** Same origin in the browser; the API's loopback address on the server. */
function base(): string {
  if (typeof document !== 'undefined') return '';
  return process.env['API_URL'] ?? `http://127.0.0.1:${Number(process.env['PORT'] ?? 3000) + 1}`;
}

/** `?a=1&b=2&b=3` of the given values; empty ones are left out. */
export function queryString(query: Record<string, QueryValue> = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const one of values)
      if (one !== undefined && one !== null && one !== '') params.append(key, String(one));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}

/** The JSON of the body; an empty object of an empty body; null of anything else, such as a proxy's HTML page. */
async function readBody(response: Response): Promise<object | null> {
  const text = await response.text();
  try {
    const body: unknown = text ? JSON.parse(text) : {};
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

/**
 * Calls `/api/v1{path}` and answers its JSON.
 * @throws ApiError with status 0 when nothing answered in time or not in JSON, otherwise with the problem's status,
 * message and code.
 */
export async function callApi<T>(path: string, options: CallOptions = {}): Promise<T> {
  const { method = 'GET', query, body, timeout = 15_000, signal } = options;
  const token = readToken();
  const limit = AbortSignal.timeout(timeout);
  let response: Response;
  let answer: object | null;
  try {
    response = await fetch(`${base()}/api/v1${path}${queryString(query)}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...options.headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    answer = await readBody(response);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, '', 'NO_ANSWER');
  }
  if (response.ok && answer) return answer as T;
  if (response.ok) throw new ApiError(0, '', 'NOT_JSON');
  if (response.status === 401 && token && token === readToken()) endSession();
  throw problemToError(response.status, answer);
}
