import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import type { Client, Json } from '../support/client.js';
import { untilNoLetterWaits, whileLettersWait } from '../support/held-letters.js';
import { MailServer } from '../support/mail-server.js';
import { eventually, goods, mustBeSound, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { Shop } from '../support/shop.js';

const TRIES = 20;

let mails: MailServer;
let shop: Shop;
let admin: Client;
beforeAll(async () => {
  mails = await MailServer.atItsPort();
  shop = new Shop({ env: { SMTP_URL: mails.url } });
  await shop.open();
  admin = await shop.admin();
});
afterAll(async () => {
  await shop.close();
  await mails.close();
});
beforeEach(() => mails.open());
afterEach(async () => {
  await mails.close();
  await mustBeSound(shop);
});

/** Somebody buys with cash; answers the address to which the shop writes about it. */
async function sold(): Promise<string> {
  const shopper = await shop.shopper();
  await shopper.post('/payments/cash', { ...wanted(await goods(shop)), amount: 10.2 }, { expect: 200 });
  return shopper.email;
}

interface Waiting {
  id: string;
  attempts: number;
  pause: number;
  error: string;
}

/** The mails that were tried in vain. `pause` is in seconds, from the last try to the next. */
const waiting = () =>
  shop.sql<Waiting>(
    `select id::text as id, attempts, extract(epoch from run_at - updated_at)::float as pause, last_error as error
     from graphile_worker.jobs where task_identifier = 'mail.send' and last_error is not null and locked_at is null
     order by id`,
  );
const failedOften = (times: number) =>
  eventually(waiting, (rows) => rows.length > 0 && rows.every(({ attempts }) => attempts >= times));

/** Moves the clock on to the next try. */
const tryAgain = () =>
  shop.sql(
    `update graphile_worker._private_jobs set run_at = now() where last_error is not null and locked_at is null`,
  );
const tenMinutesLater = () =>
  shop.sql(`update graphile_worker._private_jobs set created_at = created_at - interval '10 minutes'`);

const listed = async () => (await admin.get<Json>('/admin/jobs', { expect: 200 })).body;
const mailHealth = async () => {
  const { body } = await admin.get<Json>('/admin/health', { expect: 200 });
  return body.data.find(({ id }: Json) => id === 'mails').state;
};

/** So many purchases whose letters wait, and leave together. */
async function soldTogether(many: number): Promise<string[]> {
  const addresses: string[] = [];
  await whileLettersWait(shop, async () => {
    while (addresses.length < many) addresses.push(await sold());
  });
  return addresses;
}

async function mustHaveOne(address: string): Promise<void> {
  await until(`a mail to ${address}`, () => mails.to(address).length > 0);
  await untilNoLetterWaits(shop);
  expect(mails.to(address).map(({ messageId }) => messageId)).toEqual([expect.stringMatching(/^<.+@duka>$/)]);
}

describe('R37 mails whose server', () => {
  it('is away for ten minutes wait for it with growing pauses, are shown, and arrive once; orders are taken', async () => {
    await mails.close();
    const address = await sold();
    const [first] = await failedOften(1);
    await tryAgain();
    const [second] = await failedOften(2);
    expect(first?.error).toContain('ECONNREFUSED');
    expect(second?.pause).toBeGreaterThan(2 * (first?.pause ?? 0));
    expect(await listed()).toEqual([]);
    await tenMinutesLater();
    expect(await listed()).toMatchObject([{ task: 'mail.send', state: 'retrying' }]);
    expect(await mailHealth()).toBe('waits');
    await mails.open();
    await tryAgain();
    await mustHaveOne(address);
    expect(await mailHealth()).toBe('well');
  });

  it('says nothing keep no other work waiting, and arrive once when it speaks', async () => {
    mails.isMute = true;
    const before = mails.visits;
    const addresses = await Promise.all(Array.from({ length: 4 }, sold));
    await until('a mail is on its way', () => mails.visits > before);
    const since = performance.now();
    const last = await sold();
    await until('its event is told', async () => {
      const rows = await shop.sql(`select 1 from outbox where delivered_at is null`);
      return rows.length === 0;
    });
    expect(performance.now() - since).toBeLessThan(8_000);
    mails.isMute = false;
    await failedOften(1);
    await tryAgain();
    for (const address of [...addresses, last]) await mustHaveOne(address);
  });

  it('takes three seconds for each arrive once', async () => {
    mails.saysSo = () => setTimeout(3_000);
    const addresses = [await sold(), await sold()];
    for (const address of addresses) await mustHaveOne(address);
    mails.saysSo = () => Promise.resolve();
  });

  it.each([421, 450, 451, 452])('answers %i for now arrive once, at the next try', async (code) => {
    mails.refuses = () => code;
    const address = await sold();
    const [refused] = await failedOften(1);
    expect(refused?.error).toContain(String(code));
    mails.refuses = () => 0;
    await tryAgain();
    await mustHaveOne(address);
  });

  it('refuses one of many that leave together keep their order, and the refused one is tried again alone', async () => {
    let [tried, refused] = [0, ''];
    // the third, as often as it comes
    mails.refuses = (to) => {
      if (refused === '' && (tried += 1) === 3) refused = to;
      return to === refused ? 450 : 0;
    };
    const addresses = await soldTogether(5);
    const [one] = await failedOften(1);
    expect(one).toMatchObject({ attempts: 1, error: expect.stringContaining('450') });
    const others = addresses.filter((address) => address !== refused);
    for (const address of others) await until(`a mail to ${address}`, () => mails.to(address).length === 1);
    const came = mails.received.map(({ to }) => to).filter((to) => addresses.includes(to));
    expect([refused, came]).toEqual([addresses[2], others]);
    mails.refuses = () => 0;
    await tryAgain();
    for (const address of addresses) await mustHaveOne(address);
  });

  it('answers 550 for one of them are parked after their tries, seen, keep no other waiting, and leave when the cause is mended', async () => {
    const poisoned = await sold();
    mails.refuses = (to) => (to === poisoned ? 550 : 0);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      await failedOften(tries);
      if (tries < TRIES) await tryAgain();
    }
    await tryAgain();
    const other = await sold();
    await until('the other mail', () => mails.to(other).length === 1);
    const [parked] = await listed();
    expect(parked).toMatchObject({ task: 'mail.send', state: 'failed', attempts: TRIES, nextTryAt: null });
    expect(parked.error).toContain('550');
    expect(await mailHealth()).toBe('needs_you');
    expect(mails.to(poisoned)).toEqual([]);
    mails.refuses = () => 0;
    await admin.post(`/admin/jobs/${parked.id}/retry`, {}, { expect: 200 });
    await mustHaveOne(poisoned);
    expect(await mailHealth()).toBe('well');
  });
});

