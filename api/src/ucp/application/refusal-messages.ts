import type { Refusal } from '../../kernel/refusal.js';
import type { Message, Severity } from './envelope.js';

const LOST = new Set(['not-found', 'forbidden']);

/** A "no" as the messages of an answer: one for each field that it names, with where it was sent. */
export function messagesOf(
  refusal: Refusal,
  severity: Severity = LOST.has(refusal.kind) ? 'unrecoverable' : 'recoverable',
  pathOf: (field: string) => string | undefined = (field) => (field.startsWith('$') ? field : undefined),
): Message[] {
  const { fields = [] } = refusal.details;
  if (fields.length === 0) return [{ type: 'error', code: refusal.code, content: refusal.message, severity }];
  return fields.map(({ field, message }) => {
    const path = pathOf(field);
    return { type: 'error', code: refusal.code, content: message, severity, ...(path ? { path } : {}) };
  });
}
