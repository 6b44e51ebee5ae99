import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import { crowd } from '../support/concurrent.js';
import { until } from '../support/processes.js';
import type { Shop } from '../support/shop.js';
import { p99, statuses, SteadyCalls } from '../support/steady-calls.js';
import { UnguardedApi } from '../support/unguarded.js';
import { useOwnShop } from '../support/use-shop.js';

/** The next version: the telephone of an account stands in another column. */
const RENAMED = {
  file: 'accounts/adapters/persistence/account.schema.js',
  from: "phone: p.text().default('')",
  to: "phone: p.text().default('').fieldName('phone_number')",
};

/** Adds the column, keeps both alike whoever writes, and fills it: the old version does not notice. */
const EXPAND = `alter table account add column phone_number text;
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
const CONTRACT = `drop trigger both_phones on account;
  drop function both_phones();
  alter table account drop column phone`;

const A_SECOND = 100;

/** Reads and writes accounts, everybody in turn at each of the processes in turn. */
function readAndWrite(people: readonly Client[], doors: readonly ApiProcess[]): SteadyCalls {
  return new SteadyCalls(A_SECOND, (at) => {
    const door = doors[at % doors.length];
    const one = door?.client.as(people[at % people.length]?.token);
    if (!one) throw new Error('nobody to ask');
    return at % 4 < 2
      ? one.get('/users/me')
      : one.patch('/users/me', { phone: `+44 20 7946 ${1_000 + (at % 9_000)}` });
  });
}

describe('R19 a column that gets another name while the shop is open', () => {
  const shop = useOwnShop({ env: { LOG_LEVEL: 'warn' } });
  const next = new UnguardedApi([RENAMED]);
  afterAll(() => next.remove());

  const write = (api: ApiProcess, ada: Client, phone: string) =>
    api.client.as(ada.token).patch('/users/me', { phone }, { expect: 200 });
  const read = async (api: ApiProcess, ada: Client) =>
    (await api.client.as(ada.token).get('/users/me', { expect: 200 })).body.data.phone as string;

  it('is read and written by the old version and the new one side by side, then by the new one alone, and no call fails', async () => {
    const ada = await shop.shopper();
    await untilTaken(shop, EXPAND);
    const { databaseUrl, dataDir } = shop;
    const newer = await ApiProcess.start({ databaseUrl, dataDir, main: next.main });
    expect(await read(newer, ada)).toBe('+44 20 7946 0000');
    for (const [writer, reader, phone] of [
      [shop.api, newer, '+44 20 7946 0001'],
      [newer, shop.api, '+44 20 7946 0002'],
    ] as const) {
      await write(writer, ada, phone);
      expect(await read(reader, ada)).toBe(phone);
    }

    await shop.api.stop();
    await untilTaken(shop, CONTRACT);
    expect(await read(newer, ada)).toBe('+44 20 7946 0002');
    await write(newer, ada, '+44 20 7946 0003');
    expect(await read(newer, ada)).toBe('+44 20 7946 0003');
    await newer.stop();
  });
});

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

  it('fail nobody, and nobody waits twice as long', async () => {
    const calls = readAndWrite(await crowd(own, ACCOUNTS), own.apis);
    await calls.pass(4 * A_SECOND);
    const calm = await calls.answered();
    for (const step of STEPS) {
      await untilTaken(own, step);
      await calls.pass(A_SECOND / 4);
    }
    const during = await calls.end();
    expect(statuses([...calm, ...during])).toEqual([200]);
    // a hundredth is four calls: a moment of another program's work is not held against it
    expect(p99(during)).toBeLessThan(2 * p99(calm) + 100);
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
