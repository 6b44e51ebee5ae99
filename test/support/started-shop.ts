import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ownPort } from './own-port.js';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const TIMEOUT_MS = 200_000;

export interface StartOptions {
  dataDir: string;
  env?: Record<string, string>;
  port?: number;
  apiPort?: number;
  /** Another clone of the repository. */
  folder?: string;
  /** The user (and group) to run as; only root may choose. */
  user?: number;
  /** What to run instead of the start script under this Node.js, e.g. ['npm', 'start']. */
  command?: readonly [string, ...string[]];
}

/** A whole shop as `npm start` opens it. */
export class StartedShop {
  private output = '';

  private constructor(
    readonly child: ChildProcess,
    readonly port: number,
    readonly apiPort: number,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** Starts it and waits for the table of addresses; throws with what it printed when it ends before. */
  static async open(options: StartOptions): Promise<StartedShop> {
    const shop = await StartedShop.launch(options);
    const deadline = Date.now() + TIMEOUT_MS;
    while (!shop.output.includes('The shop is open')) {
      if (!shop.running) throw new Error(`The start ended early:\n${shop.output}`);
      if (Date.now() > deadline) throw new Error(`The start does not finish:\n${shop.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return shop;
  }

  /** Starts it and waits for nothing. */
  static async launch(options: StartOptions): Promise<StartedShop> {
    const port = options.port ?? (await ownPort());
    const apiPort = options.apiPort ?? (await ownPort());
    const cwd = options.folder ?? repository;
    const [program, ...args] = options.command ?? [process.execPath, 'api/scripts/start.mjs'];
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: options.dataDir,
      ...options.env,
    };
    const user = options.user === undefined ? {} : { uid: options.user, gid: options.user };
    const child = spawn(program, args, { cwd, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] });
    return new StartedShop(child, port, apiPort);
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get printed(): string {
    return this.output;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits for its end and answers the exit code. */
  async ended(): Promise<number | null> {
    if (this.running) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async close(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.running) this.child.kill(signal);
    return this.ended();
  }
}
