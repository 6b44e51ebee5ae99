import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, run } from '../../api/scripts/lib/run.mjs';
import { until } from '../support/processes.js';
import { addressOf, forPostgres, NETWORK, NODES, OWNER_PASSWORD, SHOP } from './files.js';
import { postgresVersions, unpackPostgres } from './machine.js';
import { BRIDGE, Node } from './node.js';
import type { PartName } from './recipes.js';

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

const START_MS = 300_000;
const LOOK_MS = 500;
/** What stands when a node boots for the first time, before there is a database for the shop. */
const BELOW: readonly PartName[] = ['etcd', 'patroni', 'haproxy', 'pgbouncer'];
const ABOVE: readonly PartName[] = ['api', 'storefront', 'caddy', 'keepalived'];

/** Three nodes on a network of their own, as docs/cluster.md sets them up. */
export class Cluster {
  readonly folder: string;
  readonly nodes: readonly Node[];
  /** The minor versions of PostgreSQL that can be had, the oldest first: the cluster begins with that. */
  readonly versions = postgresVersions();

  /** @param release the folder of the shop that it begins with */
  constructor(release: string) {
    this.folder = mkdtempSync(join(tmpdir(), 'duka-cluster-'));
    chmodSync(this.folder, 0o755);
    const shared = { archive: join(this.folder, 'archive'), pictures: join(this.folder, 'pictures') };
    forPostgres(shared.archive);
    mkdirSync(shared.pictures);
    const postgres = this.postgresOf(this.versions[0] ?? '');
    this.nodes = NODES.map((name) => new Node(name, join(this.folder, name), shared, release, postgres));
  }

  async open(): Promise<void> {
    this.takeDown();
    await run('ip', ['link', 'add', BRIDGE, 'type', 'bridge']);
    await run('ip', ['addr', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE]);
    await run('ip', ['link', 'set', BRIDGE, 'up']);
    await Promise.all(this.nodes.map((node) => node.switchOn(BELOW)));
    const isLed = async () => {
      await pause(LOOK_MS);
      return this.leader().then(Boolean, () => false);
    };
    await until('the database has a leader', isLed, START_MS);
    const leader = await this.leader();
    const secret = ['-v', `password=${OWNER_PASSWORD}`];
    await leader.run('cp', join(this.folder, leader.name, 'root/database.sql'), '/run/postgresql/');
    await leader.runAsPostgres('psql', '-q', ...secret, '-f', '/run/postgresql/database.sql');
    await leader.runAsPostgres('pgbackrest', '--stanza=duka', 'stanza-create');
    for (const part of ABOVE) for (const node of this.nodes) node.parts[part].start();
    await this.untilWell();
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.cutPower()));
    this.takeDown();
    for (const name of NODES)
      cpSync(join(this.folder, name, 'log'), join(root, 'test-results/cluster', name), { recursive: true });
    rmSync(this.folder, { recursive: true, force: true });
  }

  postgresOf(version: string): string {
    return unpackPostgres(version, join(tmpdir(), 'duka-debian'));
  }

  node(name: string): Node {
    const found = this.nodes.find((one) => one.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  }

  /** What Patroni says, asked at any node that answers. */
  async members(): Promise<Member[]> {
    const answer = await Promise.any(NODES.map((name) => ask(`http://${addressOf(name)}:8008/cluster`)));
    return ((await answer.json()) as { members: Member[] }).members;
  }

  /** The node whose PostgreSQL takes writes. */
  async leader(): Promise<Node> {
    const primary = await Promise.any(
      this.nodes.map(async (node) => {
        if (!(await ask(`http://${node.address}:8008/primary`)).ok) throw new Error('not the leader');
        return node;
      }),
    );
    return primary;
  }

  /** The node that has everything which is confirmed, beside the leader. */
  async standby(): Promise<Node> {
    const found = (await this.members()).find(({ role }) => role === 'sync_standby');
    return this.node(found?.name ?? '');
  }

  /** The node that has the shop's address. */
  async front(): Promise<Node> {
    for (const node of this.nodes.filter((one) => one.isOn))
      if ((await node.run('ip', '-o', 'addr')).includes(`${SHOP}/`)) return node;
    throw new Error('no node has the shop’s address');
  }

  /** The node that leads etcd. */
  async etcdLeader(): Promise<Node> {
    const endpoints = NODES.map((name) => `http://${addressOf(name)}:2379`).join(',');
    const env = { ...process.env, ETCDCTL_API: '3' };
    const told = execFileSync('etcdctl', [`--endpoints=${endpoints}`, 'endpoint', 'status', '-w', 'json'], {
      env,
    });
    const all = JSON.parse(told.toString()) as {
      Endpoint: string;
      Status: { leader: number; header: { member_id: number } };
    }[];
    const one = all.find(({ Status }) => Status.leader === Status.header.member_id);
    const name = NODES.find((node) => one?.Endpoint.includes(addressOf(node)));
    return this.node(name ?? '');
  }

  /** Waits until every part of every node serves, and the database has its leader, a standby that waits with it, and another. */
  async untilWell(): Promise<void> {
    let last = 'nothing was asked yet';
    const isWell = async () => {
      await pause(LOOK_MS);
      last = (await this.ills()).join('; ');
      return last === '';
    };
    await until('every part serves', isWell, START_MS).catch(() => {
      throw new Error(`the cluster does not get well: ${last}`);
    });
  }

  private async ills(): Promise<string[]> {
    const members = await this.members().catch(() => []);
    const roles = members.map(({ role, state, lag = 0 }) => `${role} ${state} ${lag}`).toSorted();
    const wanted = /^leader running 0,replica (?:running|streaming) 0,sync_standby (?:running|streaming) 0$/;
    const doors = this.nodes.flatMap(({ address }) => [
      `http://${address}:3001/health/ready`,
      `http://${address}:3000/health/storefront`,
      `http://${address}/health/storefront`,
    ]);
    const asked = [...doors, `http://${SHOP}/health/ready`].map(async (url) => {
      const answer = await ask(url).catch((error: unknown) => ({ ok: false, status: String(error) }));
      return answer.ok ? [] : [`${url} ${answer.status}`];
    });
    return [...(wanted.test(roles.join()) ? [] : [roles.join()]), ...(await Promise.all(asked)).flat()];
  }

  private takeDown(): void {
    try {
      execFileSync('ip', ['link', 'del', BRIDGE], { stdio: 'ignore' });
    } catch {
      // there was none
    }
  }
}

const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(2_000) });
