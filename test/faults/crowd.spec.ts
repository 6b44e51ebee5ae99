import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { until } from '../support/processes.js';
import { StorefrontProcess } from '../support/storefront-process.js';

describe('more visitors than the storefront can serve', () => {
  const held: ServerResponse[] = [];
  let isSlow = true;
  const api = createServer((_request, response) => {
    if (isSlow) held.push(response);
    else response.writeHead(404).end('{}');
  });
  let storefront: StorefrontProcess;
  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening');
    storefront = await StorefrontProcess.start({ API_PORT: String((api.address() as AddressInfo).port) });
  });
  afterAll(async () => {
    await storefront.stop();
    api.closeAllConnections();
    api.close();
  });
  const visit = async (path: string) => {
    const answer = await fetch(`${storefront.url}${path}`);
    const isAskedToComeAgain = (await answer.text()).includes('The shop is very busy right now.');
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), isAskedToComeAgain };
  };

  it('R39 asks the newest to come again, and none of those who pay', async () => {
    const visits: ReturnType<typeof visit>[] = [];
    let isFull = false;
    await until('the newest is told to come again', () => {
      const one = visit('/shop');
      visits.push(one);
      void one.then((answer) => (isFull ||= answer.isAskedToComeAgain));
      return isFull;
    });
    expect(await visit('/shop')).toEqual({ status: 503, retryAfter: '2', isAskedToComeAgain: true });
    const paying = visit('/cart');
    isSlow = false;
    for (const response of held.splice(0)) response.writeHead(404).end('{}');
    expect((await paying).isAskedToComeAgain).toBe(false);
    const answers = await Promise.all(visits);
    expect(answers.slice(0, 16).filter((answer) => answer.isAskedToComeAgain)).toEqual([]);
    expect((await visit('/shop')).isAskedToComeAgain).toBe(false);
  });
});
