import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { ApiProcess } from '../support/api-process.js';
import { until } from '../support/processes.js';
import { Standby } from '../support/standby.js';

/** As the settings of the process below say. */
const MOST_LAG_SECONDS = 0.5;

interface Ready {
  status: string;
  replicas: { name: string; status: string; lagMs?: number }[];
}

/** So long at the most a read waits for a standby before the primary is asked; what else takes its time comes on top. */
const BACK_MS = 1_000;
const CALM_READS = 40;

/** The server and all of its processes. */
const processesOf = (pid: number) => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number),
];

describe('a shop that reads from a standby', () => {
  const servers = new Standby();
  let api: ApiProcess;
  let primary: pg.Pool;

  beforeAll(async () => {
    await servers.start();
    api = await ApiProcess.start({
      databaseUrl: servers.primary.url,
      dataDir: servers.folder,
      env: {
        DATABASE_REPLICA_URLS: servers.standby.url,
        REPLICA_MAX_LAG_MS: String(MOST_LAG_SECONDS * 1_000),
        WORKER: '0',
      },
    });
    primary = new pg.Pool({ connectionString: servers.primary.url, max: 1 });
    primary.on('error', () => undefined);
  });
  afterAll(async () => {
    await api.stop();
    await primary.end();
    await servers.close();
  });

  /** What readiness says of the standby; the process itself stays ready all the time. */
  const standing = async () => {
    const answer = await api.client.fetch('/health/ready');
    const { replicas } = (await answer.json()) as Ready;
    expect(answer.status).toBe(200);
    return replicas[0]?.status;
  };
  /** How it stands by the metrics; its lag is absent while it is not read from. */
  const measured = async () => {
    const text = await api.metrics();
    const of = (name: string) =>
      new RegExp(`^duka_replica_${name}\\{replica="[^"]+"\\} (\\S+)$`, 'm').exec(text)?.[1];
    const [well, lag] = [of('well'), of('lag_seconds')];
    return { isWell: well === '1', lag: lag === undefined ? undefined : Number(lag) };
  };
  const becomes = (status: string) =>
    until(`the replica is ${status}`, async () => (await standing()) === status);

  /** Reads on four connections, each another one, while `work` is done; answers what was not 200. */
  async function underReads(work: () => Promise<void>): Promise<unknown[]> {
    let isOver = false;
    const reader = async (at: number) => {
      const failed: unknown[] = [];
      for (let turn = 0; !isOver; turn += 1) {
        const { status, body } = await api.client.get(`/products?q=${at}x${turn}`);
        if (status !== 200) failed.push(body);
      }
      return failed;
    };
    const reading = Promise.all([0, 1, 2, 3].map(reader));
    try {
      await work();
    } finally {
      isOver = true;
    }
    return (await reading).flat();
  }

  /** What the slowest read takes while `work` is done. */
  async function slowestRead(work: () => Promise<unknown>): Promise<number> {
    let [isOver, slowest] = [false, 0];
    const reading = async () => {
      while (!isOver) {
        const since = performance.now();
        await api.client.get(`/products?q=slow${since}`);
        slowest = Math.max(slowest, performance.now() - since);
      }
    };
    await Promise.all([reading(), reading(), work().finally(() => (isOver = true))]);
    return slowest;
  }

  async function onStandby(statement: string): Promise<number> {
    const client = new pg.Client({ connectionString: servers.standby.url });
    await client.connect();
    const { rowCount } = await client.query(statement);
    await client.end();
    return rowCount ?? 0;
  }
  const reads = `select from pg_stat_activity where application_name = 'duka-api'`;

  it('reads from it, and from the primary while it is dead, without a failed read', async () => {
    await becomes('ok');
    const failed = await underReads(async () => {
      for (const signal of ['SIGQUIT', 'SIGINT'] as const) {
        const gone = once(servers.standby.process, 'exit');
        servers.standby.process.kill(signal);
        await gone;
        await becomes('down');
        expect(await measured()).toEqual({ isWell: false, lag: undefined });
        await servers.restartStandby();
        await becomes('ok');
        const { isWell, lag } = await measured();
        expect([isWell, Number(lag) >= 0, Number(lag) < MOST_LAG_SECONDS]).toEqual([true, true, true]);
      }
      await until('the standby is read from', async () => (await onStandby(reads)) > 0);
    });
    expect(failed).toEqual([]);
  });

  it('leaves a standby that is silent, and takes back who waits for it within a second', async () => {
    await becomes('ok');
    const pids = processesOf(servers.standby.process.pid ?? 0);
    const some = async () => {
      for (let read = 0; read < CALM_READS; read += 1) await api.client.get(`/products?q=calm${read}`);
    };
    let [calm, silent] = [0, Number.POSITIVE_INFINITY];
    const failed = await underReads(async () => {
      calm = await slowestRead(some);
      silent = await slowestRead(async () => {
        for (const pid of pids) process.kill(pid, 'SIGSTOP');
        try {
          await becomes('down');
          await some();
        } finally {
          for (const pid of pids) process.kill(pid, 'SIGCONT');
        }
      });
      await becomes('ok');
    });
    expect(failed).toEqual([]);
    expect(silent).toBeLessThan(BACK_MS + 2 * calm);
  });

  it('takes out a standby that is late, and takes it back once it has caught up', async () => {
    await becomes('ok');
    await onStandby('select pg_wal_replay_pause()');
    const failed = await underReads(async () => {
      await primary.query(`update product set updated_at = now()`);
      await primary.query(`select pg_logical_emit_message(true, 'duka', 'late')`);
      await becomes('lagging');
      await onStandby('select pg_wal_replay_resume()');
      await becomes('ok');
    });
    expect(failed).toEqual([]);
  });

  it('goes on reading from it while the primary is lost, and says that it is not ready', async () => {
    await becomes('ok');
    const gone = once(servers.primary.process, 'exit');
    servers.primary.process.kill('SIGQUIT');
    await gone;
    for (const path of ['/products?q=lost', '/categories', '/shop'])
      expect([path, (await api.client.get(path)).status]).toEqual([path, 200]);
    expect((await api.client.fetch('/health/ready')).status).toBe(503);
    const written = await api.client.post('/auth/login', { email: 'a@example.com', password: 'a-password' });
    expect([written.status, written.headers.get('retry-after')]).toEqual([503, '2']);
  });
});
