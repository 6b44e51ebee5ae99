import { describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Config } from '../config/config.js';
import { currentRequest, log } from '../logging/log.js';
import { startWithRetries } from './start-with-retries.js';
import { Pool } from './pool.js';
import type { Reader } from './reader.js';

type Options = { onConnect?: (client: unknown) => Promise<unknown> };
const config = { env: { DATABASE_URL: 'postgres://nowhere', DATABASE_POOL: 1 } } as Config;

describe('a pool', () => {
  it('knows for how long nobody has had a connection', async () => {
    let now = 1_000;
    const pool = new Pool(config, undefined, { now: () => now });
    const connect = jest.spyOn(pool.clients, 'connect');
    expect(pool.emptyForMs()).toBe(0);
    connect.mockImplementation(() => Promise.reject(new Error('no connection')));
    await expect(pool.connect()).rejects.toThrow('no connection');
    now += 59_000;
    await expect(pool.connect()).rejects.toThrow('no connection');
    now += 2_000;
    expect(pool.emptyForMs()).toBe(61_000);
    connect.mockImplementation(() => Promise.resolve({}));
    await pool.connect();
    expect(pool.emptyForMs()).toBe(0);
  });

  it('R06 waits for a connection while its process starts, and for no longer than a start may take', async () => {
    const pool = new Pool(config);
    const connect = jest.spyOn(pool.clients, 'connect');
    const none = () => Promise.reject(new Error('Connection terminated due to connection timeout'));
    connect.mockImplementationOnce(none).mockImplementation(() => Promise.resolve({}));
    await startWithRetries(() => pool.connect());
    expect(connect).toHaveBeenCalledTimes(2);
    connect.mockImplementation(none);
    await expect(pool.connect()).rejects.toThrow('timeout');
    const aMinuteAgo = performance.now() - 60_000;
    await expect(startWithRetries(() => pool.connect(), aMinuteAgo)).rejects.toThrow('timeout');
  });

  it.each([
    ['57P03', 'the database system is shutting down'],
    ['08P01', 'server login has been failing, try again later (server_login_retry)'],
  ])(
    'R08 waits for a server that says "not now" (%s) as long as for one that says nothing',
    async (code, told) => {
      let now = 1_000;
      const pool = new Pool(config, undefined, { now: () => now });
      const connect = jest.spyOn(pool.clients, 'connect');
      const refused = () => {
        now += 900;
        return Promise.reject(Object.assign(new Error(told), { code }));
      };
      connect.mockImplementationOnce(refused).mockImplementation(() => Promise.resolve({}));
      await pool.connect();
      expect(connect).toHaveBeenCalledTimes(2);
      connect.mockImplementation(refused);
      await expect(pool.connect()).rejects.toThrow(told);
      expect(connect).toHaveBeenCalledTimes(5);
      // whoever only looks is led to a standby at once
      const looking = { mayBeRefused: true } as NonNullable<ReturnType<typeof currentRequest.getStore>>;
      await expect(currentRequest.run(looking, () => pool.connect())).rejects.toThrow(told);
      expect(connect).toHaveBeenCalledTimes(6);
    },
  );

  it('R08 has whoever only looks wait for a lost server once, and answers from a standby meanwhile', async () => {
    let now = 1_000;
    const pool = new Pool(config, undefined, { now: () => now });
    const connect = jest.spyOn(pool.clients, 'connect');
    connect.mockImplementation(() => Promise.reject(new Error('Connection terminated')));
    const looking = { mayBeRefused: true } as NonNullable<ReturnType<typeof currentRequest.getStore>>;
    const look = () => currentRequest.run(looking, () => pool.connect());
    await expect(look()).rejects.toThrow('terminated');
    // nobody else would answer
    await expect(look()).rejects.toThrow('terminated');
    expect(connect).toHaveBeenCalledTimes(2);
    pool.standby = () => ({}) as Reader;
    await expect(look()).rejects.toThrow('terminated');
    expect(connect).toHaveBeenCalledTimes(2);
    now += 2_000;
    // one finds out, and waits no longer than a page can; the others need not
    const lost = Promise.withResolvers();
    connect.mockImplementationOnce(() => lost.promise);
    const first = look();
    await expect(look()).rejects.toThrow('terminated');
    await expect(first).rejects.toThrow('timeout exceeded');
    // nor does the next statement of that page wait as long again
    await expect(look()).rejects.toThrow('timeout exceeded');
    expect(connect).toHaveBeenCalledTimes(3);
    now += 2_000;
    connect.mockImplementation(() => Promise.resolve({}));
    // whoever has given up is in the line of the pool until its connection is there, or cannot be
    const next = look();
    await new Promise((resolve) => setImmediate(resolve));
    expect(connect).toHaveBeenCalledTimes(3);
    lost.reject(new Error('Connection terminated'));
    await next;
    expect(connect).toHaveBeenCalledTimes(4);
    // connections that are all at work say nothing of the server
    const busy = new Error('timeout exceeded when trying to connect');
    connect.mockImplementation(() => Promise.reject(busy));
    await expect(pool.connect()).rejects.toThrow(busy);
    await expect(pool.connect()).rejects.toThrow(busy);
    expect(connect).toHaveBeenCalledTimes(6);
  });

  it('R05 outlives the error of a connection, used or not, and logs it', () => {
    const { clients } = new Pool(config);
    const logged = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const [idle, busy] = [new Error('an idle connection lost'), new Error('a busy connection lost')];
    expect(() => clients.emit('error', idle, {})).not.toThrow();
    const client = new EventEmitter();
    clients.emit('connect', client);
    expect(() => client.emit('error', busy)).not.toThrow();
    expect(logged.mock.calls).toEqual([idle, busy].map((err) => [{ err }, 'a database connection was lost']));
    logged.mockRestore();
  });

  it('R08 loses no slot to whoever has given up while a new connection was made ready', async () => {
    const pool = new Pool(config, undefined, { connectMs: 200 });
    const connect = jest.spyOn(pg.Client.prototype, 'connect');
    connect.mockImplementation(((done: () => void) => done()) as never);
    const end = jest.spyOn(pg.Client.prototype, 'end');
    end.mockImplementation(((done?: () => void) => done?.()) as never);
    const after = (ms: number, error?: Error) =>
      new Promise((resolve, reject) => setTimeout(() => (error ? reject(error) : resolve({})), ms));
    // the first connection fails, and the next one is ready when its waiter has gone
    const query = jest.spyOn(pg.Client.prototype, 'query');
    query.mockImplementationOnce(() => after(150, new Error('no leader')));
    query.mockImplementationOnce(() => after(100));
    const gone = await Promise.allSettled([pool.connect(), pool.connect()]);
    expect(gone.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await after(100);
    query.mockImplementation(() => Promise.resolve({}));
    await pool.connect();
    expect(pool.clients.waitingCount).toBe(0);
    for (const one of [connect, end, query]) one.mockRestore();
  });

  it('R15 limits each connection before it is used: statements, waiting for locks, idle transactions', async () => {
    const { clients } = new Pool(config);
    const query = jest.fn((_text: string) => Promise.resolve());
    await (clients.options as Options).onConnect?.({ query });
    const [[settings = ''] = []] = query.mock.calls;
    expect(query.mock.calls).toHaveLength(1);
    for (const limit of [
      'statement_timeout = 15000',
      'lock_timeout = 2000',
      'idle_in_transaction_session_timeout = 10000',
    ])
      expect(settings).toContain(`set ${limit}`);
  });
});
