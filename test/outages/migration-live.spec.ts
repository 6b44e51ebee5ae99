import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import { crowd, patiently } from '../support/concurrent.js';
import { until } from '../support/processes.js';
import type { Shop } from '../support/shop.js';
import { useOwnShop } from '../support/use-shop.js';
import { UnguardedApi } from '../support/unguarded.js';

/** The next version: the telephone of an account stands in another column. */
const RENAMED = {
  file: 'accounts/adapters/persistence/account.schema.js',
  from: "phone: p.text().default('')",
  to: "phone: p.text().default('').fieldName('phone_number')",
};

/** Adds the column, keeps both alike whoever writes, and fills it: the old version does not notice. */
const EXPAND = `set lock_timeout = '2s';
  alter table account add column phone_number text;
  create function both_phones() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      new.phone_number := coalesce(new.phone_number, new.phone);
      new.phone := new.phone_number;
    elsif new.phone_number is distinct from old.phone_number then new.phone := new.phone_number;
    else new.phone_number := new.phone;
    end if;
    return new;
  end $$;
  create trigger both_phones before insert or update on account for each row execute function both_phones();
  update account set phone_number = phone where phone_number is null`;

/** Once the old version is gone. */
const CONTRACT = `set lock_timeout = '2s';
  drop trigger both_phones on account;
  drop function both_phones();
  alter table account drop column phone`;

const shop = useOwnShop();

describe('R19 a column that gets another name while the shop is open', () => {
  const next = new UnguardedApi([RENAMED]);
  let newer: ApiProcess;
  let ada: Client;
  beforeAll(async () => {
    ada = await shop.shopper();
    await shop.sql(EXPAND);
    newer = await ApiProcess.start({ databaseUrl: shop.databaseUrl, dataDir: shop.dataDir, main: next.main });
  });
  afterAll(async () => {
    await newer.stop();
    next.remove();
  });

  const write = (api: ApiProcess, phone: string) =>
    patiently(() => api.client.as(ada.token).patch('/users/me', { phone }));
  const read = async (api: ApiProcess) =>
    (await api.client.as(ada.token).get('/users/me', { expect: 200 })).body.data.phone as string;

  it('is read and written by the old version and the new one side by side, and by the new one alone afterwards', async () => {
    expect(await read(newer)).toBe('+44 20 7946 0000');
    for (const [writer, reader, phone] of [
      [shop.api, newer, '+44 20 7946 0001'],
      [newer, shop.api, '+44 20 7946 0002'],
    ] as const) {
      expect((await write(writer, phone)).status).toBe(200);
      expect(await read(reader)).toBe(phone);
    }
    await shop.api.stop();
    await shop.sql(CONTRACT);
    expect(await read(newer)).toBe('+44 20 7946 0002');
    expect((await write(newer, '+44 20 7946 0003')).status).toBe(200);
    expect(await read(newer)).toBe('+44 20 7946 0003');
  });
});

const A_SECOND = 100;
const ACCOUNTS = 1_000;
const BATCH = 100;

/** Each step as a migration of a running shop takes it; none holds a lock for longer than a moment. */
const STEPS = [
  'alter table account add column nickname text',
  ...Array.from(
    { length: ACCOUNTS / BATCH },
    () => `update account set nickname = id::text where id in
      (select id from account where nickname is null limit ${BATCH} for update skip locked)`,
  ),
  'create unique index concurrently account_nickname on account (nickname)',
  'drop index concurrently account_nickname',
  'alter table account drop column nickname',
];

describe('R19 steps of a migration, up and down again, while a hundred a second ask the old version', () => {
  const own = useOwnShop({ env: { LOG_LEVEL: 'warn' } });

  it('fail nobody', async () => {
    const people = await crowd(own, ACCOUNTS);
    const statuses: Promise<number>[] = [];
    const ask = () => {
      const at = statuses.length;
      const one = people[at % people.length] ?? own.client;
      const phone = `+44 20 7946 ${1_000 + (at % 9_000)}`;
      // whoever does not buy may be told to come again by a machine that is busy with something else
      const call = at % 2 ? one.get('/carts') : patiently(() => one.patch('/users/me', { phone }));
      statuses.push(call.then(({ status }) => status));
    };
    const asking = setInterval(ask, 1_000 / A_SECOND);
    try {
      for (const step of STEPS) {
        await untilTaken(own, step);
        await setTimeout(200);
      }
    } finally {
      clearInterval(asking);
    }
    const all = await Promise.all(statuses);
    expect(all.length).toBeGreaterThan(STEPS.length);
    expect(new Set(all)).toEqual(new Set([200]));
  });
});

/** A step that does not get its lock within a moment lets everybody pass and tries again. */
const untilTaken = (shop: Shop, step: string) =>
  until(step, async () => {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      // one that is made beside the others' work blocks nobody while it waits for them
      await client.query(`set lock_timeout = ${step.includes('concurrently') ? 0 : 100}`);
      await client.query(step);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === '55P03') return false;
      throw error;
    } finally {
      await client.end();
    }
  });
