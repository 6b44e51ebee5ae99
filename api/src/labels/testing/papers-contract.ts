import { describe, expect, it } from '@jest/globals';
import type { Paper, Papers } from '../application/ports.js';

/** Where papers of two labels can be kept, fresh for each test. */
export interface PapersScene {
  papers: Papers;
  labelId: string;
  otherId: string;
}

/** Every byte that there is: a paper is no text. */
const PDF: Paper = { type: 'application/pdf', bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte) };
const PNG: Paper = { type: 'image/png', bytes: Uint8Array.of(137, 80, 78, 71) };

/** What every keeper of papers must do, in memory as in PostgreSQL. */
export function papersContract(where: string, open: () => Promise<PapersScene>): void {
  /** Type and bytes; how a keeper wraps these is its own affair. */
  const kept = async (papers: Papers, labelId: string) => {
    const paper = await papers.find(labelId);
    return paper && { type: paper.type, bytes: Uint8Array.from(paper.bytes) };
  };

  describe(`papers ${where}`, () => {
    it('come back byte by byte, each with its own label', async () => {
      const { papers, labelId, otherId } = await open();
      expect(await kept(papers, labelId)).toBeUndefined();
      await papers.keep(labelId, PDF);
      await papers.keep(otherId, PNG);
      expect([await kept(papers, labelId), await kept(papers, otherId)]).toEqual([PDF, PNG]);
    });

    it('are not replaced: the first that was kept is the one', async () => {
      const { papers, labelId } = await open();
      await papers.keep(labelId, PDF);
      await papers.keep(labelId, PNG);
      expect(await kept(papers, labelId)).toEqual(PDF);
    });

    it('are dropped, also twice, and no other goes with them', async () => {
      const { papers, labelId, otherId } = await open();
      await papers.keep(labelId, PDF);
      await papers.keep(otherId, PNG);
      await papers.drop(labelId);
      await papers.drop(labelId);
      expect([await kept(papers, labelId), await kept(papers, otherId)]).toEqual([undefined, PNG]);
    });
  });
}
