import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  KeptPictures,
  PICTURES,
  pictureStore,
  SAYS_OF_PICTURES,
} from '../../api/src/media/adapters/kept-pictures.js';
import type { PictureStore } from '../../api/src/media/application/ports.js';
import { pictureStoreContract } from '../../api/src/media/testing/picture-store-contract.js';
import { PicturesUnavailable } from '../../api/src/media/domain/refusals.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { S3Shelf } from '../../api/src/platform/files/s3/s3-shelf.js';
import { ToldShelf } from '../../api/src/platform/files/shelf-of.js';
import { ownPort } from '../support/own-port.js';
import { S3Server } from '../support/s3-server.js';

const KEYS = { accessKeyId: 'AKIDUKA', secretAccessKey: 'wJalr/XUtn+FEMI=K7MDENG', region: 'eu-central-1' };
const folder = mkdtempSync(join(tmpdir(), 'duka-stores-'));
let s3: S3Server;
beforeAll(async () => {
  s3 = await S3Server.open('duka-pictures', KEYS);
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const config = (more: Record<string, string> = {}) =>
  readConfig({
    DATABASE_URL: 'postgres://duka@127.0.0.1/duka',
    JWT_SECRET: 's'.repeat(32),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...more,
  });
const newKey = () => randomBytes(16).toString('hex');

const STORES: [string, () => PictureStore][] = [
  ['files', () => pictureStore(config())],
  ['a bucket', () => pictureStore(config(s3.env))],
];

for (const [where, open] of STORES) pictureStoreContract(where, open);

describe.each(STORES)('pictures kept in %s', (_, open) => {
  it('are seen by another process of the shop at once', async () => {
    const key = newKey();
    await open().write(key, '320.jpg', Buffer.from('seen'));
    expect(Buffer.from((await open().read(key, '320.jpg'))!).toString()).toBe('seen');
  });
});

describe('pictures kept in files', () => {
  it('leave nothing unfinished behind', async () => {
    const key = newKey();
    await pictureStore(config()).write(key, '320.jpg', Buffer.from('whole'));
    expect(readdirSync(join(folder, 'media', key.slice(0, 2), key))).toEqual(['320.jpg']);
  });

  it('are not there where a power cut has left their name alone, and are once they are written again', async () => {
    const [store, key] = [pictureStore(config()), newKey()];
    await store.write(key, 'original', Buffer.from('whole'));
    truncateSync(join(folder, 'media', key.slice(0, 2), key, 'original'));
    expect(await store.read(key, 'original')).toBeUndefined();
    await store.write(key, 'original', Buffer.from('whole'));
    expect(String(await store.read(key, 'original'))).toBe('whole');
  });
});

describe('pictures kept in a bucket', () => {
  const store = (change: Record<string, string> = {}) => {
    const shelf = new S3Shelf({ ...s3.env, ...change }, { ...PICTURES, tryMs: 1_000 }, 1);
    return new KeptPictures(new ToldShelf(shelf, SAYS_OF_PICTURES));
  };

  it('have a type and may be kept for ever', async () => {
    const key = newKey();
    for (const name of ['original', '320.avif', '320.webp', '320.jpg'])
      await store().write(key, name, Buffer.from(name));
    const kept = [...s3.objects].filter(([path]) => path.includes(key));
    expect(kept.map(([path, { type }]) => [path, type])).toEqual([
      [`media/${key}/original`, 'image/webp'],
      [`media/${key}/320.avif`, 'image/avif'],
      [`media/${key}/320.webp`, 'image/webp'],
      [`media/${key}/320.jpg`, 'image/jpeg'],
    ]);
    expect(new Set(kept.map(([, one]) => one.cacheControl))).toEqual(
      new Set(['public, max-age=31536000, immutable']),
    );
  });

  it.each<[string, (number | 'silence' | 'cut')[]]>([
    ['an overloaded service', [503, 503]],
    ['a broken gateway', [502]],
    ['a service that asks for less', [429]],
    ['silence', ['silence']],
    ['a line that is cut', ['cut', 'cut']],
  ])('get over %s', async (_, faults) => {
    const key = newKey();
    await store().write(key, '320.jpg', Buffer.from('there'));
    s3.faults.push(...faults);
    expect(Buffer.from((await store().read(key, '320.jpg'))!).toString()).toBe('there');
    expect(s3.faults).toEqual([]);
  });

  it('are unavailable, not gone, when the service stays away', async () => {
    s3.faults.push(503, 'silence', 500);
    await expect(store().read(newKey(), '320.jpg')).rejects.toThrow(PicturesUnavailable);
    s3.faults.push(503, 503, 503);
    await expect(store().write(newKey(), '320.jpg', Buffer.from('x'))).rejects.toThrow(PicturesUnavailable);
    const nobody = store({ S3_ENDPOINT: `http://127.0.0.1:${await ownPort()}` });
    await expect(nobody.read(newKey(), '320.jpg')).rejects.toThrow(PicturesUnavailable);
  });

  it.each<[string, Record<string, string>]>([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ['a wrong name', { S3_ACCESS_KEY_ID: 'AKINOBODY' }],
    ['a wrong region', { S3_REGION: 'us-east-1' }],
  ])('are refused with %s, once and without a second try', async (_, change) => {
    s3.requests.length = 0;
    await expect(store(change).write(newKey(), '320.jpg', Buffer.from('x'))).rejects.toThrow(
      PicturesUnavailable,
    );
    expect(s3.requests).toEqual([]);
  });

  it('are not written to a bucket that is not there', async () => {
    const elsewhere = store({ S3_BUCKET: 'no-such-bucket' });
    await expect(elsewhere.write(newKey(), '320.jpg', Buffer.from('x'))).rejects.toThrow(PicturesUnavailable);
  });
});
