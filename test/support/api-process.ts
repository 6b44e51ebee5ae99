import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mallocTunables, youngHeap } from '../../api/scripts/lib/heap.mjs';
import { Client } from './client.js';
import { ownPort } from './own-port.js';

const main = fileURLToPath(new URL('../../api/sandbox/dist/main.js', import.meta.url));
const watchParent = new URL('../../api/scripts/lib/watch-parent.mjs', import.meta.url).href;
const TIMEOUT_MS = 120_000;

export interface ApiOptions {
  databaseUrl: string;
  dataDir: string;
  env?: Record<string, string>;
  /** Of a process whose place it takes; one of its own otherwise. */
  port?: number | undefined;
  /** Another build than `api/sandbox/dist`, the server with the payment sandbox. */
  main?: string;
  /** Another Node.js than the one that runs the tests. */
  node?: string | undefined;
  /** How many files and connections it may have open at once. */
  descriptors?: number;
  /** Where it writes its log instead of a file in `dataDir`. */
  log?: string;
}

/** Where a process is, for whoever did not start it. */
export interface ApiPlace {
  port: number;
  metricsPort: number;
  /** Where its sandbox plays the providers. */
  sandboxPort: number;
  logFile: string;
}

/** One process of the built API, as a supervisor would start it; it ends with the test process that started it. */
export class ApiProcess {
  readonly client: Client;

  /** @param started undefined for a process that another spec file has started */
  constructor(
    readonly place: ApiPlace,
    private readonly started?: ChildProcess,
  ) {
    this.client = new Client(`http://127.0.0.1:${place.port}`);
  }

  /** Starts it and waits until it says that it is ready. */
  static async start(options: ApiOptions): Promise<ApiProcess> {
    const port = options.port ?? (await ownPort());
    const metricsPort = await ownPort();
    const sandboxPort = Number(options.env?.['SANDBOX_PORT'] ?? (await ownPort()));
    const logFile = join(options.dataDir, `api-${port}.log`);
    const log = openSync(options.log ?? logFile, 'a');
    const started = [
      options.node ?? process.execPath,
      youngHeap,
      '--import',
      watchParent,
      options.main ?? main,
    ];
    const [command = '', ...words] = options.descriptors
      ? ['sh', '-c', 'ulimit -n "$0" && exec "$@"', String(options.descriptors), ...started]
      : started;
    const child = spawn(command, words, {
      env: {
        SANDBOX_PORT: String(sandboxPort),
        ...environment(options, port),
        METRICS_PORT: String(metricsPort),
      },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    const api = new ApiProcess({ port, metricsPort, sandboxPort, logFile }, child);
    try {
      await api.untilReady();
    } catch (error) {
      await api.kill();
      throw error;
    }
    return api;
  }

  get port(): number {
    return this.place.port;
  }

  get child(): ChildProcess {
    if (!this.started) throw new Error('a spec that ends or stops a process needs a shop of its own');
    return this.started;
  }

  /** Lets the test process go on to other files, or end, while this one runs. */
  leaveRunning(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  /** Everything it has logged so far. */
  get log(): string {
    return readFileSync(this.place.logFile, 'utf8');
  }

  /** What it tells Prometheus. */
  async metrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.place.metricsPort}/metrics`)).text();
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Ends it the polite way and answers its exit code, null when a signal ended it. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.running) {
      const gone = once(this.child, 'exit');
      this.child.kill(signal);
      await gone;
    }
    return this.child.exitCode;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.stop('SIGKILL');
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      if (this.started && !this.running)
        throw new Error(
          `The API ended with ${this.child.exitCode} before it was ready:\n${this.log.slice(-4000)}`,
        );
      const ready = await this.client.fetch('/health/ready').then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      if (Date.now() > deadline) throw new Error(`The API is not ready:\n${this.log.slice(-4000)}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** The demo's logins, a secret, no rate limit worth the name; `PORT` is what links in mails point to. */
function environment({ databaseUrl, dataDir, env }: ApiOptions, port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    ...mallocTunables,
    NODE_ENV: 'test',
    PORT: String(port),
    API_PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a secret of the tests, 32 bytes long',
    SEALING_KEY: 'a key to seal with of the tests, 32 bytes',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'duka-admin-demo',
    SANDBOX_STRIPE_KEY: 'sk_test_duka_tests',
    SANDBOX_WEBHOOK_SECRET: 'whsec_duka_tests',
    // receivers of webhooks that the tests open
    OUTBOUND_NETWORKS: '127.0.0.0/8',
    RATE_LIMIT_FACTOR: '1000',
    SHUTDOWN_LINGER_MS: '0',
    // tests ask just after they have changed the database themselves
    KEPT_ANSWERS_MS: '0',
    LOG_LEVEL: 'info',
    ...env,
  };
}
