import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../api/scripts/lib/run.mjs';
import { addressOf, asPostgres, layFiles, variablesOf } from './files.js';
import { Part } from './part.js';
import { PARTS, recipeOf, type PartName } from './recipes.js';

export const BRIDGE = 'duka-cluster';

/** Where the node’s own files and those it shares stand in for the machine’s. */
const MOUNTED = [
  ...['etc/patroni', 'etc/pgbouncer', 'etc/haproxy', 'etc/keepalived', 'etc/caddy', 'etc/pgbackrest.conf'],
  ...['etc/hosts', 'var/lib/postgresql', 'var/lib/etcd', 'var/lib/caddy'],
];

/** Shared by all nodes: the archive, and pictures. */
export interface SharedPlaces {
  archive: string;
  pictures: string;
}

/** A machine of its own, as far as one machine can be several: network, files, processes and name. */
export class Node {
  readonly address: string;
  readonly parts: Readonly<Record<PartName, Part>>;
  private holder: ChildProcess | undefined;
  private init = 0;

  /** @param release the folder of the shop that it runs; PostgreSQL’s as unpacked */
  constructor(
    readonly name: string,
    private readonly folder: string,
    private readonly shared: SharedPlaces,
    public release: string,
    public postgres: string,
  ) {
    this.address = addressOf(name);
    layFiles(folder, name);
    mkdirSync(join(folder, 'log'), { recursive: true });
    const part = (one: PartName) =>
      new Part(
        () => this.enter(),
        () => recipeOf(one, folder),
        join(folder, `log/${one}.log`),
      );
    this.parts = Object.fromEntries(PARTS.map((one) => [one, part(one)])) as Record<PartName, Part>;
  }

  get isOn(): boolean {
    return this.holder !== undefined;
  }

  /** Switches it on: it boots, and starts its parts unless told not to. */
  async switchOn(parts: readonly PartName[] = PARTS): Promise<void> {
    const log = openSync(join(this.folder, 'log/node.log'), 'a');
    const apart = ['--net', '--mount', '--uts', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
    // whoever holds the other end of its standard input keeps it on
    this.holder = spawn('unshare', [...apart, 'bash', '-c', this.boot], { stdio: ['pipe', 'pipe', log] });
    closeSync(log);
    await Promise.race([
      once(this.holder.stdout as NodeJS.ReadableStream, 'data'),
      once(this.holder, 'exit').then(() => {
        throw new Error(
          `${this.name} did not boot: ${readFileSync(join(this.folder, 'log/node.log'), 'utf8')}`,
        );
      }),
    ]);
    const outer = this.holder.pid ?? 0;
    this.init = Number(readFileSync(`/proc/${outer}/task/${outer}/children`, 'utf8').trim());
    await this.plugIn();
    for (const one of parts) this.parts[one].start();
  }

  /** As when the power fails. */
  async cutPower(): Promise<void> {
    const { holder } = this;
    this.holder = undefined;
    if (holder && holder.exitCode === null && holder.signalCode === null) {
      const gone = once(holder, 'exit');
      process.kill(this.init, 'SIGKILL');
      await gone;
    }
    await Promise.all(Object.values(this.parts).map((part) => part.isGone()));
  }

  /** As when its cable is pulled, or plugged in again; all its parts go on. */
  async pull(state: 'down' | 'up'): Promise<void> {
    await run('ip', ['link', 'set', this.cable, state]);
  }

  /** Runs a command on the node to its end. */
  run(...command: readonly string[]): Promise<string> {
    const [program = '', ...words] = this.enter();
    return run(program, [...words, ...command], { env: { ...process.env, ...this.patroniVariables } });
  }

  runAsPostgres(...command: readonly string[]): Promise<string> {
    return this.run(...asPostgres, ...command);
  }

  /** Puts another version in the place of one, as an upgrade of a package does: what runs goes on as it was. */
  async put(what: { release?: string; postgres?: string }): Promise<void> {
    Object.assign(this, what);
    await this.run('bash', '-c', this.versions);
  }

  private async plugIn(): Promise<void> {
    try {
      execFileSync('ip', ['link', 'del', this.cable], { stdio: 'ignore' });
    } catch {
      // it went with the node that was switched off
    }
    const pair = ['type', 'veth', 'peer', 'name', 'eth0', 'netns', String(this.init)];
    await run('ip', ['link', 'add', this.cable, ...pair]);
    await run('ip', ['link', 'set', this.cable, 'master', BRIDGE, 'up']);
    await this.run('ip', 'addr', 'add', `${this.address}/24`, 'dev', 'eth0');
    await this.run('ip', 'link', 'set', 'eth0', 'up');
  }

  private get cable(): string {
    return `duka-${this.name}`;
  }

  private enter(): readonly string[] {
    return ['nsenter', '-t', String(this.init), '-n', '-m', '-u', '-i', '-p', '--'];
  }

  private get versions(): string {
    return [
      ...['usr/lib/postgresql/15', 'usr/share/postgresql/15'].map(
        (path) => `mount --bind ${this.postgres}/${path} /${path}`,
      ),
      `mount --bind ${this.release} /opt/duka`,
    ].join(' && ');
  }

  private get boot(): string {
    const { archive, pictures } = this.shared;
    return [
      'set -e',
      ...MOUNTED.map((path) => `mount --bind ${this.folder}/${path} /${path}`),
      'mount -t tmpfs tmpfs /run && mkdir -p /run/haproxy /run/postgresql',
      'chown postgres:postgres /run/postgresql && mount -t tmpfs tmpfs /opt && mkdir /opt/duka',
      `mount --bind ${archive} /var/lib/pgbackrest`,
      `mkdir -p /tmp/pgbackrest && mount --bind ${this.folder}/tmp /tmp/pgbackrest`,
      `mount -t tmpfs tmpfs /srv && mkdir /srv/duka && mount --bind ${pictures} /srv/duka`,
      this.versions,
      `sysctl -qp ${this.folder}/etc/sysctl.d/90-duka.conf`,
      `hostname ${this.name} && ip link set lo up`,
      'echo on',
      'exec 3<&0; cat <&3 & wait $!',
    ].join('\n');
  }

  private get patroniVariables(): Record<string, string> {
    return variablesOf(join(this.folder, 'etc/patroni_env.conf'));
  }
}
