import { join } from 'node:path';
import { asPostgres, shopVariables, unitOf, variablesOf } from './files.js';
import type { Recipe } from './part.js';

/** What a node runs, in the order in which it is started. */
const ORDER = [
  'etcd',
  'patroni',
  'haproxy',
  'pgbouncer',
  'api',
  'storefront',
  'caddy',
  'keepalived',
] as const;
export type PartName = (typeof ORDER)[number];
export const PARTS: readonly PartName[] = ORDER;

/** Node.js of this repository, and the API with the payment sandbox. */
const OF_THE_TESTS: Readonly<Record<string, string>> = {
  '/usr/bin/node': process.execPath,
  'api/dist/main.js': 'api/sandbox/dist/main.js',
};

/** How each part is started, by the files in the folder of its node. */
export function recipeOf(part: PartName, folder: string): Recipe {
  const file = (path: string) => join(folder, path);
  const shop = (unit: string): Recipe => {
    const { command, env } = unitOf(file(`etc/systemd/system/${unit}.service`));
    const words = command.map((word) => OF_THE_TESTS[word] ?? word);
    const variables = { ...env, ...shopVariables(folder), DATA_DIR: '/srv/duka' };
    return { command: words, env: variables, folder: '/opt/duka' };
  };
  const recipes: Record<PartName, () => Recipe> = {
    etcd: () => ({ command: ['etcd', '--log-level=warn'], env: variablesOf(file('etc/default/etcd')) }),
    patroni: () => ({
      command: [...asPostgres, 'patroni', '/etc/patroni/config.yml'],
      env: variablesOf(file('etc/patroni_env.conf')),
    }),
    haproxy: () => ({ command: ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg'] }),
    pgbouncer: () => ({ command: [...asPostgres, 'pgbouncer', '/etc/pgbouncer/pgbouncer.ini'] }),
    api: () => shop('duka-api'),
    storefront: () => shop('duka-storefront'),
    caddy: () => ({
      command: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile'],
      env: { ...unitOf(file('etc/systemd/system/caddy.service.d/duka.conf')).env, HOME: '/var/lib/caddy' },
    }),
    keepalived: () => ({ command: ['keepalived', '-n', '-l'] }),
  };
  return recipes[part]();
}
