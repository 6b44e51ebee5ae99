import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { Ledger } from '../application/ports.js';
import type { LedgerEntry } from '../domain/entry.js';

const DOLLARS = Currency.of('USD');

/** An order with two attempts, fresh for each test, and a book to write into. */
export interface LedgerScene {
  ledger: Ledger;
  orderId: string;
  tenderId: string;
  attemptIds: readonly [string, string];
  /** A name that no other test uses. */
  objectId: string;
}

const cents = (amount: number) => Money.ofCents(amount);

/** What every money book must do, in memory and in PostgreSQL. */
export function ledgerContract(name: string, open: () => Promise<LedgerScene>): void {
  const entry = (scene: LedgerScene, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
    orderId: scene.orderId,
    tenderId: scene.tenderId,
    attemptId: scene.attemptIds[0],
    refundId: null,
    type: 'capture',
    provider: 'momo',
    providerObjectId: scene.objectId,
    amount: cents(2_549),
    actor: { kind: 'provider', id: null },
    occurredAt: new Date('2026-11-21T12:00:00Z'),
    ...more,
  });

  describe(`the money book: ${name}`, () => {
    it('takes a fact once and knows it again', async () => {
      const scene = await open();
      expect(await scene.ledger.record(entry(scene))).toBe('written');
      expect(await scene.ledger.record(entry(scene))).toBe('known');
      expect((await scene.ledger.moneyOf(scene.orderId, DOLLARS)).captured).toEqual(cents(2_549));
    });

    it('tells what stands under the provider’s ids, of one kind', async () => {
      const scene = await open();
      const other = `${scene.objectId}:2`;
      await scene.ledger.record(entry(scene));
      await scene.ledger.record(entry(scene, { type: 'dispute', amount: cents(1_000) }));
      await scene.ledger.record(entry(scene, { type: 'dispute', amount: cents(5), providerObjectId: other }));
      const ids = [scene.objectId, other, 'nothing'];
      const disputes = { provider: 'momo', type: 'dispute' } as const;
      expect([...(await scene.ledger.standing(disputes, ids, DOLLARS))].sort()).toEqual([
        [scene.objectId, cents(1_000)],
        [other, cents(5)],
      ]);
      expect((await scene.ledger.standing({ ...disputes, provider: 'stripe' }, ids, DOLLARS)).size).toBe(0);
    });

    it('says when the provider’s id stands for another attempt, and writes nothing', async () => {
      const scene = await open();
      await scene.ledger.record(entry(scene));
      expect(await scene.ledger.record(entry(scene, { attemptId: scene.attemptIds[1] }))).toBe('taken');
      expect((await scene.ledger.moneyOf(scene.orderId, DOLLARS)).captured).toEqual(cents(2_549));
      expect((await scene.ledger.capturedBy(scene.attemptIds[1], DOLLARS)).isZero).toBe(true);
    });

    it('keeps what was captured, returned and disputed apart, and tells what is left of an attempt', async () => {
      const { ledger, ...scene } = await open();
      const write = (type: LedgerEntry['type'], amount: number) =>
        ledger.record(entry({ ledger, ...scene }, { type, amount: cents(amount) }));
      await write('capture', 2_549);
      await write('refund', 549);
      await write('dispute', 1_000);
      expect(await ledger.moneyOf(scene.orderId, DOLLARS)).toEqual({
        captured: cents(2_549),
        refunded: cents(549),
        disputed: cents(1_000),
      });
      expect(await ledger.capturedBy(scene.attemptIds[0], DOLLARS)).toEqual(cents(1_000));
      await write('dispute_reversal', 1_000);
      await write('refund_reversal', 549);
      expect(await ledger.moneyOf(scene.orderId, DOLLARS)).toEqual({
        captured: cents(2_549),
        refunded: Money.zero,
        disputed: Money.zero,
      });
      expect(await ledger.capturedBy(scene.attemptIds[0], DOLLARS)).toEqual(cents(2_549));
    });

    it('tells what is left of each attempt, the last paid first', async () => {
      const { ledger, ...scene } = await open();
      const [first, second] = scene.attemptIds;
      const write = (attemptId: string, type: LedgerEntry['type'], amount: number, hour: number) =>
        ledger.record({
          ...entry({ ledger, ...scene }, { attemptId, type, amount: cents(amount) }),
          providerObjectId: `${scene.objectId}-${attemptId}`,
          occurredAt: new Date(Date.UTC(2026, 10, 21, hour)),
        });
      await write(second, 'capture', 1_000, 11);
      await write(first, 'capture', 1_549, 12);
      await write(first, 'refund', 549, 13);
      expect(await ledger.keptOf(scene.orderId, DOLLARS)).toEqual([
        { attemptId: first, left: cents(1_000) },
        { attemptId: second, left: cents(1_000) },
      ]);
    });

    it('knows nothing of an order that never paid', async () => {
      const { ledger, orderId } = await open();
      expect(await ledger.moneyOf(orderId, DOLLARS)).toEqual({
        captured: Money.zero,
        refunded: Money.zero,
        disputed: Money.zero,
      });
    });
  });
}
