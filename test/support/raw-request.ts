import { connect } from 'node:net';

/** A server that closes the connection has all the time it needs; one that may keep it is not waited for. */
const CLOSES = /^connection: close/im;

/**
 * Sends lines as they are, byte by byte, and answers what comes back until the server closes or, where the request does
 * not ask it to, a second passes without a word. `half` says that nothing more will come.
 */
export function rawRequest(port: number, lines: readonly string[] | string, half = false): Promise<string> {
  const bytes = typeof lines === 'string' ? lines : lines.join('\r\n');
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (half) socket.end(bytes);
      else socket.write(bytes);
    });
    if (!CLOSES.test(bytes)) socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}
