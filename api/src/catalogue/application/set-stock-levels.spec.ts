import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { KeptAudit } from '../../kernel/testing/kept-audit.js';
import { InMemoryStockLevels } from '../testing/in-memory-stock-levels.js';
import { SetStockLevels } from './set-stock-levels.js';

const ID = '01941f94-e1f9-77b4-8b41-000000000001';
const erp = { accountId: 'owner', email: 'owner@example.com' } as Caller;

describe('stock levels from another system', () => {
  let levels: InMemoryStockLevels;
  let audit: KeptAudit;
  let set: (...sent: unknown[]) => Promise<object[]>;
  beforeEach(() => {
    levels = new InMemoryStockLevels();
    levels.put({ variantId: ID, sku: 'TEE-S', onHand: 5, held: 2 });
    levels.put({ variantId: 'mug', sku: 'MUG', onHand: null, held: 0 });
    audit = new KeptAudit();
    const useCase = new SetStockLevels(levels, audit, new DirectUnitOfWork());
    set = (...sent) => useCase.setStockLevels(erp, sent);
  });

  it('are set by article number in any spelling or by id, with who and why in the book', async () => {
    expect(await set({ sku: ' tee-s', onHand: 9, reason: 'Counted' }, { variantId: 'x', onHand: 1 })).toEqual(
      [
        { index: 0, ok: true, variantId: ID, sku: 'TEE-S', onHand: 9 },
        { index: 1, ok: false, field: 'variantId', message: 'variantId must be the id of a variant' },
      ],
    );
    expect(await set({ variantId: ID.toUpperCase(), onHand: 4 })).toMatchObject([{ ok: true, onHand: 4 }]);
    expect(levels.booked).toEqual([
      { variantId: ID, delta: 4, reason: 'Counted', actorId: 'owner' },
      { variantId: ID, delta: -5, reason: '', actorId: 'owner' },
    ]);
  });

  it.each([
    ['level', null],
    ['level', []],
    ['sku', {}],
    ['sku', { sku: ' ', onHand: 1 }],
    ['sku', { sku: 5, onHand: 1 }],
    ['sku', { sku: 'nobody has it', onHand: 1 }],
    ['variantId', { variantId: '01941f94-e1f9-77b4-8b41-00000000000f', onHand: 1 }],
    ['variantId', { sku: 'TEE-S', variantId: ID, onHand: 1 }],
    ['onHand', { sku: 'TEE-S' }],
    ['onHand', { sku: 'TEE-S', onHand: '3' }],
    ['onHand', { sku: 'TEE-S', onHand: 2.5 }],
    ['onHand', { sku: 'TEE-S', onHand: -1 }],
    ['onHand', { sku: 'TEE-S', onHand: 1_000_001 }],
    ['onHand', { sku: 'TEE-S', onHand: 1 }],
    ['reason', { sku: 'TEE-S', onHand: 3, reason: 'a\nb' }],
    ['reason', { sku: 'TEE-S', onHand: 3, reason: 'x'.repeat(201) }],
    ['reason', { sku: 'TEE-S', onHand: 3, reason: 5 }],
  ])('are refused at %s for %j, and those beside are set', async (field, wrong) => {
    const [refused, taken] = await set(wrong, { sku: 'MUG', onHand: 7 });
    expect(refused).toEqual({ index: 0, ok: false, field, message: expect.any(String) });
    expect([taken, levels.level(ID), levels.level('mug')]).toEqual([
      { index: 1, ok: true, variantId: 'mug', sku: 'MUG', onHand: 7 },
      5,
      7,
    ]);
  });

  it('say how many pieces are held, and which one came first', async () => {
    const told = await set({ sku: 'TEE-S', onHand: 1 }, { sku: 'MUG', onHand: 1 }, { sku: 'mug', onHand: 2 });
    expect(told).toMatchObject([
      { ok: false, message: 'Waiting orders hold 2 of it' },
      { ok: true },
      { ok: false, message: 'Level 1 is of the same variant' },
    ]);
    expect(levels.level('mug')).toBe(1);
  });

  it('book nothing for what is so already, and are counted in the audit log', async () => {
    await set({ sku: 'TEE-S', onHand: 5 }, { sku: 'MUG', onHand: null }, {});
    expect(levels.booked).toEqual([]);
    expect(audit.entries).toEqual([
      {
        ...{ actor: erp, action: 'adminSetStockLevels', entity: 'stock', entityId: '' },
        changes: { levels: 3, changed: 0, refused: 1 },
      },
    ]);
  });

  it('are any number with null', async () => {
    expect(await set({ sku: 'TEE-S', onHand: null })).toMatchObject([{ ok: true, onHand: null }]);
    expect(levels.level(ID)).toBeNull();
  });
});
