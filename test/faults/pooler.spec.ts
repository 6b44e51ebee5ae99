import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../support/api-process.js';

/** An ErrorResponse of PostgreSQL's protocol, as PgBouncer sends it to a client that it does not let in. */
function refusing(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe('a pooler that refuses the shop', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'duka-pooler-'));
  const pooler = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(refusing('unsupported startup parameter: statement_timeout')));
  });
  beforeAll(() => once(pooler.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    pooler.close();
    rmSync(dataDir, { recursive: true });
  });

  it('ends the start with a sentence, and is not tried again', async () => {
    const { port } = pooler.address() as AddressInfo;
    const databaseUrl = `postgres://duka:secret@127.0.0.1:${port}/duka`;
    await expect(ApiProcess.start({ databaseUrl, dataDir })).rejects.toThrow(
      'DATABASE_URL is wrong: a pooler refuses the connection (unsupported startup parameter: statement_timeout).',
    );
  });
});
