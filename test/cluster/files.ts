import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../api/scripts/lib/run.mjs';
import { SECRET } from '../support/sessions.js';

const deployment = join(root, 'docs/deployment');

export const NODES = ['node1', 'node2', 'node3'] as const;
export const NETWORK = '10.88.0';
/** The shop's own address, which moves from node to node. */
export const SHOP = `${NETWORK}.10`;
export const addressOf = (name: string) => `${NETWORK}.1${name.replace('node', '')}`;

export const OWNER_PASSWORD = 'the-owner-of-the-cluster';
const APP_PASSWORD = 'the-app-of-the-cluster';
/** What an operator writes into the files in place of the words. */
const WORDS: Readonly<Record<string, string>> = {
  THIS_NODE: '',
  '<superuser-password>': 'the-superuser-of-the-cluster',
  '<replication-password>': 'the-replication-of-the-cluster',
  '<owner-password>': OWNER_PASSWORD,
  '<app-password>': APP_PASSWORD,
};
export const OWNER = `duka:${OWNER_PASSWORD}`;

/** What is other than in earnest: play money, logins of the tests, and a machine that three nodes share. */
const OF_THE_TESTS: Readonly<Record<string, string>> = {
  NODE_ENV: 'test',
  DEMO: '1',
  PUBLIC_URL: `http://${SHOP}`,
  JWT_SECRET: SECRET,
  SEALING_KEY: 'a key to seal with of the tests, 32 bytes',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'duka-admin-demo',
  SANDBOX_STRIPE_KEY: 'sk_test_duka_tests',
  SANDBOX_WEBHOOK_SECRET: 'whsec_duka_tests',
  RATE_LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'warn',
  DATABASE_POOL: '6',
};

/** Where each file of docs/deployment goes on a node, and the empty folders of a node that has never run. */
const PLACES: Readonly<Record<string, string>> = {
  'cluster/etcd': 'etc/default/etcd',
  'cluster/patroni.yml': 'etc/patroni/config.yml',
  'cluster/patroni_env.conf': 'etc/patroni_env.conf',
  'cluster/pgbackrest.conf': 'etc/pgbackrest.conf',
  'cluster/pgbouncer.ini': 'etc/pgbouncer/pgbouncer.ini',
  'cluster/haproxy.cfg': 'etc/haproxy/haproxy.cfg',
  'cluster/keepalived.conf': 'etc/keepalived/keepalived.conf',
  'cluster/caddy.service.conf': 'etc/systemd/system/caddy.service.d/duka.conf',
  'cluster/duka-api.service': 'etc/systemd/system/duka-api.service',
  'cluster/duka-storefront.service': 'etc/systemd/system/duka-storefront.service',
  'cluster/shop.env': 'etc/duka/shop.env',
  'cluster/sysctl.conf': 'etc/sysctl.d/90-duka.conf',
  'cluster/database.sql': 'root/database.sql',
  Caddyfile: 'etc/caddy/Caddyfile',
};
const FOLDERS = ['var/lib/postgresql', 'var/lib/etcd', 'var/lib/caddy', 'tmp'];
/** The user and group `postgres` of this machine. */
const POSTGRES = { uid: idOf('passwd'), gid: idOf('group') };

/** Lays the files of docs/deployment into the folder of a node, as an operator would. */
export function layFiles(folder: string, name: string): void {
  for (const [from, to] of Object.entries(PLACES)) {
    let text = readFileSync(join(deployment, from), 'utf8');
    for (const [word, written] of Object.entries(WORDS)) text = text.replaceAll(word, written || name);
    write(join(folder, to), text);
  }
  const users = `"duka" "${OWNER_PASSWORD}"\n"duka_app" "${APP_PASSWORD}"\n`;
  write(join(folder, 'etc/pgbouncer/userlist.txt'), users);
  const hosts = NODES.map((one) => `${addressOf(one)} ${one}\n`).join('');
  write(join(folder, 'etc/hosts'), `127.0.0.1 localhost\n${hosts}`);
  for (const one of FOLDERS) forPostgres(join(folder, one));
}

/** Makes a folder that belongs to PostgreSQL’s user. */
export function forPostgres(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, POSTGRES.uid, POSTGRES.gid);
}

export const asPostgres = [
  ...['setpriv', `--reuid=${POSTGRES.uid}`, `--regid=${POSTGRES.gid}`, '--clear-groups', '--'],
];

/** The variables in a file of `NAME=value` lines, as systemd reads it. */
export function variablesOf(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z]\w*)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value ?? '']] : [];
    }),
  );
}

export const shopVariables = (folder: string): Record<string, string> => ({
  ...variablesOf(join(folder, 'etc/duka/shop.env')),
  ...OF_THE_TESTS,
});

/** `ExecStart` and the `Environment` of a unit of systemd. */
export function unitOf(file: string): { command: string[]; env: Record<string, string> } {
  const text = readFileSync(file, 'utf8');
  const command = /^ExecStart=(.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  const settings = [...text.matchAll(/^Environment="?([A-Z_]+)=([^"\n]*)"?$/gm)];
  return { command, env: Object.fromEntries(settings.map(([, name, value]) => [name, value])) };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function idOf(table: 'passwd' | 'group'): number {
  const line = /^postgres:[^:]*:(\d+):/m.exec(readFileSync(`/etc/${table}`, 'utf8'));
  return Number(line?.[1] ?? 0);
}
