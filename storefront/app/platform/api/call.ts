import { client } from '@duka/client/client';
import { common } from '../messages/en/common';
import { languageTag } from '../messages/en/language';
import { toast } from '../toasts';
import { endRefused, readBearer, readToken } from '../session/session';
import { ApiError } from './api-error';
import { problemToError } from './problem-to-error';

const LIMIT_MS = 15_000;
/** Payment calls wait for a provider. */
const PAYMENT_LIMIT_MS = 30_000;

/** Same origin in the browser; the API's loopback address on the server. */
function base(): string {
  if (typeof window !== 'undefined') return window.location.origin;
  return process.env['API_URL'] ?? `http://127.0.0.1:${Number(process.env['PORT'] ?? 3000) + 1}`;
}

/** Milliseconds between the tries of a page to read, while one API process takes the place of another. */
const PAUSES_MS = [50, 200, 500, 1_000];

/** Gives a call up when nothing answered in time. On the server, a read that no process took is asked again. */
const fetchInTime: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const limit = AbortSignal.timeout(request.url.includes('/payments') ? PAYMENT_LIMIT_MS : LIMIT_MS);
  const signal = AbortSignal.any([request.signal, limit]);
  const pauses = typeof window === 'undefined' && request.method === 'GET' ? PAUSES_MS : [];
  for (const pause of pauses) {
    try {
      return await fetch(request, { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetch(request, { signal });
};

client.setConfig({
  baseUrl: base(),
  fetch: fetchInTime,
  headers: { 'Accept-Language': languageTag },
  auth: () => readBearer() ?? undefined,
  parseAs: 'json',
});

type Outcome<T> = { data?: T; error?: unknown; request?: Request; response?: Response };

/** What every call may carry: an abort signal, further headers. */
export type Extra = { signal?: AbortSignal; headers?: Record<string, string> };

/** The client takes a body of no bytes for an object without members, which the API never answers. */
const isEmpty = (data: object) => Object.keys(data).length === 0;

/**
 * Waits for a call of the generated client and answers its JSON. A refused token ends the session, which is told.
 * @throws ApiError with status 0 when nothing answered in time, nothing was in the answer or no JSON, otherwise with the problem's status, message and code;
 *   the abort itself when the caller's signal ended the call.
 */
export async function answer<T>(call: Promise<Outcome<T>>, signal?: AbortSignal): Promise<NonNullable<T>> {
  const token = readToken();
  const { data, error, response } = await call;
  if (signal?.aborted) throw signal.reason;
  if (!response) throw new ApiError(0, '', 'NO_ANSWER');
  if (response.ok && typeof data === 'object' && data !== null && !isEmpty(data)) return data;
  if (response.ok) throw new ApiError(0, '', 'NOT_JSON');
  const problem = problemToError(response.status, error);
  // what was on show is gone with the shopper, and so would be the word about it
  if (endRefused(response.status, token)) toast.error(problem.message || common.loginEnded);
  throw problem;
}
