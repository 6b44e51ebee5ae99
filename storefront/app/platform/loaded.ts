import { data } from 'react-router';
import { ApiError } from './api/api-error';

/** What a list answers to an address that asks for what cannot be: the fault of the address, not of the shop. */
const WRONG = new Set([400, 404, 414, 422]);

/** Turns a list's failure into something to show; a refusal of what was asked for is a page that is not there (404). */
export async function loaded<T>(
  call: Promise<T>,
): Promise<{ ok: true; list: T } | { ok: false; message: string }> {
  try {
    return { ok: true, list: await call };
  } catch (error) {
    if (error instanceof ApiError && WRONG.has(error.status)) throw data(null, { status: 404 });
    const message = error instanceof ApiError && !error.isNetwork ? error.message : '';
    return { ok: false, message };
  }
}

/** The status of a page around a list: 503 when the list could not be had, so that no search engine keeps the page. */
export const pageStatus = (result: { ok: boolean } | Promise<unknown>): 200 | 503 =>
  result instanceof Promise || result.ok ? 200 : 503;
