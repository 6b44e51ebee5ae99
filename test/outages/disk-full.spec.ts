import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ApiProcess } from '../support/api-process.js';
import { goods, mustBeSound, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const folder = mkdtempSync(join(tmpdir(), 'duka-full-'));
const full = join(folder, 'full');
const preload = new URL('../support/full-disk.mjs', import.meta.url).href;
const canvas = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#208040' } });

afterAll(() => rmSync(folder, { recursive: true }));

describe('R18 a disk that is full where pictures lie', () => {
  const shop = useOwnShop({ env: { NODE_OPTIONS: `--import=${preload}`, FULL_DISK: full } });

  const send = async (side: number) => {
    const form = new FormData();
    const content = new Uint8Array(await canvas(side).png().toBuffer());
    form.set('image', new Blob([content], { type: 'image/png' }), 'one.png');
    const admin = await shop.admin();
    const answer = await admin.fetch('/api/v1/admin/pictures', { method: 'POST', body: form });
    return {
      status: answer.status,
      body: (await answer.json()) as { code?: string; message?: string; url?: string },
    };
  };

  it.each(['ENOSPC', 'EDQUOT'])(
    '(%s) refuses an upload with a sentence, shows what it has, and takes it when there is space',
    async (code) => {
      const kept = await send(60);
      writeFileSync(full, code);
      const refused = await send(61);
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        507,
        'no_space_for_pictures',
        'There is no space left for pictures. Nothing was changed.',
      ]);
      expect((await shop.api.client.fetch(kept.body.url ?? '')).status).toBe(200);
      rmSync(full);
      expect((await send(61)).status).toBe(201);
    },
  );
});

describe('R18 a disk that is full where the log is written', () => {
  const shop = useOwnShop();
  let api: ApiProcess;
  beforeAll(async () => {
    const { databaseUrl } = shop;
    api = await ApiProcess.start({ databaseUrl, dataDir: folder, log: '/dev/full', env: { WORKER: '0' } });
  });
  afterAll(() => api.stop());

  it('keeps nobody from buying', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    await api.client
      .as(shopper.token)
      .post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
    expect(api.running).toBe(true);
    await mustBeSound(shop);
  });
});
