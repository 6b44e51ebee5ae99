import { rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { switches } from '../support/money.js';
import type { ChaosShop } from './chaos-shop.js';
import { pause } from './pause.js';
import type { Random } from './random.js';

/** Does harm for a while and takes it away again; recovery counts from its end. */
type Fault = (shop: ChaosShop, random: Random) => Promise<void>;

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name like 'duka-%'`;

async function upload(shop: ChaosShop): Promise<number> {
  const background = '#208040';
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'one.png');
  const admin = await shop.admin();
  return (await admin.fetch('/api/v1/admin/pictures', { method: 'POST', body: form })).status;
}

const whileSwitched =
  (chosen: Record<string, string>): Fault =>
  async (shop, random) => {
    await switches(shop, chosen);
    await pause(2_000 + random.below(2_000));
    await switches(shop, {});
  };

export const FAULTS: Readonly<Record<string, Fault>> = {
  'process killed': (shop, random) => shop.replace(random.pick(shop.apis)),
  'process paused': async (shop, random) => {
    const { child } = random.pick(shop.apis);
    child.kill('SIGSTOP');
    await pause(1_000 + random.below(3_000));
    child.kill('SIGCONT');
  },
  'connections cut': async (shop) => {
    for (let round = 0; round < 10; round += 1) {
      await shop.sql(CUT);
      await pause(200);
    }
  },
  'database crashed': (shop, random) => shop.restartDatabase('SIGQUIT', random.below(2_000)),
  'database restarted': (shop, random) => shop.restartDatabase('SIGINT', random.below(2_000)),
  'disk full': async (shop) => {
    writeFileSync(shop.fullDisk, 'ENOSPC');
    try {
      const status = await upload(shop);
      if (status !== 507) throw new Error(`a picture on a full disk was answered ${status}`);
      await pause(1_500);
    } finally {
      rmSync(shop.fullDisk);
    }
  },
  'provider slow': whileSwitched({ answers: 'slow' }),
  'provider in error': whileSwitched({ answers: 'error' }),
  'provider’s answer lost': whileSwitched({ answers: 'lost' }),
  'webhook late': whileSwitched({ webhooks: 'delay' }),
  'webhook doubled': whileSwitched({ webhooks: 'duplicate' }),
  'webhook lost': whileSwitched({ webhooks: 'drop' }),
  'webhooks out of order': whileSwitched({ webhooks: 'reorder' }),
};
