import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort } from '../../api/scripts/lib/ports.mjs';
import type { Server } from '../bench/servers.ts';
import type { Place } from './contract.ts';

/** The programs that npm's packages bring, under the Node.js that runs this. */
const environment = (more: Record<string, string>) => ({
  PATH: [dirname(process.execPath), process.env['PATH']].join(':'),
  HOME: process.env['HOME'],
  NODE_ENV: 'production',
  ...more,
});

/** Installs exactly these packages into the place's folder, once, without their install scripts, which none of them needs. */
export function installPackages({ folder }: Place, packages: Record<string, string>): void {
  const [first = ''] = Object.keys(packages);
  if (existsSync(join(folder, 'node_modules', first))) return;
  mkdirSync(folder, { recursive: true });
  const description = { name: 'peer', version: '1.0.0', private: true, dependencies: packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Puts the files of a system's own folder, which run with its packages, and the goods into the place. */
export function copyFiles(from: string, { folder }: Place): void {
  for (const file of readdirSync(from, { recursive: true, withFileTypes: true }).filter((it) =>
    it.isFile(),
  )) {
    const target = join(folder, file.parentPath.slice(from.length), file.name);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(file.parentPath, file.name), target);
  }
  copyFileSync(join(import.meta.dirname, 'goods.mjs'), join(folder, 'goods.mjs'));
}

/** Runs a program of the place to its end. @throws with what it says when it fails */
export function runIn({ folder }: Place, words: readonly string[], env: Record<string, string>): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    env: environment(env),
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Starts a server of the place and waits until `path` is answered with success. */
export async function startIn(
  { folder }: Place,
  words: (port: number) => readonly string[],
  env: (port: number) => Record<string, string>,
  path: string,
): Promise<Server> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, words(port), {
    cwd: folder,
    env: environment(env(port)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { port, process: child, readySeconds: (performance.now() - began) / 1_000 };
    if (child.exitCode !== null) throw new Error(`${words(port).join(' ')} ended before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
