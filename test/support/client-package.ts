import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const env = { ...process.env, NODE_OPTIONS: '' };

export interface Printed {
  code: number | null;
  out: string;
  err: string;
}

/** A folder of a program that has installed the packed client, and nothing else. */
export class ClientPackage {
  readonly folder = mkdtempSync(join(tmpdir(), 'duka-client-'));

  /** Packs the client as it is in the repository, and installs the file. */
  async install(): Promise<this> {
    const dist = join(this.folder, 'packed');
    await promisify(execFile)(process.execPath, [here('../../openapi/pack.mjs'), dist], { env });
    const [file = ''] = readdirSync(dist).filter((name) => name.endsWith('.tgz'));
    this.write('package.json', JSON.stringify({ name: 'program', private: true, type: 'module' }));
    const args = ['install', '--offline', '--no-audit', '--no-fund', '--silent', join(dist, file)];
    await promisify(execFile)('npm', args, { cwd: this.folder, env, shell: process.platform === 'win32' });
    return this;
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** The path of something that came with the package. */
  of(path: string): string {
    return join(this.folder, 'node_modules/@duka/client', path);
  }

  /** What a program prints until it ends. */
  async run(command: string, args: readonly string[], more: Record<string, string> = {}): Promise<Printed> {
    const child = spawn(command, args, { cwd: this.folder, env: { ...env, ...more } });
    const printed = { out: '', err: '' };
    child.stdout.on('data', (part: Buffer) => (printed.out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (printed.err += part.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, ...printed };
  }

  node(path: string, args: readonly string[] = [], more: Record<string, string> = {}): Promise<Printed> {
    return this.run(process.execPath, [path, ...args], more);
  }
}
