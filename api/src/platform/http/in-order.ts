import type { Request, RequestHandler, Response } from 'express';

/** Answers a call that a handler refuses, before Express has looked for a route. */
type Refuse = (error: unknown, request: Request, response: Response) => void;

/** Several handlers as one: Express looks at addresses and keeps books between any two that it is given. */
export function inOrder(refuse: Refuse, ...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const from = (place: number): void => {
      const handler = handlers[place];
      if (!handler) return next();
      void handler(request, response, (error?: unknown) =>
        error ? refuse(error, request, response) : from(place + 1),
      );
    };
    from(0);
  };
}
