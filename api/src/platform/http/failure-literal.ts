import type { FailureExample } from './api-doc.js';

/** A refusal of another feature in plain words, since features do not import each other's rules. */
export function literal(status: number, code: string, message: string, field?: string): FailureExample {
  return { status, code, message, ...(field ? { errors: [{ field, message }] } : {}) };
}