describe('R01 R37 a process that dies between the sending of a mail and its note of it', () => {
  it('has it sent again under the same Message-ID, for one order, also where many left together', async () => {
    let [last, isToDie] = ['', true];
    const never = new Promise<never>(() => undefined);
    mails.saysSo = () => (isToDie && mails.to(last).length > 0 ? never : Promise.resolve());
    const addresses: string[] = [];
    await whileLettersWait(shop, async () => {
      while (addresses.length < 3) addresses.push(await sold());
      last = addresses.at(-1) ?? '';
    });
    await until('it is sent', () => mails.to(last).length === 1);
    await shop.api.kill();
    isToDie = false;
    await shop.sql(`update job_worker set seen_at = now() - interval '40 seconds'`);
    await shop.sql(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '40 seconds' where locked_at is not null`,
    );
    shop.apis = [await shop.startApi()];
    await until('it is sent again', () => mails.to(last).length === 2);
    await untilNoLetterWaits(shop);
    for (const address of addresses) {
      const ids = mails.to(address).map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(1);
      expect(ids.length).toBeLessThanOrEqual(2);
    }
    expect(
      await shop.sql(`select 1 from orders o join account a on a.id = o.account_id where a.email = $1`, [
        last,
      ]),
    ).toHaveLength(1);
  });
});
