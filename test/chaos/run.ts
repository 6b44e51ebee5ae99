import { join } from 'node:path';
import { damages } from '../support/intact.js';
import { goods, switches } from '../support/money.js';
import { disagreements } from './agreement.js';
import { Backroom } from './backroom.js';
import { Buyer } from './buyer.js';
import type { ChaosShop } from './chaos-shop.js';
import { FAULTS } from './faults.js';
import { Journal } from './journal.js';
import { Merchant } from './merchant.js';
import { Newcomers } from './newcomers.js';
import { pause } from './pause.js';
import { Random } from './random.js';
import { emptyRow, type Row } from './table.js';
import { fillUp, readPages, untilWell, visit } from './visitor.js';
import { warmUpOf, type Trend } from './trend.js';
import { Watch } from './watch.js';

interface Pace {
  buyers: number;
  /** Milliseconds from one purchase to the next of the same buyer, and from one fault to the next. */
  afterPurchase: number;
  afterFault: number;
}
const AT_ONCE: Pace = { buyers: 5, afterPurchase: 0, afterFault: 300 };
/** As long as the rest of `npm test` wants the processors, too. */
const BESIDE_OTHERS: Pace = { ...AT_ONCE, afterPurchase: 300 };
const FOR_HOURS: Pace = { buyers: 2, afterPurchase: 2_000, afterFault: 25_000 };
const SCARCE = 15;
/** Its own row of chances, beside those of the buyers. */
const STAFF = 999;
/** Runs of at least so many seconds go on until every kind has come. */
export const WHOLE_SECONDS = 90;
const REST_STEP_MS = 100;
const CALM_TIMEOUT_MS = 170_000;

export interface Options {
  seconds: number;
  seed: number;
  /** Part of the names of the faults that are wanted. */
  only: string;
  /** At the pace of hours instead of seconds, with visitors of the storefront. */
  soak: boolean;
}

export interface Result {
  purchases: number;
  /** How often staff did what. */
  acts: Readonly<Record<string, number>>;
  /** What does not agree, or should never have been answered. */
  wrong: string[];
  rows: Map<string, Row>;
  /** What must not grow, and how it went. */
  trends: Map<string, Trend>;
}

/** Buys while one fault follows the other, then waits for calm and compares all books. */
export async function run(shop: ChaosShop, { seconds, seed, only, soak }: Options): Promise<Result> {
  const paceNow = pacing(seconds, soak);
  const journal = new Journal(join(shop.dataDir, 'journal.jsonl'));
  const shelf = [
    ...(await Promise.all(Array.from({ length: 6 }, () => goods(shop, { stock: null })))),
    await goods(shop, { stock: SCARCE }),
  ];
  const bundle = await goods(shop, { cents: 4_000, stock: 0, name: 'Box' });
  const staff = (await shop.admin()).token ?? '';
  const desk = { shop, journal, token: staff, shelf };
  const merchant = new Merchant({ ...desk, random: new Random(seed * 1_000 + STAFF) });
  const backroom = new Backroom({ ...desk, random: new Random(seed * 1_000 + STAFF + 1) });
  await merchant.open(bundle);
  await backroom.open();
  await fillUp(shop, shelf);
  const newcomers = new Newcomers(shop);
  const rows = new Map<string, Row>();
  const kinds = Object.keys(FAULTS).filter((kind) => kind.includes(only));
  const end = Date.now() + seconds * 1_000;
  const mayEnd = () => seconds < WHOLE_SECONDS || kinds.every((kind) => rows.get(kind)?.recoveries.length);
  const isOver = () => Date.now() >= end && mayEnd();
  const buying = Array.from({ length: paceNow().buyers }, async (_, index) => {
    const random = new Random(seed * 1_000 + index);
    while (!isOver() && index < paceNow().buyers) {
      const token = await newcomers.next();
      await new Buyer(shop, journal, random, token, merchant.cards).buy(
        emailOf(token),
        random.pick([...shelf, bundle]),
      );
      await pause(paceNow().afterPurchase);
    }
  });
  const watch = new Watch(shop, seconds);
  const serving = async (who: Merchant | Backroom) => {
    while (!isOver()) {
      await who.act();
      await pause(paceNow().afterPurchase);
    }
  };
  await Promise.all([
    ...buying,
    serving(merchant),
    serving(backroom),
    harm(shop, new Random(seed), kinds, isOver, rows, () => paceNow().afterFault),
    watch.run(),
    readPages(shop, shelf, isOver, journal),
  ]);
  await switches(shop, {});
  return {
    purchases: journal.purchases.length,
    acts: { ...merchant.acts, ...backroom.acts },
    wrong: [
      ...new Set(journal.surprises),
      ...(await afterCalm(shop, journal, [merchant, backroom])),
      ...(await damages(shop.databaseUrl)),
    ],
    rows,
    trends: watch.trends(),
  };
}

/** While a soak is not judged yet, all comes as fast as it can: what is compiled or fills once is so before it is watched. */
function pacing(seconds: number, soak: boolean): () => Pace {
  if (!soak) return () => (seconds > WHOLE_SECONDS ? AT_ONCE : BESIDE_OTHERS);
  const warmAt = Date.now() + warmUpOf(seconds) * 1_000;
  return () => (Date.now() < warmAt ? AT_ONCE : FOR_HOURS);
}

/** Every kind once in an order of chance, then again. */
async function harm(
  shop: ChaosShop,
  random: Random,
  kinds: readonly string[],
  isOver: () => boolean,
  rows: Map<string, Row>,
  rest: () => number,
): Promise<void> {
  let left: string[] = [];
  while (!isOver()) {
    if (left.length === 0) left = [...kinds];
    const [kind = ''] = left.splice(random.below(left.length), 1);
    const row = rows.get(kind) ?? emptyRow();
    rows.set(kind, row);
    row.times += 1;
    await visit(shop, row, async () => {
      const end = await FAULTS[kind]?.(shop, random);
      const from = performance.now();
      await end?.();
      await untilWell(shop);
      row.recoveries.push(Math.round(performance.now() - from));
    });
    for (const from = Date.now(); Date.now() < from + rest() && !isOver();) await pause(REST_STEP_MS);
  }
}

async function afterCalm(
  shop: ChaosShop,
  { purchases }: Journal,
  staff: readonly (Merchant | Backroom)[],
): Promise<string[]> {
  const deadline = Date.now() + CALM_TIMEOUT_MS;
  for (;;) {
    const found = await disagreements(shop, purchases);
    for (const one of staff) found.push(...(await one.disagreements()));
    if (found.length === 0 || Date.now() > deadline) return found;
    await pause(1_000);
  }
}

function emailOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return `${claims.sub}@example.com`;
}
