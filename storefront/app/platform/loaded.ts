import { ApiError } from './api/api-error';

/** Turns a list's failure into something to show; a refusal of the request itself (404) stays one. */
export async function loaded<T>(
  call: Promise<T>,
): Promise<{ ok: true; list: T } | { ok: false; message: string }> {
  try {
    return { ok: true, list: await call };
  } catch (error) {
    const message = error instanceof ApiError && !error.isNetwork ? error.message : '';
    return { ok: false, message };
  }
}

/** The status of a page around a list: 503 when the list could not be had, so that no search engine keeps the page. */
export const pageStatus = (result: { ok: boolean } | Promise<unknown>): 200 | 503 =>
  result instanceof Promise || result.ok ? 200 : 503;
