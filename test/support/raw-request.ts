import { connect } from 'node:net';

/** Sends lines as they are, byte by byte, and answers what comes back until the server closes. `half` says that nothing more will come. */
export function rawRequest(port: number, lines: readonly string[] | string, half = false): Promise<string> {
  const bytes = typeof lines === 'string' ? lines : lines.join('\r\n');
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (half) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}
