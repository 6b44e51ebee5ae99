import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A free loopback port, as the system picks it. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await once(probe.close(), 'close');
  return port;
}

/** Whether somebody listens on the port already, on any of the addresses that the shop would use. */
export async function isTaken(port) {
  for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
    const probe = createServer().listen({ port, host, exclusive: true });
    try {
      await once(probe, 'listening');
      await once(probe.close(), 'close');
    } catch ({ code }) {
      if (code === 'EADDRINUSE' || code === 'EACCES') return true;
    }
  }
  return false;
}

/** Whether a connection to the port is taken. @param {number} port */
export function isListening(port) {
  const socket = connect(port, '127.0.0.1');
  const isConnected = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return isConnected.finally(() => socket.destroy());
}
