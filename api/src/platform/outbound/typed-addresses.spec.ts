import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Config } from '../config/config.js';
import { Variables } from '../config/variables.js';
import { AddressRefused } from './address-refused.js';
import { isPublic, TypedAddresses } from './typed-addresses.js';

const addresses = (env: Partial<Variables> = {}) =>
  new TypedAddresses(new Config(Object.assign(new Variables(), { JWT_SECRET: 'x'.repeat(32), ...env })));

describe('an address of the internet', () => {
  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::1111', '::ffff:8.8.8.8'])('is %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1'],
    ...['169.254.169.254', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1', '240.0.0.1', '::'],
    ...['::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'fec0::1', '4000::1', '', 'books.example'],
  ])('is not %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('an address that somebody typed', () => {
  let server: Server;
  let port = 0;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/endless') {
        response.writeHead(200);
        const more = () => response.write('x'.repeat(512), () => setImmediate(more));
        more();
      } else if (request.url === '/other-protocol')
        response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).end();
      else if (request.url === '/half') response.writeHead(200, { 'content-length': 99 }).write('half');
      else if (request.url !== '/silent') response.writeHead(202).end('taken');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const call = { headers: { 'x-a': 'b' }, body: '{"é":1}', timeoutMs: 60_000, mostBytes: 1_024 };
  const own = { OUTBOUND_NETWORKS: '127.0.0.0/8, ::1' };

  it('is called where the operator allows the network, by number or by name', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const answer = await addresses(own).post(`http://${host}:${port}/hook`, call);
      expect(answer).toEqual({ status: 202, text: 'taken' });
    }
  });

  it('is not called within the own network, whatever name it has there', async () => {
    asked.length = 0;
    await expect(addresses().post(`http://localhost:${port}/hook`, call)).rejects.toMatchObject({
      ...{ name: 'NoAnswer', message: 'the address is within the shop’s own network' },
    });
    await expect(addresses().post(`http://127.0.0.1:${port}/hook`, call)).rejects.toThrow(AddressRefused);
    expect(asked).toEqual([]);
  });

  it('is told to give no answer where it wants another protocol, at once', async () => {
    const asking = addresses(own).post(`http://127.0.0.1:${port}/other-protocol`, call);
    await expect(asking).rejects.toThrow('the connection was closed');
  });

  it('is not waited for longer than was said, and not read beyond what was said', async () => {
    const silent = addresses(own).post(`http://127.0.0.1:${port}/silent`, { ...call, timeoutMs: 50 });
    await expect(silent).rejects.toMatchObject({
      name: 'NoAnswer',
      message: 'no answer within 0.05 seconds',
    });
    const endless = await addresses(own).post(`http://127.0.0.1:${port}/endless`, call);
    expect([endless.status, endless.text.length]).toEqual([200, 1_024]);
    const half = await addresses(own).post(`http://127.0.0.1:${port}/half`, { ...call, timeoutMs: 500 });
    expect(half).toEqual({ status: 200, text: 'half' });
  });

  it('is fetched from whole, up to the length that was said, and in the own network never', async () => {
    const wanted = { headers: {}, timeoutMs: 60_000, mostBytes: 1_024 };
    const fetched = await addresses(own).download(`http://127.0.0.1:${port}/picture`, wanted);
    expect([fetched.status, Buffer.from(fetched.content).toString()]).toEqual([202, 'taken']);
    const endless = addresses(own).download(`http://127.0.0.1:${port}/endless`, {
      ...wanted,
      mostBytes: 2_097_152,
    });
    await expect(endless).rejects.toThrow('it is longer than 2 MB');
    const half = addresses(own).download(`http://127.0.0.1:${port}/half`, { ...wanted, timeoutMs: 500 });
    await expect(half).rejects.toThrow('no answer within 0.5 seconds');
    await expect(addresses().download(`http://127.0.0.1:${port}/x`, wanted)).rejects.toThrow(AddressRefused);
    await expect(addresses().download(`http://localhost:${port}/x`, wanted)).rejects.toThrow('own network');
  });

  it('needs https where the shop is in earnest', () => {
    const real = addresses({ NODE_ENV: 'production' });
    expect(() => real.check('http://books.example')).toThrow(AddressRefused);
    expect(real.check('https://books.example/hook').pathname).toBe('/hook');
    expect(() => addresses().check('file:///etc/passwd')).toThrow(AddressRefused);
  });
});
