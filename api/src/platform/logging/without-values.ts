import { stdSerializers } from 'pino';
import { sqlState } from '../database/sql-state.js';

/** What of an error is told beside its name, its sentence and where it came from: nothing in them was typed by anybody. */
const FACTS = [
  ...['code', 'errno', 'syscall', 'port', 'signal', 'status', 'statusCode', 'responseCode', 'command'],
  ...['severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'],
] as const;
/** PostgreSQL repeats the value that it could not read (class 22) at the end of its sentence. */
const UNREADABLE = /^22/;
const REPEATED = /: ".*$/s;

export interface ToldError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * An error as it may stand in the log (S63). PostgreSQL lays the row that it refused beside its sentence, mail servers the
 * addresses, providers the whole answer: they are left out.
 */
export function withoutValues(error: unknown): unknown {
  return error instanceof Error ? told(error) : error;
}

function told(error: Error): ToldError {
  const { type, message, stack, aggregateErrors } = stdSerializers.err(error);
  const facts = error as Error & Readonly<Record<string, unknown>>;
  const known = FACTS.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]] as const);
  const sentence = UNREADABLE.test(sqlState(error) ?? '') ? message.replace(REPEATED, '') : message;
  return {
    type,
    message: sentence,
    stack: stack.replaceAll(message, sentence),
    ...(Object.fromEntries(known) as Record<string, unknown>),
    ...(aggregateErrors ? { aggregateErrors: (error as AggregateError).errors.map(withoutValues) } : {}),
  };
}
