import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeProduct } from '../support/products.js';
import { S3Server } from '../support/s3-server.js';
import { Shop } from '../support/shop.js';

const KEYS = { accessKeyId: 'AKIDUKA', secretAccessKey: 'not-a-secret-of-anybody', region: 'eu-west-1' };

describe('a shop whose pictures are in a bucket', () => {
  let s3: S3Server;
  let shop: Shop;
  beforeAll(async () => {
    s3 = await S3Server.open('duka', KEYS);
    shop = new Shop({ processes: 2, env: s3.env });
    await shop.open();
  });
  afterAll(async () => {
    await shop.close();
    await s3.close();
  });

  it('serves them under the same addresses from every process, without a file of its own', async () => {
    const { image } = await makeProduct(await shop.admin());
    const served = await shop.apis[1]!.client.fetch(image);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const key = image.split('/').at(-1);
    // beside the sizes that pages ask for, which are made meanwhile
    expect([...s3.objects.keys()]).toEqual(
      expect.arrayContaining([`media/${key}/original`, `media/${key}/1.jpg`]),
    );
    expect(existsSync(join(shop.dataDir, 'media'))).toBe(false);
  });

  it('goes on selling while the bucket is away, and says so where a picture is asked for', async () => {
    const admin = await shop.admin();
    const { id, image } = await makeProduct(admin);
    s3.faults.push(503, 503, 503);
    const refused = await shop.client.fetch(`${image}/1.webp`);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(((await refused.json()) as { code: string }).code).toBe('pictures_unavailable');
    expect((await shop.client.get(`/products/${id}`)).status).toBe(200);
    expect((await shop.client.fetch(`${image}/1.webp`)).status).toBe(200);
  });
});
