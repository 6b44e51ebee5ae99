import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runFolder } from './databases.mjs';
import type { Json } from './client.js';
import type { Release } from './ucp.js';

const CLI = fileURLToPath(new URL('../../node_modules/@shopify/ucp-cli/dist/bin.js', import.meta.url));

/** Shopify's own client of the protocol, with a folder of its own; the shop is the only business that it knows. */
export class UcpCli {
  private home = '';

  constructor(private readonly business: () => string) {}

  async open(release: Release): Promise<void> {
    this.home = mkdtempSync(join(runFolder(), 'ucp-'));
    await this.run(['profile', 'init', '--name', 'judge', '--version', release, '--activate'], false);
  }

  close(): void {
    if (this.home) rmSync(this.home, { recursive: true, force: true });
  }

  /** What a command prints. @throws Error with that when it fails */
  run(command: readonly string[], isAsked = true): Promise<Json> {
    const env = {
      PATH: process.env['PATH'],
      ...{ UCP_HOME: this.home, HOME: this.home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true' },
    };
    const args = [CLI, ...command, ...(isAsked ? ['--business', this.business()] : []), '--format', 'json'];
    return new Promise((resolve, reject) => {
      execFile(process.execPath, args, { env, maxBuffer: 8 << 20 }, (error, stdout, stderr) => {
        if (error)
          reject(new Error(`ucp ${command.join(' ')}: ${stdout.slice(0, 4_000)} ${stderr.slice(0, 2_000)}`));
        else resolve(stdout.trim() === '' ? null : JSON.parse(stdout));
      });
    });
  }

  /** An operation with what it sends; the answer of the shop. */
  async ask(command: readonly string[], sent?: object): Promise<Json> {
    // it shows the protocol’s own member beside the rest
    const { ucp, result } = await this.run([...command, ...(sent ? ['--input', JSON.stringify(sent)] : [])]);
    return { ucp, ...result };
  }
}
