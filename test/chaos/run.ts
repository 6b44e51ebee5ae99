import { join } from 'node:path';
import { crowd } from '../support/concurrent.js';
import { goods, switches } from '../support/money.js';
import { disagreements } from './agreement.js';
import { Buyer } from './buyer.js';
import type { ChaosShop } from './chaos-shop.js';
import { FAULTS } from './faults.js';
import { Journal } from './journal.js';
import { pause } from './pause.js';
import { Random } from './random.js';
import { emptyRow, type Row } from './table.js';
import { untilWell, visit } from './visitor.js';

const AT_ONCE = 5;
const BUYERS_A_SECOND = 12;
const SCARCE = 15;
const CALM_PATIENCE_MS = 170_000;

export interface Options {
  seconds: number;
  seed: number;
  /** Part of the names of the faults that are wanted. */
  only: string;
}

export interface Result {
  purchases: number;
  /** What does not agree, or should never have been answered. */
  wrong: string[];
  rows: Map<string, Row>;
}

/** Buys without a pause while one fault follows the other, then waits for calm and compares all books. */
export async function run(shop: ChaosShop, { seconds, seed, only }: Options): Promise<Result> {
  const journal = new Journal(join(shop.dataDir, 'journal.jsonl'));
  const shelf = [
    ...(await Promise.all(Array.from({ length: 6 }, () => goods(shop, { stock: null })))),
    await goods(shop, { stock: SCARCE }),
  ];
  const tokens = (await crowd(shop, seconds * BUYERS_A_SECOND)).map(({ token }) => token ?? '');
  const end = Date.now() + seconds * 1_000;
  const buying = Array.from({ length: AT_ONCE }, async (_, index) => {
    const random = new Random(seed * 1_000 + index);
    while (Date.now() < end) {
      const token = tokens.pop();
      if (token === undefined) return;
      await new Buyer(shop, journal, random, token).buy(emailOf(token), random.pick(shelf));
    }
  });
  const rows = new Map<string, Row>();
  const kinds = Object.keys(FAULTS).filter((kind) => kind.includes(only));
  await Promise.all([...buying, harm(shop, new Random(seed), kinds, end, rows)]);
  await switches(shop, {});
  return {
    purchases: journal.purchases.length,
    wrong: [...new Set(journal.surprises), ...(await afterCalm(shop, journal))],
    rows,
  };
}

/** Every kind once in an order of chance, then again. */
async function harm(
  shop: ChaosShop,
  random: Random,
  kinds: readonly string[],
  end: number,
  rows: Map<string, Row>,
): Promise<void> {
  let left: string[] = [];
  while (Date.now() < end) {
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
    await pause(300);
  }
}

async function afterCalm(shop: ChaosShop, { purchases }: Journal): Promise<string[]> {
  const deadline = Date.now() + CALM_PATIENCE_MS;
  for (;;) {
    const found = await disagreements(shop, purchases);
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
