import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { mallocTunables } from '../../api/scripts/lib/heap.mjs';
import { ownPort } from './own-port.js';

const server = fileURLToPath(new URL('../../storefront/server/server.mjs', import.meta.url));

const watchParent = new URL('../../api/scripts/lib/watch-parent.mjs', import.meta.url).href;

/** One process of the built storefront in front of the API at an address; it ends with the test that started it. */
export class StorefrontProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /** Starts it and waits until it says that it is ready. */
  static async start(env: Record<string, string>): Promise<StorefrontProcess> {
    const port = await ownPort();
    const child = spawn(process.execPath, ['--import', watchParent, server], {
      env: {
        PATH: process.env['PATH'],
        ...mallocTunables,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    await new Promise<void>((ready, ended) => {
      child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('storefront ready') && ready());
      child.once('exit', () => ended(new Error('the storefront ended before it was ready')));
    });
    return new StorefrontProcess(`http://localhost:${port}`, child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Ends it and waits until it is gone. */
  async stop(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill(signal);
    await gone;
  }
}
