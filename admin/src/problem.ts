import type { ProblemDto } from '@duka/client';
import { HttpError } from 'react-admin';
import { t } from './texts';

/** A failure body of the API, or what a proxy sent instead of one. */
export type Problem = Partial<ProblemDto>;

export type FieldErrors = { [field: string]: string | FieldErrors };

/**
 * The object form that react-admin's forms read: `[{field:'price',message}]` becomes `{ price: message }`,
 * dotted fields (`variants.0.price`) nest, several messages of one field keep the first.
 */
export function fieldErrors(errors: Problem['errors']): FieldErrors {
  const out: FieldErrors = {};
  for (const { field, message } of errors ?? []) {
    const path = field.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
    const last = path.pop();
    if (!last) continue;
    let at = out;
    for (const step of path) {
      const next = at[step];
      at = typeof next === 'object' ? next : (at[step] = {});
    }
    at[last] ??= message;
  }
  return out;
}

const fallback: Record<number, string> = {
  403: t('Your role does not allow this.'),
  404: t('This no longer exists.'),
  409: t('Somebody changed this in the meantime. Refresh and try again.'),
  412: t('Somebody changed this in the meantime. Refresh and try again.'),
  413: t('This is too large to send.'),
  429: t('Too many requests. Wait a moment and try again.'),
};

const failed: Readonly<Record<string, string>> = {
  POST: t('Failed to create product'),
  PUT: t('Failed to update product'),
  DELETE: t('Failed to delete product'),
};

/** What a failed write of a product is called (specification, 5) where the server says nothing better. */
export const failureOf = (method: string, url: string): string | undefined =>
  /\/admin\/products(\/[^/]+)?$/.test(url) ? failed[method] : undefined;

/** The one sentence a person reads for a failed call; a bug of the server says nothing that `failure` does not. */
export function sentence(status: number, problem: Problem, failure?: string): string {
  if (failure && problem.code === 'internal') return failure;
  return (
    problem.detail ||
    problem.message ||
    fallback[status] ||
    failure ||
    problem.title ||
    t('The server answered {status}.', { status })
  );
}

/**
 * The error that react-admin shows: our sentence as its message, field messages under their inputs. `root` tells a form
 * that it was not saved, also when no field is to blame; `root.changed` that somebody else saved first.
 */
export function httpError(status: number, problem: Problem, failure?: string): HttpError {
  const text = sentence(status, problem, failure);
  const changed = status === 412 ? { changed: text } : {};
  const errors = { ...fieldErrors(problem.errors), root: { serverError: text, ...changed } };
  return new HttpError(text, status, { ...problem, errors });
}
