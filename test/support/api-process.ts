import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from './client.js';
import { ownPort } from './own-port.js';

const main = fileURLToPath(new URL('../../api/sandbox/dist/main.js', import.meta.url));
const PATIENCE_MS = 60_000;

export interface ApiOptions {
  databaseUrl: string;
  dataDir: string;
  env?: Record<string, string>;
  /** Another build than `api/sandbox/dist`, the server with the payment sandbox. */
  main?: string;
}

/** One process of the built API, as a supervisor would start it. */
export class ApiProcess {
  readonly client: Client;
  private output = '';

  private constructor(
    readonly child: ChildProcess,
    readonly port: number,
    private readonly metricsPort: number,
  ) {
    this.client = new Client(`http://127.0.0.1:${port}`);
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** Starts it and waits until it says that it is ready. */
  static async start(options: ApiOptions): Promise<ApiProcess> {
    const port = await ownPort();
    const metricsPort = await ownPort();
    const api = new ApiProcess(
      spawn(process.execPath, [options.main ?? main], {
        env: { ...environment(options, port), METRICS_PORT: String(metricsPort) },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
      port,
      metricsPort,
    );
    await api.untilReady();
    return api;
  }

  /** Everything it has logged so far. */
  get log(): string {
    return this.output;
  }

  /** What it tells Prometheus. */
  async metrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.metricsPort}/metrics`)).text();
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
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      if (!this.running) throw new Error(`The API ended before it was ready:\n${this.output.slice(-4000)}`);
      const ready = await this.client.fetch('/health/ready').then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      if (Date.now() > deadline) throw new Error(`The API is not ready:\n${this.output.slice(-4000)}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** The demo's logins, a secret, no rate limit worth the name; `PORT` is what links in mails point to. */
function environment({ databaseUrl, dataDir, env }: ApiOptions, port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    PORT: String(port),
    API_PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a secret of the tests, 32 bytes long',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'duka-admin-demo',
    SANDBOX_STRIPE_KEY: 'sk_test_duka_tests',
    SANDBOX_WEBHOOK_SECRET: 'whsec_duka_tests',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'info',
    ...env,
  };
}
