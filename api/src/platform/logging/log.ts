import { AsyncLocalStorage } from 'node:async_hooks';
import { trace } from '@opentelemetry/api';
import { pino, type LoggerOptions } from 'pino';
import { withoutValues } from './without-values.js';

/** What is known of the request being served, or of the job in hand; every log line of it carries the id. */
export interface CurrentRequest {
  requestId: string;
  /** The address that it came from. */
  network?: string;
  /** Whether somebody may keep the answer and ask again whether it still holds: not that to a write. */
  mayBeKept?: boolean;
  /** Of what is answered, where changes may name it; see `tellVersion`. */
  version?: number;
  /** Whether it is told to come again when all connections to the database are taken: nothing of a purchase is. */
  mayBeRefused?: boolean;
  /** When it came, by `performance.now()`. */
  arrivedAt?: number;
  /** The language that it asks to be answered in, or that the call asked for which began the job. */
  language?: string;
  /** The API key that it came with. */
  apiKey?: { id: string; name: string; isApp?: true };
  /** What is to be counted again each time that the answer is given out, where it is kept. */
  eachTime?: (() => void)[];
  /** The ORM's entities of this request, made when first asked for. */
  entities?: () => unknown;
}

export const currentRequest = new AsyncLocalStorage<CurrentRequest>();

const SECRET_FIELDS = [
  'password',
  'token',
  'authorization',
  'cookie',
  'newPassword',
  'currentPassword',
  'secret',
  'jwt',
];

/** Standard output, line by line. A line that finds no space is lost; the shop goes on. */
const output = pino.destination({ dest: 1, sync: true });
output.on('error', () => undefined);

const options: LoggerOptions = {
  level: process.env['LOG_LEVEL'] ?? 'info',
  base: { app: 'duka-api' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => {
    const requestId = currentRequest.getStore()?.requestId;
    const traceId = trace.getActiveSpan()?.spanContext().traceId;
    return { ...(requestId && { requestId }), ...(traceId && { traceId }) };
  },
  serializers: { err: withoutValues },
  redact: {
    paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    censor: '[redacted]',
  },
};

/** JSON log lines to standard output, one per event, with the request's id and without secrets. */
export const log = pino(options, output);
