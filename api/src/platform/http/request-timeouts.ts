import type { Server } from 'node:http';

/** Longer than any proxy in front keeps an idle connection, so that none meets one that is just being closed. */
const KEEP_ALIVE_MS = 65_000;
/** How often at most and at least the connections are looked at. */
const CHECKS_MS = { min: 50, max: 5_000 };

export interface RequestTimes {
  /** Milliseconds for the headers of a request to arrive. */
  SLOW_HEADERS_MS: number;
  /** Milliseconds for the whole request, uploads included. */
  SLOW_REQUEST_MS: number;
}

/**
 * Nobody needs longer to say what they want: whoever does gets 408 and loses the connection (security S41). To be called
 * before the server listens, because then it starts to look.
 */
export function limitRequestTimes(
  server: Server,
  { SLOW_HEADERS_MS, SLOW_REQUEST_MS }: RequestTimes,
  isEnding: () => boolean,
): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = Math.min(SLOW_HEADERS_MS, SLOW_REQUEST_MS);
  server.requestTimeout = SLOW_REQUEST_MS;
  // Once it was told to end, whoever still asks on an open connection is answered, and that connection is closed.
  server.prependListener('request', (request, response) => {
    if (isEnding()) response.setHeader('Connection', 'close');
    // who asked before, and is answered after the doors were closed, would keep the process for as long as the line stands
    response.once('finish', () => {
      if (!server.listening) request.socket.destroySoon();
    });
  });
  const often = Math.min(CHECKS_MS.max, Math.max(CHECKS_MS.min, server.headersTimeout / 3));
  // The option of `createServer`, which Nest does not pass on; left alone, Node looks every 30 seconds.
  Object.assign(server, { connectionsCheckingInterval: often });
}
