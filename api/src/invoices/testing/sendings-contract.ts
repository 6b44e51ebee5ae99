import { describe, expect, it } from '@jest/globals';
import type { NewSending, Sendings } from '../application/ports.js';
import type { SendingAnswer } from '../domain/sending.js';

export interface SendingsScene {
  sendings: Sendings;
  /** Of one order. */
  papers: readonly [NewSending, NewSending];
  /** That much later. */
  pass: (minutes: number) => void;
}

const SENT: SendingAnswer = { outcome: 'sent', reference: 'guid-1' };
const UNCLEAR: SendingAnswer = { outcome: 'unclear', reason: 'no answer' };
const REFUSED: SendingAnswer = { outcome: 'refused', reason: 'no such receiver' };

/** What keeps e-invoices on their way must do, in memory as in PostgreSQL. */
export function sendingsContract(where: string, open: () => Promise<SendingsScene>): void {
  describe(`the e-invoices on their way ${where}`, () => {
    it('wait from when they are wanted, the oldest first, and are sent once', async () => {
      const { sendings, papers, pass } = await open();
      expect(await sendings.want(papers[1])).toBe(true);
      pass(1);
      expect(await sendings.want(papers[0])).toBe(true);
      expect(await sendings.due(5)).toEqual([papers[1].id, papers[0].id]);
      expect(await sendings.due(1)).toEqual([papers[1].id]);
      expect(await sendings.take(papers[0].id)).toEqual({
        ...{ ...papers[0], state: 'waiting', reason: '', reference: null, tries: 1 },
      });
      await sendings.settle({ id: papers[0].id, tries: 1 }, SENT);
      expect([await sendings.want(papers[0]), await sendings.due(5)]).toEqual([false, [papers[1].id]]);
    });

    it('are in one hand at a time, and free again when that has died', async () => {
      const { sendings, papers, pass } = await open();
      const [{ id }] = papers;
      await sendings.want(papers[0]);
      const all = await Promise.all([sendings.take(id), sendings.take(id), sendings.take(id)]);
      expect(all.filter(Boolean)).toMatchObject([{ id, tries: 1 }]);
      expect([await sendings.want(papers[0]), await sendings.due(5)]).toEqual([false, []]);
      pass(3);
      expect(await sendings.take(id)).toMatchObject({ tries: 2 });
    });

    it('wait longer after each try without an answer, and take no late one but that they were sent', async () => {
      const { sendings, papers, pass } = await open();
      const [{ id }] = papers;
      await sendings.want(papers[0]);
      await sendings.take(id);
      await sendings.settle({ id, tries: 1 }, UNCLEAR);
      expect([await sendings.due(5), await sendings.take(id)]).toEqual([[], undefined]);
      pass(60);
      expect(await sendings.take(id)).toMatchObject({ tries: 2, reason: 'no answer' });
      await sendings.settle({ id, tries: 1 }, REFUSED);
      pass(120);
      expect(await sendings.due(5)).toEqual([id]);
      await sendings.settle({ id, tries: 1 }, SENT);
      expect(await sendings.due(5)).toEqual([]);
    });

    it('that are refused wait again once they are wanted, at another address too', async () => {
      const { sendings, papers } = await open();
      const [paper] = papers;
      await sendings.want(paper);
      await sendings.take(paper.id);
      await sendings.settle({ id: paper.id, tries: 1 }, REFUSED);
      expect([await sendings.due(5), await sendings.take(paper.id)]).toEqual([[], undefined]);
      expect(await sendings.want({ ...paper, participant: '9930:DE136695976' })).toBe(true);
      expect(await sendings.take(paper.id)).toMatchObject({
        ...{ participant: '9930:DE136695976', state: 'waiting', reason: '' },
      });
    });

    it('that nobody wants are none', async () => {
      const { sendings, papers } = await open();
      expect(await sendings.take(papers[0].id)).toBeUndefined();
      await sendings.settle({ id: papers[0].id, tries: 1 }, SENT);
      expect(await sendings.due(5)).toEqual([]);
    });
  });
}
