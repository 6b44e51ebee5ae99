import { describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../../kernel/testing/direct-unit-of-work.js';
import { KeptAudit } from '../../../kernel/testing/kept-audit.js';
import { DUKAS_FIELDS } from '../../domain/fields/built-in.js';
import { planImport } from '../../domain/import/plan-import.js';
import type { ProductFile } from '../../domain/import/file.js';
import type { ProductFields } from '../product-fields.js';
import type { ImportTargets, StoredStep } from './ports.js';
import { AT_ONCE } from './by-halves.js';
import { UpsertProducts } from './upsert-products.js';

const sent = ['A', 'B', 'C'].map((sku) => ({
  ...{ sku, name: `Mug ${sku}`, description: 'A mug.', category: 'Mugs', price: 8 },
}));

/** Each product takes `seconds`; what is made is found again. */
async function upserted(products: readonly object[], seconds: number, broken = '') {
  let now = 0;
  const made: string[] = [];
  const failed: unknown[] = [];
  const plan = {
    planFile: (file: ProductFile) =>
      Promise.resolve({
        plan: planImport(file.lines, []),
        reading: { decimalSign: 'point', ignoredColumns: [] },
      }),
  } as never;
  const apply = {
    applySteps: (steps: readonly StoredStep[]) => {
      now += seconds * 1_000;
      const skus = steps.map((step) => (step.kind === 'create' ? (step.product.variants[0]?.sku ?? '') : ''));
      if (skus.includes(broken)) return Promise.reject(new Error('canceling statement due to lock timeout'));
      made.push(...skus);
      return Promise.resolve(skus.map((sku) => ({ productId: sku, versionAfter: 1 })));
    },
  };
  const targets = {
    find: () => Promise.resolve(made.map((sku) => ({ state: { id: sku, variants: [{ id: sku, sku }] } }))),
  } as unknown as ImportTargets;
  const fields = { declared: () => Promise.resolve(DUKAS_FIELDS) } as unknown as ProductFields;
  const clock = { now: () => new Date(now) };
  const work = new UpsertProducts(
    ...[plan, apply, targets, fields, new KeptAudit(), clock, new DirectUnitOfWork()],
  );
  const by = { accountId: 'erp', email: 'erp@example.com' };
  const results = await work.upsertProducts(by, products, true, (error) => failed.push(error));
  return { failed, told: results.map((one) => (one.ok ? one.action : one.errors.map((e) => e.message))) };
}

describe('products of one call', () => {
  it('are told as not tried once their time is over, long before a repeat may begin beside them', async () => {
    const many = Array.from({ length: 2 * AT_ONCE + 1 }, (_, n) => ({
      ...sent[0],
      sku: `S${n}`,
      name: `Mug ${n}`,
    }));
    const { told } = await upserted(many, 5);
    expect(new Set(told.slice(0, 2 * AT_ONCE))).toEqual(new Set(['create']));
    expect(told.at(-1)).toEqual(['There was no time left for it: send it again']);
  });

  it('are done though one of them cannot be saved, which is told and logged', async () => {
    const { told, failed } = await upserted(sent, 0, 'B');
    expect(told).toEqual(['create', ['It could not be saved just now: send it again'], 'create']);
    expect(failed).toHaveLength(1);
  });

  it('answer fifty faults at most, whatever is sent', async () => {
    const members = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`a${at}`, 1]));
    expect((await upserted([{ sku: 'A', ...members }], 0)).told[0]).toHaveLength(50);
  });
});
