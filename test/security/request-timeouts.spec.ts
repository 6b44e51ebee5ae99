import { describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { useOwnShop } from '../support/use-shop.js';

const LOGIN = '/api/v1/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n';

describe('visitors who never finish what they say', () => {
  const shop = useOwnShop({ env: { SLOW_HEADERS_MS: '2000', SLOW_REQUEST_MS: '3000' } });

  /** Sends the beginning of a request, then nothing, and answers all that comes back until the shop hangs up. */
  function saying(bytes: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(shop.api.port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(answer));
    });
  }

  it.each([
    ['headers', 'GET /api/v1/products HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
    ['a body', `POST ${LOGIN}Content-Length: 100\r\n\r\n{"email":`],
    ['a chunked body', `POST ${LOGIN}Transfer-Encoding: chunked\r\n\r\n8\r\n{"email"\r\n`],
    ['a request line', 'GET /api/v1/pro'],
  ])('S41 are answered 408 and lose the connection when they owe %s', async (_, bytes) => {
    expect(await saying(bytes)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/);
    await shop.client.get('/products', { expect: 200 });
  });

  it('S41 free what 200 of them held, while the others are served', async () => {
    const slow = Array.from({ length: 200 }, () => saying('GET / HTTP/1.1\r\nX-Slow: '));
    await Promise.all(Array.from({ length: 20 }, () => shop.client.get('/products', { expect: 200 })));
    const answers = await Promise.all(slow);
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
  });
});
