import { describe, expect, it } from '@jest/globals';
import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isListening } from '../../api/scripts/lib/ports.mjs';
import { Variables } from '../../api/src/platform/config/variables.js';
import { whileHeld } from '../support/held-row.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { useOwnShop, useShop } from '../support/use-shop.js';

/** From when it is told to end until it is gone. */
const LIMIT_MS = 10_000;
/** As the settings come. */
const LINGER_MS = new Variables().SHUTDOWN_LINGER_MS;

describe('R03 an API process that is told to end while a proxy keeps asking', () => {
  const shop = useShop();

  /** Asks on a connection that is kept open as long as the process allows it. */
  const asking = (port: number, agent: Agent) => async (path: string) => {
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode, connection: response.headers.connection };
  };

  /** What was answered until no connection was taken any more. */
  async function untilRefused<T>(ask: () => Promise<T>): Promise<T[]> {
    const answers: T[] = [];
    for (;;)
      try {
        answers.push(await ask());
      } catch {
        return answers;
      }
  }

  it('turns not ready, still answers for three seconds, closes each connection with its answer and ends', async () => {
    const api = await shop.startApi({ SHUTDOWN_LINGER_MS: String(LINGER_MS) });
    const agent = new Agent({ keepAlive: true });
    const ask = asking(api.port, agent);
    expect(await ask('/api/v1/products')).toEqual({ status: 200, connection: 'keep-alive' });
    const idle = new Agent({ keepAlive: true });
    await asking(api.port, idle)('/health/live');
    const since = performance.now();
    const ended = api.stop();
    let readiness = await ask('/health/ready');
    while (readiness.status === 200) readiness = await ask('/health/ready');
    expect(readiness).toEqual({ status: 503, connection: 'close' });
    const answers = await untilRefused(() => ask('/api/v1/products'));
    expect(performance.now() - since).toBeGreaterThanOrEqual(LINGER_MS);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers).toEqual(answers.map(() => ({ status: 200, connection: 'close' })));
    await ended;
    expect(performance.now() - since).toBeLessThan(LIMIT_MS);
    expect([api.child.signalCode, api.log.includes('not finished in time')]).toEqual(['SIGTERM', false]);
    agent.destroy();
    idle.destroy();
  });
});

describe('R03 an API process that is told to end in the middle of something', () => {
  const shop = useOwnShop({ env: { WORKER: '0', SHUTDOWN_LINGER_MS: '0' } });
  const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

  /** A connection that has had its answer and is kept open for the next. */
  async function idleConnection(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    await once(socket, 'data');
    socket.resume();
    return socket;
  }

  it('finishes the purchase in hand, hangs up on who asks nothing, takes no other and ends within ten seconds', async () => {
    const [api, shopper, jacket] = [await shop.startApi(), await shop.shopper(), await goods(shop)];
    const query = 'select 1 from stock where variant_id = $1';
    const { buying, ended, since } = await whileHeld(
      shop.databaseUrl,
      query,
      [jacket.variantId],
      async () => {
        const buying = api.client
          .as(shopper.token)
          .post('/payments/cash', { ...wanted(jacket), amount: 10.2 });
        const idle = await idleConnection(api.port);
        await until('the purchase waits', async () => (await shop.sql(WAITING)).length > 0);
        const since = performance.now();
        const ended = api.stop();
        await until('it takes no connection', async () => !(await isListening(api.port)));
        await until('who asks nothing is hung up on', () => idle.closed);
        expect(api.running).toBe(true);
        return { buying, ended, since };
      },
    );
    expect((await buying).status).toBe(200);
    await ended;
    expect(performance.now() - since).toBeLessThan(LIMIT_MS);
    expect([api.child.signalCode, api.log.includes('not finished in time')]).toEqual(['SIGTERM', false]);
    await mustBeSound(shop);
  });

  it('tells the messages in hand, begins no other and ends within ten seconds', async () => {
    const worker = await shop.startApi({ WORKER: '1', SHUTDOWN_LINGER_MS: String(LINGER_MS) });
    const rows = await shop.sql<{ id: string }>(
      `insert into outbox (id, topic, payload, created_at)
       select gen_random_uuid(), 'test.told', '{}', now() from generate_series(1, 6) returning id::text`,
    );
    const events = rows.map(({ id }) => id);
    const begun = (what: string) =>
      shop.sql<{ key: string }>(
        `select key from graphile_worker.jobs where key = any($1) and ${what} order by key`,
        [events],
      );
    const query = 'select 1 from outbox where id = any($1::uuid[])';
    const { inHand, ended, since } = await whileHeld(shop.databaseUrl, query, [events], async () => {
      const add = `select graphile_worker.add_job('outbox.relay', json_build_object('id', id), job_key := id)`;
      await shop.sql(`${add} from unnest($1::text[]) id`, [events]);
      await until(
        'two messages are in hand',
        async () => (await begun('locked_by is not null')).length === 2,
      );
      const since = performance.now();
      const ended = worker.stop();
      await until('it is not ready', async () => (await worker.client.fetch('/health/ready')).status === 503);
      return { inHand: await begun('locked_by is not null'), ended, since };
    });
    await ended;
    expect(performance.now() - since).toBeLessThan(LIMIT_MS);
    expect(worker.child.signalCode).toBe('SIGTERM');
    const told = await shop.sql<{ key: string }>(
      'select id::text as key from outbox where id = any($1::uuid[]) and delivered_at is not null order by key',
      [events],
    );
    expect([inHand.length, told]).toEqual([2, inHand]);
    expect(await begun('attempts = 0 and locked_by is null')).toHaveLength(4);
  });
});
