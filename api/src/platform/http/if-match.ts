import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** How the document tells of it. */
export const VERSION = {
  name: 'If-Match',
  required: false,
  description: 'The version that was read, e.g. `"3"`, or the ETag',
};

const OBEYED = new WeakSet<object>();

/** Whether the call looks at `If-Match` itself. */
export const isObeyed = (handler: object): boolean => OBEYED.has(handler);

/** The version named by `If-Match: "7"`, or by an ETag that tells it, `W/"7.…"`; undefined without the header or for `*`. What is no version matches none. */
export const IfMatch = createParamDecorator(
  (_: unknown, context: ExecutionContext): number | undefined => {
    const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
    if (header === undefined || header.trim() === '*') return undefined;
    const [, version] = /^(?:W\/)?"?(\d{1,9})(?:\.[^"]*)?"?$/.exec(header.trim()) ?? [];
    return version === undefined ? -1 : Number(version);
  },
  [
    (target, name) => {
      const handler: unknown = name === undefined ? undefined : Reflect.get(target, name);
      if (typeof handler === 'function') OBEYED.add(handler);
    },
  ],
);

/** The ETags in an `If-Match`, each without its `W/` and quotes. */
export const namesOf = (header: string): string[] =>
  header.split(',').map((one) => one.trim().replace(/^(?:W\/)?"?|"$/g, ''));
