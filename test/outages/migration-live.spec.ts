import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ApiProcess } from '../support/api-process.js';
import type { Client } from '../support/client.js';
import { crowd } from '../support/concurrent.js';
import { mustBeSound } from '../support/money.js';
import { until } from '../support/processes.js';
import type { Shop } from '../support/shop.js';
import {
  A_SECOND,
  p99,
  readAndWrite,
  statuses,
  type Call,
  type SteadyCalls,
} from '../support/steady-calls.js';
import { UnguardedApi } from '../support/unguarded.js';
import { useOwnShop } from '../support/use-shop.js';

/** A hundredth is a few calls: what another program takes of the machine for a moment is not held against them. */
const SLACK_MS = 2_000;

/** The next version: the telephone of an account stands in another column. */
const RENAMED = {
  file: 'accounts/adapters/persistence/account.schema.js',
  from: "phone: p.text().default('')",
  to: "phone: p.text().default('').fieldName('phone_number')",
};

const ACCOUNTS = 1_000;
const BATCH = 100;
/** What fills a column of every account, a hundred rows at a time. */
const inBatches = (column: string, value: string) =>
  Array.from(
    { length: ACCOUNTS / BATCH + 1 },
    () => `update account set ${column} = ${value} where id in
      (select id from account where ${column} is null limit ${BATCH} for update skip locked)`,
  );

/** Adds the column, keeps both alike whoever writes, and fills it: the old version does not notice. */
const EXPAND = [
  'alter table account add column phone_number text',
  `create function both_phones() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      new.phone_number := coalesce(new.phone_number, new.phone);
      new.phone := new.phone_number;
    elsif new.phone_number is distinct from old.phone_number then new.phone := new.phone_number;
    else new.phone_number := new.phone;
    end if;
    return new;
  end $$;
  create trigger both_phones before insert or update on account for each row execute function both_phones()`,
  ...inBatches('phone_number', 'phone'),
];

/** Once the old version is gone, with the trigger that tells of changes: it names the column. */
const CONTRACT = [
  `drop trigger both_phones on account;
  drop function both_phones();
  drop trigger customer_told on account;
  create trigger customer_told after insert or delete or update of email, name, phone_number, role, disabled_at
    on account for each row execute function tell_customer();
  alter table account drop column phone`,
];

describe('R19 a column that gets another name while a hundred a second ask', () => {
  const shop = useOwnShop({ env: { LOG_LEVEL: 'warn' } });
  const next = new UnguardedApi([RENAMED]);
  afterAll(() => next.remove());

  const write = (api: ApiProcess, ada: Client, phone: string) =>
    api.client.as(ada.token).patch('/users/me', { phone }, { expect: 200 });
  const read = async (api: ApiProcess, ada: Client) =>
    (await api.client.as(ada.token).get('/users/me', { expect: 200 })).body.data.phone as string;

  it('is read and written by the old version and the new one side by side, then by the new one alone: no call fails, and nobody waits twice as long', async () => {
    const [ada, people] = [await shop.shopper(), await crowd(shop, ACCOUNTS)];
    const before = await under(readAndWrite(people, shop.apis), (calls) => take(shop, EXPAND, calls));

    // while nobody asks: a start takes a processor of its own
    const { databaseUrl, dataDir } = shop;
    const newer = await ApiProcess.start({ databaseUrl, dataDir, main: next.main });
    expect(await read(newer, ada)).toBe('+44 20 7946 0000');
    for (const [writer, reader, phone] of [
      [shop.api, newer, '+442079460001'],
      [newer, shop.api, '+442079460002'],
    ] as const) {
      await write(writer, ada, phone);
      expect(await read(reader, ada)).toBe(phone);
    }
    const doors = [shop.api, newer];
    const beside = await under(readAndWrite(people, doors), async (calls) => {
      await calls.pass(4 * A_SECOND);
      doors.shift();
      await shop.api.stop();
      expect(await shop.sql('select id from account where phone is distinct from phone_number')).toEqual([]);
      await take(shop, CONTRACT, calls);
    });

    expect(await read(newer, ada)).toBe('+442079460002');
    await write(newer, ada, '+442079460003');
    expect(await read(newer, ada)).toBe('+442079460003');
    await newer.stop();
    mustPass(before);
    mustPass({ calm: before.calm, during: [...beside.calm, ...beside.during] });
  });
});

/** Each step as a migration of a running shop takes it; none holds a lock for longer than a moment. */
const STEPS = [
  'alter table account add column nickname text',
  ...inBatches('nickname', 'id::text'),
  'create unique index concurrently account_nickname on account (nickname)',
  'drop index concurrently account_nickname',
  'alter table account drop column nickname',
];

describe('R19 steps of a migration, up and down again, while a hundred a second ask the old version', () => {
  const own = useOwnShop({ env: { LOG_LEVEL: 'warn' } });

  it('fail nobody, and nobody waits twice as long', async () => {
    const people = await crowd(own, ACCOUNTS);
    mustPass(await under(readAndWrite(people, own.apis), (calls) => take(own, STEPS, calls)));
    await mustBeSound(own);
  });
});

interface Answered {
  calm: Call[];
  during: Call[];
}

/** What was answered for four seconds before `work` and while it was done. */
async function under(calls: SteadyCalls, work: (calls: SteadyCalls) => Promise<void>): Promise<Answered> {
  try {
    await calls.pass(4 * A_SECOND);
    const calm = await calls.answered();
    await work(calls);
    return { calm, during: await calls.end() };
  } finally {
    await calls.end();
  }
}

function mustPass({ calm, during }: Answered): void {
  expect(statuses([...calm, ...during])).toEqual([200]);
  expect(p99(during)).toBeLessThan(2 * p99(calm) + SLACK_MS);
}

/** One step after the other, with a quarter of a second for whoever asks. */
async function take(shop: Shop, steps: readonly string[], calls: SteadyCalls): Promise<void> {
  for (const step of steps) {
    await untilTaken(shop, step);
    await calls.pass(A_SECOND / 4);
  }
}

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
