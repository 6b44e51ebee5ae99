import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import type { Node } from './node.js';
import type { PartName } from './recipes.js';

/** What is done to a cluster that sells, and how it is made good again; a service that crashed is started again by itself. */
export interface Harm {
  /** As `--part` names it. */
  name: string;
  /** For the log. */
  what: string;
  /** Answers what makes it good again. */
  work: (cluster: Cluster) => Promise<() => Promise<unknown>>;
}

const POSTMASTER = '/var/lib/postgresql/15/duka/postmaster.pid';
const nothing = () => Promise.resolve();
/** For so long a member of etcd, or a node, is away at least. */
const AWAY_MS = 10_000;

const crashed = (
  name: string,
  what: string,
  part: PartName,
  where: (cluster: Cluster) => Promise<Node>,
): Harm => ({
  name,
  what,
  work: async (cluster) => {
    (await where(cluster)).parts[part].crash();
    return nothing;
  },
});

const postgresCrashed = (name: string, what: string, where: (cluster: Cluster) => Promise<Node>): Harm => ({
  name,
  what,
  work: async (cluster) => {
    const node = await where(cluster);
    await node.run('sh', '-c', `kill -9 $(head -n 1 ${POSTMASTER})`);
    return nothing;
  },
});

const switchedOff = (name: string, what: string, where: (cluster: Cluster) => Promise<Node>): Harm => ({
  name,
  what,
  work: async (cluster) => {
    const node = await where(cluster);
    await node.cutPower();
    await pause(AWAY_MS);
    return () => node.switchOn();
  },
});

const front = (cluster: Cluster) => cluster.front();
const leader = (cluster: Cluster) => cluster.leader();

export const HARMS: readonly Harm[] = [
  crashed('storefront', 'a storefront process, killed', 'storefront', front),
  crashed('api', 'an API process, killed', 'api', front),
  crashed('pooler', 'a PgBouncer, killed', 'pgbouncer', front),
  crashed('proxy', 'the HAProxy of the node with the address, killed', 'haproxy', front),
  crashed('front', 'the Caddy of the node with the address, killed', 'caddy', front),
  {
    name: 'etcd',
    what: 'the member of etcd that leads it, killed, and away for ten seconds at least',
    work: async (cluster) => {
      const { etcd } = (await cluster.etcdLeader()).parts;
      await etcd.stop('SIGKILL');
      await pause(AWAY_MS);
      return () => Promise.resolve(etcd.start());
    },
  },
  crashed('patroni', 'the Patroni of the leader, killed', 'patroni', leader),
  postgresCrashed('standby', 'the PostgreSQL that each commit waits for, killed', (cluster) =>
    cluster.standby(),
  ),
  postgresCrashed('leader', 'the PostgreSQL that takes writes, killed', leader),
  switchedOff('leader-node', 'the node of the leader, without power for ten seconds at least', leader),
  switchedOff('address-node', 'the node with the address, without power for ten seconds at least', front),
  {
    name: 'cable',
    what: 'the cable of the leader’s node, pulled: all of it goes on, reached by nobody, until others sell',
    work: async (cluster) => {
      const node = await cluster.leader();
      await node.pull('down');
      await pause(AWAY_MS);
      return () => node.pull('up');
    },
  },
];
