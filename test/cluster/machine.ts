import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a node is made of, all from Debian; `ip`, `nsenter`, `setpriv` and `curl` are on every Debian. */
export const PACKAGES = [
  ...['postgresql-15', 'patroni', 'etcd-server', 'etcd-client', 'haproxy', 'pgbouncer', 'pgbackrest'],
  ...['keepalived', 'caddy', 'iproute2', 'util-linux', 'curl', 'python3-psycopg2'],
];

/** Why this machine cannot be three nodes; nothing when it can. */
export function whatIsMissing(): string[] {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return ['Linux and root: network namespaces are made.'];
  const missing = PACKAGES.filter((name) => !isInstalled(name));
  return missing.length === 0
    ? []
    : [`Debian’s packages: apt-get install --no-install-recommends ${missing.join(' ')}`];
}

function isInstalled(name: string): boolean {
  try {
    return execFileSync('dpkg-query', ['-W', '-f', '${Status}', name], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .startsWith('install ok');
  } catch {
    return false;
  }
}

/** The minor versions of PostgreSQL 15 that Debian offers here, the oldest first; each is unpacked where it is asked for. */
export function postgresVersions(): string[] {
  const lines = execFileSync('apt-cache', ['madison', 'postgresql-15']).toString().trim().split('\n');
  const versions = new Set(lines.map((line) => line.split('|')[1]?.trim() ?? ''));
  return [...versions].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** Unpacks PostgreSQL of a version into a folder, without installing it. */
export function unpackPostgres(version: string, into: string): string {
  const folder = join(into, `postgresql-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const quietly = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] };
  const packages = ['postgresql-15', 'postgresql-client-15'].map((name) => `${name}=${version}`);
  execFileSync('apt-get', ['download', ...packages], quietly);
  execFileSync('sh', ['-c', 'for one in *.deb; do dpkg -x $one . && rm $one; done'], quietly);
  return folder;
}
