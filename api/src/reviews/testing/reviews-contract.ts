import { describe, expect, it } from '@jest/globals';
import type { Reviews } from '../application/ports.js';

/** A product without stars and two shoppers. */
export interface ReviewsScene {
  reviews: Reviews;
  productId: string;
  /** A product that is not on sale. */
  hiddenId: string;
  ann: string;
  bob: string;
  unknownId: string;
}

const silent = { answer: null, answeredAt: null, authorTold: false };

/** What every keeper of reviews must do, in memory as in PostgreSQL. */
export function reviewsContract(where: string, open: () => Promise<ReviewsScene>): void {
  async function reviewed() {
    const scene = await open();
    const { reviews, productId, ann, bob } = scene;
    const words = {
      ...({ productId, rating: 4, title: 'Warm', comment: 'And light.' } as const),
      ...({ fit: 'small', status: 'pending' } as const),
    };
    await reviews.save({ ...words, accountId: ann });
    await reviews.save({ ...words, accountId: bob, rating: 1 });
    const of = async (accountId: string) => {
      const found = await reviews.find(productId, accountId);
      if (!found) throw new Error('no such review');
      return found;
    };
    return { ...scene, words, of, anns: await of(ann), bobs: await of(bob) };
  }

  describe(`reviews ${where}`, () => {
    it('come back as they were written, by their writer or by their id', async () => {
      const { reviews, productId, hiddenId, words, anns, ann, bobs, unknownId } = await reviewed();
      expect(anns).toEqual({ ...words, id: anns.id, ...silent });
      expect(await reviews.byId(bobs.id)).toEqual({ ...words, id: bobs.id, rating: 1, ...silent });
      expect(await reviews.find(hiddenId, ann)).toBeUndefined();
      expect(await reviews.find(productId, unknownId)).toBeUndefined();
      expect(await reviews.byId(unknownId)).toBeUndefined();
    });

    it('are one per shopper and product, however often they are written', async () => {
      const { reviews, of, words, anns, ann, bob, bobs } = await reviewed();
      const again = {
        ...words,
        rating: 2,
        title: 'Cold',
        comment: '',
        fit: null,
        status: 'published',
      } as const;
      await reviews.setAnswer(anns.id, 'Sorry.');
      await reviews.save({ ...again, accountId: ann });
      const answered = { answer: 'Sorry.', answeredAt: expect.any(String), authorTold: false };
      expect(await of(ann)).toEqual({ ...again, id: anns.id, ...answered });
      expect(await of(bob)).toEqual(bobs);
    });

    it('are judged and taken out one at a time', async () => {
      const { reviews, of, anns, ann, bob, bobs, productId } = await reviewed();
      await reviews.setStatus(anns.id, 'rejected');
      expect([await of(ann), await of(bob)]).toEqual([{ ...anns, status: 'rejected' }, bobs]);
      await reviews.delete(anns.id);
      expect([await reviews.find(productId, ann), await of(bob)]).toEqual([undefined, bobs]);
      await reviews.delete(anns.id);
      await reviews.setStatus(anns.id, 'published');
      expect(await reviews.byId(anns.id)).toBeUndefined();
    });

    it('have one answer, which goes with null', async () => {
      const { reviews, of, ann, anns, bob, bobs, unknownId } = await reviewed();
      await reviews.setAnswer(anns.id, 'Sorry.');
      await reviews.setAnswer(anns.id, 'We are sorry.');
      expect([(await of(ann)).answer, await of(bob)]).toEqual(['We are sorry.', bobs]);
      await reviews.setAuthorTold(anns.id);
      await reviews.setAnswer(anns.id, null);
      expect([await of(ann), await of(bob)]).toEqual([{ ...anns, authorTold: true }, bobs]);
      expect((await reviews.writerOf(anns.id))?.email).toContain('@');
      await reviews.setAnswer(anns.id, 'We are sorry.');
      await reviews.forgetAnswer(anns.id);
      expect([await of(ann), await of(bob)]).toEqual([anns, bobs]);
      expect(await reviews.writerOf(unknownId)).toBeUndefined();
    });

    it('are of products on sale', async () => {
      const { reviews, productId, hiddenId, unknownId } = await open();
      for (const [id, isOnSale] of [
        [productId, true],
        [hiddenId, false],
        [unknownId, false],
      ] as const)
        expect(await reviews.lockProduct(id)).toBe(isOnSale);
    });

    it('add up to stars, whose average has two digits, and to none when the last goes', async () => {
      const { reviews, productId, unknownId } = await open();
      expect(await reviews.addStars(productId, 5, 1)).toEqual({ average: 5, count: 1 });
      expect(await reviews.addStars(productId, 8, 2)).toEqual({ average: 4.33, count: 3 });
      expect(await reviews.addStars(productId, -13, -3)).toEqual({ average: 0, count: 0 });
      expect(await reviews.addStars(unknownId, 5, 1)).toEqual({ average: 0, count: 0 });
    });
  });
}
