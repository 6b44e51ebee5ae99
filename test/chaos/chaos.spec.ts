import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFileSync } from 'node:fs';
import { ChaosShop } from './chaos-shop.js';
import { run } from './run.js';
import { tableOf } from './table.js';

const seconds = Number(process.env['CHAOS_SECONDS'] ?? 45);
const seed = Number(process.env['CHAOS_SEED'] ?? 1);
const only = process.env['CHAOS_ONLY'] ?? '';
const report = process.env['CHAOS_REPORT'];
const AFTERWARDS_MS = 700_000;

describe('purchases by card, phone and cash while things break', () => {
  const shop = new ChaosShop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  it(
    'R01 R02 R07 R08 R18 R22 R24 R26 nothing is lost, doubled, oversold or stuck, and all books agree',
    async () => {
      const { purchases, wrong, rows } = await run(shop, { seconds, seed, only });
      const summary = `${purchases} purchases in ${seconds} s, seed ${seed}`;
      if (report) appendFileSync(report, `${[summary, '', tableOf(rows), '', ...wrong].join('\n')}\n`);
      expect(wrong).toEqual([]);
      expect(purchases).toBeGreaterThan(0);
      expect(rows.size).toBeGreaterThan(0);
    },
    seconds * 1_000 + AFTERWARDS_MS,
  );
});
