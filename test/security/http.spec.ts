import { describe, expect, it } from '@jest/globals';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { rawRequest } from '../support/raw-request.js';
import { useShop } from '../support/use-shop.js';

const account = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  password: 'a-good-password-1',
};

describe('the HTTP border', () => {
  const shop = useShop();
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    shop.client.fetch('/api/v1/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
  const refused = async (body: BodyInit, headers?: Record<string, string>) =>
    (await send(body, headers)).status;

  it.each([
    '{"email":"a@b.co","password":"x","__proto__":{"x":1}}',
    '{"email":{"constructor":{"prototype":{"x":1}}},"password":"x"}',
    '{"a":[{"b":{"__proto__":1}}]}',
  ])('S26 refuses prototype members: %s', async (body) => {
    expect(await refused(body)).toBe(400);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('serves the documentation without source maps, and it keeps no token', async () => {
    for (const file of ['swagger-ui-bundle.js.map', 'swagger-ui.css.map'])
      expect((await shop.client.fetch(`/docs/${file}`)).status).toBe(404);
    const script = await (await shop.client.fetch('/docs/swagger-ui-init.js')).text();
    expect(script).toContain('"tryItOutEnabled": true');
    expect(script).not.toContain('persistAuthorization');
  });

  it.each<unknown>([{ $ne: null }, ['a@b.co'], true, 7, null, { toString: 'x' }, [[]], { raw: 'select 1' }])(
    'S27 refuses %j where a text is due',
    async (value) => {
      for (const field of ['name', 'email', 'phone', 'password'])
        expect((await shop.client.post('/auth/register', { ...account, [field]: value })).status).toBe(400);
    },
  );

  it('S28 takes a body up to its limit and not a byte more', async () => {
    const of = (bytes: number) => {
      const frame = JSON.stringify({ email: 'a@b.co', password: 'x', pad: '' });
      return JSON.stringify({ email: 'a@b.co', password: 'x', pad: 'p'.repeat(bytes - frame.length) });
    };
    const limit = 64 * 1024;
    expect(await refused(of(limit - 1))).toBe(401);
    expect(await refused(of(limit))).toBe(401);
    expect(await refused(of(limit + 1))).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let chunk = 0; chunk < 40; chunk += 1)
          controller.enqueue(new TextEncoder().encode(' '.repeat(4096)));
        controller.close();
      },
    });
    expect(await refused(stream)).toBe(413);
    expect(await refused(gzipSync('x'.repeat(10_000_000)), { 'content-encoding': 'gzip' })).toBe(415);
  });

  it.each([33, 40_000, 30_000])('S29 refuses %i levels of nesting', async (levels) => {
    expect(await refused('['.repeat(levels) + ']'.repeat(Math.min(levels, 20_000)))).toBe(400);
  });

  it.each([
    ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['an overlong form', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['half a surrogate pair', Buffer.from('{"email":"\\ud800","password":"x"}')],
    ['a byte order mark', Buffer.from('\uFEFF{}')],
    ['UTF-16', Buffer.from('{"email":"a"}', 'utf16le')],
    ['a NUL in a text', Buffer.from('{"email":"a\\u0000@b.co","password":"x"}')],
    ['duplicate members', Buffer.from('{"email":"a@b.co","email":"c@d.co","password":"x"}')],
  ])('S30 S31 S36 refuses %s', async (_, bytes) => {
    expect(await refused(bytes)).toBe(400);
  });

  it.each([
    '/products?q=%ff',
    '/products?q=%c0%af',
    '/products?q=%ed%a0%80',
    '/products?q=%00',
    '/products?q=%',
  ])('S30 S31 refuses %s instead of repairing it', async (path) => {
    expect((await shop.client.get(path)).status).toBe(400);
  });

  it.each(['/auth/reset-password/%00', '/users/me/addresses/%00', '/%ff', '/orders/%E0%A4%A'])(
    'S31 S34 answers the malformed address %s with 4xx',
    async (path) => {
      const response = await shop.client.fetch(`/api/v1${path}`, { method: 'GET' });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('S36 refuses the media type "%s"', async (type) => {
    expect(await refused(Buffer.from('{"email":"a@b.co","password":"x"}'), { 'content-type': type })).toBe(
      415,
    );
  });

  it('S40 answers failures in one fixed shape without a word of what is inside', async () => {
    const answers = [
      await shop.client.get('/no/such/thing'),
      await shop.client.post('/auth/login', '{broken', {}),
      await shop.client.get('/users/me'),
    ];
    for (const { body, headers } of answers) {
      expect(Object.keys(body).sort()).toEqual(
        [
          'code',
          'detail',
          'error',
          'errors',
          'instance',
          'message',
          'requestId',
          'status',
          'success',
          'title',
          'type',
        ].sort(),
      );
      expect(JSON.stringify(body)).not.toMatch(/node_modules|select |SyntaxError|at Object|position \d/i);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  });

  it('S40 refuses TRACE with 405', async () => {
    const trace = 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await rawRequest(shop.api.port, trace)).toContain(' 405 ');
  });

  it.each([
    [
      'content-length and transfer-encoding',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'two content-lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
    ],
    ['bare line feeds', 'GET / HTTP/1.1\nHost: x\n\n'],
    ['2,000 headers', `GET / HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(2_000)}\r\n`],
    ['an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('S41 refuses %s and goes on serving', async (_, request) => {
    expect(await rawRequest(shop.api.port, request)).toMatch(/^(HTTP\/1\.1 4(00|14|31)|$)/);
    expect((await shop.client.fetch('/health/live')).status).toBe(200);
  });

  it('S41 goes on serving while 800 visitors never finish what they say', async () => {
    const slow = await Promise.all(Array.from({ length: 800 }, () => halfSaid('GET / HTTP/1.1\r\nX-Slow: ')));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.client.get('/products', { expect: 200 })),
    );
    for (const socket of slow) socket.write('a');
    expect(slow.filter((socket) => socket.readyState === 'open')).toHaveLength(800);
    expect(answers).toHaveLength(20);
    for (const socket of slow) socket.destroy();
  });

  /** An open connection on which only the beginning of a request was sent. */
  function halfSaid(bytes: string): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect(shop.api.port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
      socket.on('error', reject);
    });
  }
});
