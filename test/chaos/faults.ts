import { rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { switches } from '../support/money.js';
import type { ChaosShop } from './chaos-shop.js';
import { pause } from './pause.js';
import type { Random } from './random.js';

/** Does harm for a while and answers how to take it away; recovery counts from the moment when that begins. */
type Fault = (shop: ChaosShop, random: Random) => Promise<End>;
type End = () => unknown;

const BOOKING_TIMEOUT_MS = 5_000;
const SELLING_TIMEOUT_MS = 60_000;

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
    return () => switches(shop, {});
  };

/** Until the provider has told something that never arrives. */
const loseWebhooks: Fault = async (shop) => {
  const before = await shop.lostWebhooks();
  await switches(shop, { webhooks: 'drop' });
  const deadline = Date.now() + SELLING_TIMEOUT_MS;
  await pause(2_000);
  while ((await shop.lostWebhooks()) === before && Date.now() < deadline) await pause(200);
  return () => switches(shop, {});
};

const withoutDatabase =
  (signal: 'SIGQUIT' | 'SIGINT'): Fault =>
  async (shop, random) => {
    await shop.stopDatabase(signal);
    await pause(random.below(2_000));
    return () => shop.startDatabase();
  };

/** Ends a process as soon as it knows from a provider that money has come, and has not booked it. */
const crashAfterCapture: Fault = async (shop, random) => {
  const victim = random.pick(shop.mortals);
  await shop.remove(victim);
  const dying = await shop.add(victim.port, { FAILPOINT: 'before-settle:kill' }).catch(() => undefined);
  const deadline = Date.now() + BOOKING_TIMEOUT_MS;
  while (dying?.running && Date.now() < deadline) await pause(50);
  if (dying) await shop.remove(dying);
  return () => shop.add(victim.port);
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  'process killed': async (shop, random) => {
    const victim = random.pick(shop.mortals);
    await shop.remove(victim);
    return () => shop.add(victim.port);
  },
  'crash after capture': crashAfterCapture,
  'process paused': async (shop, random) => {
    const { child } = random.pick(shop.apis);
    child.kill('SIGSTOP');
    await pause(1_000 + random.below(3_000));
    return () => child.kill('SIGCONT');
  },
  'connections cut': async (shop) => {
    for (let round = 0; round < 10; round += 1) {
      await shop.sql(CUT);
      await pause(200);
    }
    return () => undefined;
  },
  'database crashed': withoutDatabase('SIGQUIT'),
  'database restarted': withoutDatabase('SIGINT'),
  'disk full': async (shop) => {
    writeFileSync(shop.fullDisk, 'ENOSPC');
    const status = await upload(shop);
    if (status !== 507) throw new Error(`a picture on a full disk was answered ${status}`);
    await pause(1_500);
    return () => rmSync(shop.fullDisk);
  },
  'provider slow': whileSwitched({ answers: 'slow' }),
  'provider in error': whileSwitched({ answers: 'error' }),
  'provider’s answer lost': whileSwitched({ answers: 'lost' }),
  'provider’s amount wrong': whileSwitched({ answers: 'wrong-amount' }),
  'provider answers a web page': whileSwitched({ answers: 'web-page' }),
  'provider answers half': whileSwitched({ answers: 'half' }),
  'provider answers nothing': whileSwitched({ answers: 'empty' }),
  'webhook late': whileSwitched({ webhooks: 'delay' }),
  'webhook doubled': whileSwitched({ webhooks: 'duplicate' }),
  'webhook lost': loseWebhooks,
  'webhooks out of order': whileSwitched({ webhooks: 'reorder' }),
};
