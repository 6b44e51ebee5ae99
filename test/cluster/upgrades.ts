import { until } from '../support/processes.js';
import type { ClusterShop } from './cluster-shop.js';
import type { Cluster } from './cluster.js';
import type { Node } from './node.js';

const CONFIGURATION = '/etc/patroni/config.yml';

/** Each node in its turn, the API first: the new version is put in its place, the process ends in order and comes back. */
export async function upgradeShop(cluster: Cluster, release: string): Promise<void> {
  for (const part of ['api', 'storefront'] as const)
    for (const node of cluster.nodes) {
      if (part === 'api') await node.put({ release });
      await node.parts[part].stop('SIGTERM');
      node.parts[part].start();
      await cluster.untilWell();
    }
}

/** The standbys first, then, after it has handed over, what was the leader. */
export async function upgradePostgres(cluster: Cluster, folder: string): Promise<void> {
  const first = await cluster.leader();
  const restarted = async (node: Node) => {
    await node.put({ postgres: folder });
    await node.runAsPostgres('patronictl', '-c', CONFIGURATION, 'restart', 'duka', node.name, '--force');
    await cluster.untilWell();
  };
  for (const node of cluster.nodes) if (node !== first) await restarted(node);
  await handOver(cluster);
  await restarted(first);
  await rebuildIndexes(await cluster.leader());
}

/** Since 15.20 equal values of `character(n)` are not merged any more: an index of an earlier version may still do so. */
async function rebuildIndexes(leader: Node): Promise<void> {
  const inDuka = (text: string) =>
    leader.runAsPostgres('psql', '-d', 'duka', '-v', 'ON_ERROR_STOP=1', '-Atc', text);
  const named = await inDuka(`select distinct attrelid::regclass from pg_attribute
    join pg_index on indexrelid = attrelid where atttypid = 'bpchar'::regtype and attrelid >= 16384`);
  for (const index of named.split('\n').filter(Boolean)) await inDuka(`reindex index concurrently ${index}`);
}

/** The standby that has everything takes the leader's place, planned. */
export async function handOver(cluster: Cluster): Promise<void> {
  const [from, to] = [await cluster.leader(), await cluster.standby()];
  const names = ['--master', from.name, '--candidate', to.name];
  await from.runAsPostgres('patronictl', '-c', CONFIGURATION, 'switchover', 'duka', ...names, '--force');
  await until('the other leads', async () => (await cluster.leader().catch(() => from)) === to);
  await cluster.untilWell();
}

/** What each node's PostgreSQL says it is. */
export async function versionsOf(cluster: Cluster): Promise<string[]> {
  const asked = cluster.nodes.map((node) =>
    node.runAsPostgres('psql', '-Atc', `select current_setting('server_version')`),
  );
  return (await Promise.all(asked)).map((version) => version.trim());
}

/** The newest base backup and the log since: the database as it was at that second, on every node. */
export async function restoreTo(shop: ClusterShop, time: string): Promise<void> {
  const { cluster } = shop;
  const data = '/var/lib/postgresql/15/duka';
  const leader = await cluster.leader();
  await leader.runAsPostgres('psql', '-Atc', 'select pg_switch_wal()');
  await leader.runAsPostgres('pgbackrest', '--stanza=duka', 'check');
  for (const node of cluster.nodes.filter((one) => one !== leader)) await node.parts.patroni.stop();
  await leader.parts.patroni.stop();
  const target = [`--target=${time}`, '--type=time', '--target-action=promote'];
  await leader.runAsPostgres('pgbackrest', '--stanza=duka', '--delta', ...target, 'restore');
  await leader.runAsPostgres(
    'sh',
    '-c',
    `${PG_CTL} -D ${data} -w -t 120 -l /run/postgresql/restore.log start`,
  );
  await until('the recovery has ended', async () => {
    const told = await leader.runAsPostgres('psql', '-Atc', 'select pg_is_in_recovery()');
    return told.trim() === 'f';
  });
  await leader.runAsPostgres(PG_CTL, '-D', data, '-w', '-m', 'fast', 'stop');
  // what etcd knows of the cluster is of a later time
  await leader.run(
    'sh',
    '-c',
    `printf 'duka\\nYes I am aware\\n' | patronictl -c ${CONFIGURATION} remove duka`,
  );
  leader.parts.patroni.start();
  await until('the restored database leads', () =>
    cluster.leader().then(
      (one) => one === leader,
      () => false,
    ),
  );
  for (const node of cluster.nodes.filter((one) => one !== leader)) {
    await node.run('rm', '-rf', data);
    node.parts.patroni.start();
  }
  await cluster.untilWell();
}

const PG_CTL = '/usr/lib/postgresql/15/bin/pg_ctl';
