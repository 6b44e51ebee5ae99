/** Mutual exclusion between processes of one machine that a kill -9 cannot leave behind: the holder listens on a name. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Holds `name` until the returned function is called or this process ends, however it ends.
 *
 * @param {string} name
 * @param {() => string} [describe] what the holder tells others who ask for the name
 * @returns {Promise<(() => void) | undefined>} undefined when another process holds it
 */
export async function holdName(name, describe = () => String(process.pid)) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(describe());
  });
  const address = addressOf(name);
  if (!(await listens(server, address))) {
    if (process.platform === 'linux' || (await askHolder(name)) !== undefined) return undefined;
    rmSync(address, { force: true });
    if (!(await listens(server, address))) return undefined;
  }
  server.unref();
  return () => server.close();
}

/** What the holder of the name says, or undefined when there is none. @param {string} name */
export function askHolder(name) {
  return new Promise((resolve) => {
    const socket = connect(addressOf(name));
    let text = '';
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(text));
  });
}

/** Linux: the abstract namespace, which needs no file. Elsewhere: a socket file, checked for life. */
function addressOf(name) {
  const id = `duka-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${id}`;
  return join(tmpdir(), `${id}.sock`);
}

async function listens(server, address) {
  server.listen(address);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false;
    throw error;
  }
}
