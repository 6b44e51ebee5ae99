import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { useOwnShop } from '../support/use-shop.js';

const folder = mkdtempSync(join(tmpdir(), 'duka-full-'));
const full = join(folder, 'full');
const preload = new URL('../support/full-disk.mjs', import.meta.url).href;
const canvas = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#208040' } });

describe('R18 a disk that is full where pictures lie', () => {
  const shop = useOwnShop({ env: { NODE_OPTIONS: `--import=${preload}`, FULL_DISK: full } });

  afterAll(() => rmSync(folder, { recursive: true }));

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
