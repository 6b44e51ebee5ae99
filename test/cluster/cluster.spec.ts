import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { root } from '../../api/scripts/lib/run.mjs';
import { disagreements } from '../chaos/agreement.js';
import { Journal } from '../chaos/journal.js';
import { Newcomers } from '../chaos/newcomers.js';
import { pause } from '../chaos/pause.js';
import { Random } from '../chaos/random.js';
import { goods, type Goods } from '../support/money.js';
import { Cluster } from './cluster.js';
import { ClusterShop } from './cluster-shop.js';
import { HARMS } from './harms.js';
import type { Met } from './met.js';
import { RunLog } from './run-log.js';
import { restoreTo, upgradePostgres, upgradeShop, versionsOf } from './upgrades.js';
import { Visitors } from './visitors.js';

/** Names of parts; all when there is none. */
const only = (process.env['CLUSTER_PARTS'] ?? '').split(',').filter(Boolean);
/** The folder of the release of the shop that is opened first; this one follows it. */
const earlier = process.env['CLUSTER_FROM'] || root;
const isWanted = (name: string) => only.length === 0 || only.includes(name);

const PURCHASES = 6;
const LONGEST_REFUSED_MS = 15_000;
const LONGEST_WITHOUT_READ_MS = 10_000;
const CALM_MS = 170_000;
const OPEN_MS = 600_000;
const PART_MS = 900_000;
const SCARCE = 40;

describe('a shop on three nodes', () => {
  const shop = new ClusterShop(new Cluster(earlier));
  const log = new RunLog();
  const shelf: Goods[] = [];
  let journal: Journal;
  let newcomers: Newcomers;
  beforeAll(async () => {
    await shop.open();
    journal = new Journal(join(shop.cluster.folder, 'journal.jsonl'));
    newcomers = new Newcomers(shop);
    for (const stock of [null, null, SCARCE]) shelf.push(await goods(shop, { stock }));
  }, OPEN_MS);
  afterAll(async () => {
    process.stdout.write(`\n${log.text}\n`);
    await shop.close();
  }, OPEN_MS);

  /** People look and buy while it is done, and for a while before and after it; then every book is looked at. */
  async function whileSelling(what: string, work: (visitors: Visitors) => Promise<number>): Promise<Met> {
    const visitors = new Visitors(shop, journal, newcomers, new Random(journal.purchases.length + 1), shelf);
    visitors.begin();
    const met = visitors.watch();
    try {
      await visitors.more(PURCHASES);
      const wellMs = await work(visitors);
      await visitors.more(PURCHASES);
      await visitors.end();
      log.note(what, met, wellMs);
    } finally {
      await visitors.end();
    }
    expect(await afterCalm()).toEqual([]);
    expect(journal.surprises).toEqual([]);
    return met;
  }

  async function afterCalm(): Promise<string[]> {
    const deadline = Date.now() + CALM_MS;
    for (;;) {
      const found = await disagreements(shop, journal.purchases);
      if (found.length === 0 || Date.now() > deadline) return found;
      await pause(1_000);
    }
  }

  for (const { name, what, work } of HARMS.filter((harm) => isWanted(harm.name)))
    it(
      `sells on without ${name}: ${what}`,
      async () => {
        const met = await whileSelling(what, async (visitors) => {
          const end = await work(shop.cluster);
          await visitors.more(PURCHASES);
          const from = performance.now();
          await end();
          await shop.cluster.untilWell();
          return performance.now() - from;
        });
        expect(met.longestPurchase).toBeLessThan(LONGEST_REFUSED_MS);
        expect(met.longestWithoutRead).toBeLessThan(LONGEST_WITHOUT_READ_MS);
      },
      PART_MS,
    );

  /** Something that nobody may notice. */
  const unnoticed = async (what: string, work: () => Promise<void>) => {
    const met = await whileSelling(what, async () => {
      const from = performance.now();
      await work();
      return performance.now() - from;
    });
    expect([...met.failures]).toEqual([]);
  };

  if (isWanted('restore'))
    it(
      'comes back from the archive as it was at a second',
      async () => {
        const leader = await shop.cluster.leader();
        await leader.runAsPostgres('pgbackrest', '--stanza=duka', 'backup', '--type=full');
        let [time, lost] = ['', 0];
        await whileSelling('everything, restored to a second before a mistake', async (visitors) => {
          await visitors.end();
          await afterCalm();
          [time, lost] = await mistake();
          const from = performance.now();
          await restoreTo(shop, time);
          return performance.now() - from;
        });
        const [row] = await shop.sql<{ count: number }>('select count(*)::int as count from orders');
        expect([row?.count, lost > 0]).toEqual([lost, true]);
      },
      PART_MS,
    );

  /** Every order is thrown away; the second before it, and how many they were. */
  async function mistake(): Promise<[string, number]> {
    const [before] = await shop.sql<{ time: string; count: number }>(
      `select to_char((now() + interval '1 second') at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS+00') as time, (select count(*)::int from orders) as count`,
    );
    await pause(2_000);
    await shop.sql('truncate orders cascade');
    return [before?.time ?? '', before?.count ?? 0];
  }

  if (isWanted('upgrade-shop') && earlier !== root)
    it(
      'is another version without anybody noticing',
      () =>
        unnoticed('every API and storefront process, replaced by the next version’s', () =>
          upgradeShop(shop.cluster, root),
        ),
      PART_MS,
    );

  if (isWanted('upgrade-postgres'))
    it(
      'has the next minor version of PostgreSQL without anybody noticing',
      async () => {
        const { versions } = shop.cluster;
        const [from, to] = [versions[0] ?? '', versions.at(-1) ?? ''];
        const what =
          from === to
            ? `every PostgreSQL ${from}, restarted (Debian has no other)`
            : `PostgreSQL ${from} to ${to}`;
        await unnoticed(what, () => upgradePostgres(shop.cluster, shop.cluster.postgresOf(to)));
        const minor = to.split('-')[0] ?? '';
        const running = await versionsOf(shop.cluster);
        expect(running.filter((version) => !version.startsWith(`${minor} `))).toEqual([]);
      },
      PART_MS,
    );

  it(
    'has whole tables and indexes in the end',
    async () => {
      const leader = await shop.cluster.leader();
      const program = '/usr/lib/postgresql/15/bin/pg_amcheck';
      const told = await leader.runAsPostgres(program, '--install-missing', '--heapallindexed', 'duka');
      expect(told).toBe('');
    },
    PART_MS,
  );
});
