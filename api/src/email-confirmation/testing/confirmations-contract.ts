import { describe, expect, it } from '@jest/globals';
import type { Confirmations } from '../application/ports.js';

/** Two accounts that have confirmed nothing. */
export interface ConfirmationsScene {
  confirmations: Confirmations;
  ann: string;
  bob: string;
}

/** What every keeper of confirmed mail addresses must do, in memory as in PostgreSQL. */
export function confirmationsContract(where: string, open: () => Promise<ConfirmationsScene>): void {
  async function issued() {
    const scene = await open();
    const issue = async (accountId: string) => {
      const token = await scene.confirmations.issue(accountId);
      if (token === undefined) throw new Error('no token');
      return token;
    };
    return { ...scene, issue };
  }

  describe(`confirmed mail addresses ${where}`, () => {
    it('are so by the link of their account, which works once', async () => {
      const { confirmations, issue, ann, bob } = await issued();
      const [anns, bobs] = [await issue(ann), await issue(bob)];
      expect(await confirmations.isConfirmed(ann)).toBe(false);
      expect([await confirmations.redeem(anns), await confirmations.redeem(anns)]).toEqual([true, false]);
      expect([await confirmations.isConfirmed(ann), await confirmations.isConfirmed(bob)]).toEqual([
        ...[true, false],
      ]);
      expect([await confirmations.redeem(bobs), await confirmations.isConfirmed(bob)]).toEqual([true, true]);
      expect(await confirmations.redeem('no-token')).toBe(false);
    });

    it('are so by the last link alone', async () => {
      const { confirmations, issue, ann } = await issued();
      const [first, last] = [await issue(ann), await issue(ann)];
      expect([await confirmations.redeem(first), await confirmations.isConfirmed(ann)]).toEqual([
        ...[false, false],
      ]);
      expect(await confirmations.redeem(last)).toBe(true);
    });

    it('are so by another mail, and stay so whatever is issued later', async () => {
      const { confirmations, issue, ann } = await issued();
      await confirmations.confirm(ann);
      await issue(ann);
      expect(await confirmations.isConfirmed(ann)).toBe(true);
      await confirmations.confirm(ann);
      expect(await confirmations.isConfirmed(ann)).toBe(true);
    });

    it('are asked for three times an hour, each account for itself; the last link lives on', async () => {
      const { confirmations, issue, ann, bob } = await issued();
      const tokens = [await issue(ann), await issue(ann), await issue(ann)];
      expect(await confirmations.issue(ann)).toBeUndefined();
      await issue(bob);
      expect(await confirmations.redeem(tokens[2] ?? '')).toBe(true);
    });
  });
}
