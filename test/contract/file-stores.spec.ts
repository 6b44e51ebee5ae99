import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { fileStore } from '../../api/src/downloads/adapters/kept-files.js';
import type { FileStore } from '../../api/src/downloads/application/ports.js';
import { FilesUnavailable } from '../../api/src/downloads/domain/refusals.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { S3Server } from '../support/s3-server.js';

const KEYS = { accessKeyId: 'AKIDUKA', secretAccessKey: 'wJalr/XUtn+FEMI=K7MDENG', region: 'eu-central-1' };
const folder = mkdtempSync(join(tmpdir(), 'duka-files-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await S3Server.open('duka-files', KEYS);
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const config = (more: Record<string, string> = {}) =>
  readConfig({
    ...{ DATABASE_URL: 'postgres://duka@127.0.0.1/duka', JWT_SECRET: 's'.repeat(32) },
    ...{ DATA_DIR: folder, LOG_LEVEL: 'silent', ...more },
  });

const STORES: [string, () => FileStore][] = [
  ['files', () => fileStore(config())],
  ['a bucket', () => fileStore(config(s3.env))],
];

describe.each(STORES)('files that are sold, as %s', (_, open) => {
  const content = Buffer.from('0123456789');

  it('are read whole, and piece by piece', async () => {
    const [store, key] = [open(), v7()];
    await store.write(key, content);
    expect(Buffer.from((await store.read(key)) ?? []).toString()).toBe('0123456789');
    const all = await store.stream(key);
    expect(all && (await buffer(all)).toString()).toBe('0123456789');
    const part = await store.stream(key, { from: 3, to: 5 });
    expect(part && (await buffer(part)).toString()).toBe('345');
  });

  it('are not there before, nor once they are removed, however often', async () => {
    const [store, key] = [open(), v7()];
    expect([await store.read(key), await store.stream(key)]).toEqual([undefined, undefined]);
    await store.write(key, content);
    await store.remove(key);
    await store.remove(key);
    expect([await store.read(key), await store.stream(key)]).toEqual([undefined, undefined]);
  });
});

it.each(STORES)('no file outside is called by a name, as %s', async (_, open) => {
  const key = '../../../../proc/self/environ';
  await expect(open().read(key)).rejects.toThrow('no file is called');
  await expect(open().stream(key)).rejects.toThrow('no file is called');
  await expect(Promise.resolve().then(() => open().remove(key))).rejects.toThrow('no file is called');
});

it('files on a disk are their owner’s alone', async () => {
  const key = v7();
  await fileStore(config()).write(key, Buffer.from('mine'));
  const file = join(folder, 'private', key.slice(-2), key);
  expect([dirname(file), file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
});

it('files in a bucket that says no are told as such', async () => {
  const store = fileStore(config({ ...s3.env, S3_SECRET_ACCESS_KEY: 'wrong' }));
  await expect(store.read(v7())).rejects.toThrow(FilesUnavailable);
});
