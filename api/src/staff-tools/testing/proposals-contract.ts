import { describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Proposals } from '../application/proposals.js';
import type { Proposal } from '../domain/proposal.js';

export interface ProposalsScene {
  proposals: Proposals;
  unit: UnitOfWork;
  /** Accounts that nobody has proposed for. */
  owner: string;
  other: string;
  nextId: () => string;
}

const MOST = 100;
const AT = new Date('2026-11-28T10:00:00.000Z');

/** What every keeper of proposed changes must do, in memory as in PostgreSQL. */
export function proposalsContract(where: string, open: () => Promise<ProposalsScene>): void {
  const start = async () => {
    const scene = await open();
    const make = async (more: Partial<Proposal> = {}): Promise<Proposal> => {
      const proposal: Proposal = {
        ...{ id: scene.nextId(), action: 'change-product', state: 'waiting' as const, made: {} },
        subject: { id: scene.nextId(), name: 'Lamp', version: 3 },
        wanted: { name: 'Better Lamp', variants: [{ variantId: scene.nextId(), sku: 'L-1', stock: null }] },
        before: { name: 'Lamp', variants: [{ variantId: scene.nextId(), sku: 'L-1', stock: 4 }] },
        ...{ reason: 'Dearer to buy', ownerId: scene.owner, proposedBy: 'Assistant', createdAt: AT },
        ...more,
      };
      expect(await scene.unit.run(() => scene.proposals.add(proposal, MOST))).toBe(true);
      return proposal;
    };
    const locked = (id: string) => scene.unit.run(() => scene.proposals.lock(id));
    return { ...scene, make, locked };
  };

  describe(`proposed changes ${where}`, () => {
    it('are kept as they were proposed', async () => {
      const { make, locked, proposals, nextId } = await start();
      const proposal = await make();
      expect(await locked(proposal.id)).toEqual(proposal);
      expect(await proposals.find(proposal.id)).toEqual(proposal);
      const ofNew = await make({ subject: { id: null, name: 'Ten percent off', version: null } });
      expect(await proposals.find(ofNew.id)).toEqual(ofNew);
      expect([await locked(nextId()), await proposals.find(nextId())]).toEqual([undefined, undefined]);
    });

    it('are decided, and stay what they were otherwise', async () => {
      const { make, locked, proposals, owner, nextId } = await start();
      const proposal = await make();
      const untouched = await make();
      await proposals.decide(proposal.id, 'approved', owner, { noteId: 'n' });
      const made = { noteId: 'n' };
      expect(await locked(proposal.id)).toEqual({ ...proposal, state: 'approved', made });
      await proposals.decide(proposal.id, 'undone', owner, made);
      expect(await locked(proposal.id)).toEqual({ ...proposal, state: 'undone', made });
      await proposals.decide(nextId(), 'refused', owner, {});
      expect(await locked(untouched.id)).toEqual(untouched);
    });

    it('of an owner are listed with those that wait first, then the newest, and no more than asked for', async () => {
      const { make, proposals, owner, other } = await start();
      const at = (minutes: number) => ({ createdAt: new Date(AT.getTime() + minutes * 60_000) });
      const old = await make(at(0));
      const decided = await make(at(3));
      const newer = await make(at(1));
      await make({ ownerId: other, ...at(2) });
      await make({ action: 'ship-order', ...at(4) });
      await proposals.decide(decided.id, 'refused', owner, {});
      const idsOf = async (most: number) =>
        (await proposals.ofOwner(owner, ['change-product'], most)).map(({ id }) => id);
      expect(await idsOf(10)).toEqual([newer.id, old.id, decided.id]);
      expect(await idsOf(2)).toEqual([newer.id, old.id]);
    });

    it('of an owner wait in no greater number than may, whoever proposes at the same moment and whatever', async () => {
      const { make, proposals, unit, owner, other, nextId } = await start();
      const decided = await make();
      await proposals.decide(decided.id, 'refused', owner, {});
      await make({ ownerId: other });
      const wanted = ['change-product', 'ship-order', 'ship-order', 'note-order', 'note-order'];
      const added = await Promise.all(
        wanted.map((action) =>
          unit.run(() =>
            proposals.add({ ...decided, id: nextId(), action, state: 'waiting', createdAt: AT }, 3),
          ),
        ),
      );
      expect(added.filter(Boolean)).toHaveLength(3);
      const kept = await proposals.ofOwner(owner, [...new Set(wanted)], 10);
      expect(kept.filter(({ state }) => state === 'waiting')).toHaveLength(3);
    });

    it('of one moment are listed with the higher id first', async () => {
      const { make, proposals, owner } = await start();
      const made = [await make(), await make(), await make()].map(({ id }) => id);
      const listed = (await proposals.ofOwner(owner, ['change-product'], 10)).map(({ id }) => id);
      expect(listed).toEqual(made.toSorted().reverse());
    });
  });
}
