import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Credits, Handovers } from '../application/ports.js';
import type { Handover } from '../domain/handover.js';

export interface HandoversScene {
  handovers: Handovers;
  credits: Credits;
  unit: UnitOfWork;
  nextId: () => string;
  /** Of an order. */
  orderId: string;
}

const AT = new Date('2026-11-28T10:00:00Z');
const TODAY = '2026-11-28';

/** What everybody who keeps gift cards on their way must do, in memory as in PostgreSQL. */
export function handoversContract(where: string, open: () => Promise<HandoversScene>): void {
  describe(`gift cards on their way ${where}`, () => {
    let scene: HandoversScene;
    beforeEach(async () => {
      scene = await open();
    });

    const handover = (line: number, piece: number, more: Partial<Handover> = {}): Handover => {
      const [face, paid] = [Money.ofCents(5_000), Money.ofCents(4_500)];
      const bought = { orderId: scene.orderId, line, piece, variantId: scene.nextId(), face, paid };
      return {
        ...{ id: scene.nextId(), bought, email: 'eve@example.com', name: 'Eve', message: 'Jambo' },
        ...{ from: 'Ann', language: 'fr', sendOn: null, creditId: null, sealedCode: null },
        ...{ mailedAt: null, takenBackAt: null, isForgotten: false, createdAt: AT, ...more },
      };
    };
    const card = async () => {
      const id = scene.nextId();
      const rest = { isDisabled: false, expiresAt: null, note: '', createdAt: AT, accountId: null };
      const kind = 'gift-card' as const;
      const currency = Money.ofCents(0).currency;
      await scene.credits.add({ id, kind, lastFour: 'ABCD', codeHash: `hash of ${id}`, ...rest, currency });
      return id;
    };
    const ofOrder = () => scene.unit.run(() => scene.handovers.lockOfOrder(scene.orderId));
    const due = async (today = TODAY) => {
      const own = new Set((await ofOrder()).map(({ creditId }) => creditId));
      return (await scene.handovers.due(today, 1_000)).filter((id) => own.has(id));
    };

    it('are kept as they were bought, in the order of their lines and pieces', async () => {
      const [first, second, third] = [handover(0, 1), handover(0, 0), handover(2, 0)];
      await scene.handovers.add([third, first, second]);
      expect(await ofOrder()).toEqual([second, first, third]);
    });

    it('are found by their card once they are made, and change all but what was bought', async () => {
      const kept = handover(0, 0);
      await scene.handovers.add([kept]);
      const creditId = await card();
      const mailed = { ...kept, creditId, sealedCode: 'sealed', email: 'zoe@example.com', mailedAt: AT };
      const made = { ...mailed, isForgotten: true };
      await scene.handovers.save({ ...made, bought: null });
      expect(await scene.unit.run(() => scene.handovers.lockOfCredit(creditId))).toEqual(made);
      expect(await scene.unit.run(() => scene.handovers.lockOfCredit(scene.nextId()))).toBeUndefined();
    });

    it('are due once they are made, on their day, until they are mailed or taken back', async () => {
      const [now, later] = [await card(), await card()];
      const [first, second] = [handover(0, 0), handover(0, 1, { sendOn: '2026-12-24' })];
      await scene.handovers.add([first, second]);
      expect(await due('2027-01-01')).toEqual([]);
      await scene.handovers.save({ ...first, creditId: now });
      await scene.handovers.save({ ...second, creditId: later });
      expect([await due(), (await due('2026-12-24')).toSorted()]).toEqual([[now], [now, later].toSorted()]);
      await scene.handovers.save({ ...first, creditId: now, mailedAt: AT });
      await scene.handovers.save({ ...second, creditId: later, takenBackAt: AT });
      expect(await due('2027-01-01')).toEqual([]);
    });
  });
}
