import type { RequestHandler } from 'express';

/** Several handlers as one: Express looks at addresses and keeps books between any two that it is given. */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const from = (place: number): void => {
      const handler = handlers[place];
      if (!handler) return next();
      void handler(request, response, (error?: unknown) => (error ? next(error) : from(place + 1)));
    };
    from(0);
  };
}
