import { describe, expect, it } from '@jest/globals';
import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { useShop } from '../support/use-shop.js';

describe('R03 an API process that is told to end while a proxy keeps asking', () => {
  const shop = useShop();

  /** Asks on a connection that is kept open as long as the process allows it. */
  const asking = (port: number, agent: Agent) => async (path: string) => {
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode, connection: response.headers.connection };
  };

  it('turns not ready, still answers, closes each connection with its answer and ends', async () => {
    const api = await shop.startApi({ SHUTDOWN_LINGER_MS: '5000' });
    const agent = new Agent({ keepAlive: true });
    const ask = asking(api.port, agent);
    expect(await ask('/api/v1/products')).toEqual({ status: 200, connection: 'keep-alive' });
    const idle = new Agent({ keepAlive: true });
    await asking(api.port, idle)('/health/live');
    const ended = api.stop();
    let readiness = await ask('/health/ready');
    while (readiness.status === 200) readiness = await ask('/health/ready');
    expect(readiness).toEqual({ status: 503, connection: 'close' });
    expect(await ask('/api/v1/products')).toEqual({ status: 200, connection: 'close' });
    await ended;
    expect([api.child.signalCode, api.log.includes('not finished in time')]).toEqual(['SIGTERM', false]);
    agent.destroy();
    idle.destroy();
  });
});
