import { describe, expect, it } from '@jest/globals';
import type { NewRegistration, Registrations } from '../application/ports.js';
import type { FiscalAnswer } from '../domain/fiscal.js';

export interface RegistrationsScene {
  registrations: Registrations;
  /** The papers of one order: its invoice, and two credit notes. */
  papers: readonly [NewRegistration, NewRegistration, NewRegistration];
  /** That much later. */
  pass: (minutes: number) => void;
}

const REGISTERED: FiscalAnswer = {
  ...{
    outcome: 'registered',
    fiscalNumber: '322000150741',
    verification: '3135',
    qr: '0200~',
    reference: '1000',
  },
};

/** What keeps papers for a tax office must do, in memory as in PostgreSQL. */
export function registrationsContract(where: string, open: () => Promise<RegistrationsScene>): void {
  describe(`the papers for a tax office ${where}`, () => {
    it('wait from when they are added, once, the invoice first', async () => {
      const { registrations, papers } = await open();
      for (const paper of [papers[2], papers[1], papers[0], papers[0]]) await registrations.add(paper);
      expect(await registrations.ofOrder(papers[0].orderId)).toMatchObject(
        papers.map((paper) => ({ ...paper, state: 'waiting', tries: 0, fiscalNumber: null })),
      );
      expect([...(await registrations.due(5))].sort()).toEqual(papers.map(({ id }) => id).sort());
      expect(await registrations.due(2)).toHaveLength(2);
    });

    it('are in one hand at a time, and free again when that has died', async () => {
      const { registrations, papers, pass } = await open();
      const [{ id }] = papers;
      await registrations.add(papers[0]);
      const all = await Promise.all([registrations.take(id), registrations.take(id), registrations.take(id)]);
      expect(all.filter(Boolean)).toMatchObject([{ id, tries: 1 }]);
      expect([await registrations.due(5), await registrations.again(id)]).toEqual([[], false]);
      pass(3);
      expect(await registrations.due(5)).toEqual([id]);
      expect(await registrations.take(id)).toMatchObject({ tries: 2 });
    });

    it('are tried after longer and longer pauses while nobody answers, or at once when asked to', async () => {
      const { registrations, papers, pass } = await open();
      const [{ id }] = papers;
      await registrations.add(papers[0]);
      await registrations.take(id);
      await registrations.settle({ id, tries: 1 }, { outcome: 'unclear', reason: 'no answer' });
      expect([await registrations.due(5), await registrations.take(id)]).toEqual([[], undefined]);
      pass(2);
      await registrations.take(id);
      await registrations.settle(
        { id, tries: 2 },
        { outcome: 'examined', reference: '21PL', reason: 'examined' },
      );
      pass(3);
      expect(await registrations.due(5)).toEqual([]);
      expect(await registrations.again(id)).toBe(true);
      expect(await registrations.take(id)).toMatchObject({ tries: 3, reference: '21PL', reason: 'examined' });
    });

    it('end when they are registered', async () => {
      const { registrations, papers, pass } = await open();
      const [{ id }] = papers;
      await registrations.add(papers[0]);
      await registrations.take(id);
      await registrations.settle({ id, tries: 1 }, REGISTERED);
      await registrations.settle({ id, tries: 1 }, { outcome: 'refused', reason: 'late' });
      const { outcome: _, ...told } = REGISTERED;
      expect(await registrations.find(id)).toMatchObject({ ...told, state: 'registered', reason: '' });
      expect((await registrations.find(id))?.registeredAt).toEqual(expect.any(Date));
      pass(60);
      expect([
        await registrations.due(5),
        await registrations.take(id),
        await registrations.again(id),
      ]).toEqual([[], undefined, false]);
    });

    it('hear of a try that somebody has begun anew since only that they are registered', async () => {
      const { registrations, papers, pass } = await open();
      const [{ id }] = papers;
      await registrations.add(papers[0]);
      await registrations.take(id);
      pass(5);
      expect(await registrations.take(id)).toMatchObject({ tries: 2 });
      await registrations.settle({ id, tries: 1 }, { outcome: 'refused', reason: 'late' });
      expect(await registrations.find(id)).toMatchObject({ state: 'waiting', reason: '' });
      expect(await registrations.take(id)).toBeUndefined();
      await registrations.settle({ id, tries: 1 }, REGISTERED);
      expect(await registrations.find(id)).toMatchObject({ state: 'registered' });
    });

    it('are begun anew where they were refused', async () => {
      const { registrations, papers } = await open();
      const [{ id }] = papers;
      await registrations.add(papers[0]);
      await registrations.take(id);
      await registrations.settle({ id, tries: 1 }, { outcome: 'examined', reference: '21PL', reason: '' });
      await registrations.again(id);
      await registrations.take(id);
      await registrations.settle({ id, tries: 2 }, { outcome: 'refused', reason: 'no commodity code' });
      expect(await registrations.find(id)).toMatchObject({ state: 'refused', reason: 'no commodity code' });
      expect(await registrations.due(5)).toEqual([]);
      expect(await registrations.again(id)).toBe(true);
      expect(await registrations.take(id)).toMatchObject({ tries: 3, reference: null });
      expect(await registrations.again('0192f1c4-0000-7000-8000-00000000ffff')).toBe(false);
    });
  });
}
