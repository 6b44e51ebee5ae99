import { describe, expect, it } from '@jest/globals';
import type { Feedback, Feedbacks } from '../application/ports.js';

/** Two orders without feedback. */
export interface FeedbacksScene {
  feedbacks: Feedbacks;
  orderId: string;
  otherId: string;
  /** What is kept of both orders, the first's first. */
  kept: () => Promise<readonly Feedback[]>;
}

/** What every keeper of words on orders must do, in memory as in PostgreSQL. */
export function feedbacksContract(where: string, open: () => Promise<FeedbacksScene>): void {
  describe(`words on orders ${where}`, () => {
    it('are one for each order: the first', async () => {
      const { feedbacks, orderId, otherId, kept } = await open();
      const first: Feedback = { orderId, rating: 5, comment: 'Quick.' };
      const other: Feedback = { orderId: otherId, rating: 1, comment: '' };
      expect(await feedbacks.add(first)).toBe(true);
      expect(await feedbacks.add({ ...first, rating: 2 })).toBe(false);
      expect(await feedbacks.add(other)).toBe(true);
      expect(await kept()).toEqual([first, other]);
    });
  });
}
