import { describe, expect, it } from '@jest/globals';
import type { Confirmations } from '../application/ports.js';

/** Two accounts that have confirmed nothing. */
export interface ConfirmationsScene {
  confirmations: Confirmations;
  /** As the accounts write it down. */
  confirm: (accountId: string) => Promise<void>;
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
    it('have a link that tells its account once, and nobody else’s where one is named', async () => {
      const { confirmations, issue, ann, bob } = await issued();
      const [anns, bobs] = [await issue(ann), await issue(bob)];
      expect(await confirmations.redeem(anns, bob)).toBeUndefined();
      expect([await confirmations.redeem(anns), await confirmations.redeem(anns)]).toEqual([ann, undefined]);
      expect(await confirmations.redeem(bobs, bob)).toBe(bob);
      expect(await confirmations.redeem('no-token')).toBeUndefined();
    });

    it('have their last link alone', async () => {
      const { confirmations, issue, ann } = await issued();
      const [first, last] = [await issue(ann), await issue(ann)];
      expect(await confirmations.redeem(first)).toBeUndefined();
      expect(await confirmations.redeem(last)).toBe(ann);
    });

    it('are so once it is written down, and stay so whatever is issued later', async () => {
      const { confirmations, confirm, issue, ann, bob } = await issued();
      expect(await confirmations.isConfirmed(ann)).toBe(false);
      await confirm(ann);
      await issue(ann);
      expect([await confirmations.isConfirmed(ann), await confirmations.isConfirmed(bob)]).toEqual([
        ...[true, false],
      ]);
    });

    it('are asked for three times an hour, each account for itself; the last link lives on', async () => {
      const { confirmations, issue, ann, bob } = await issued();
      const tokens = [await issue(ann), await issue(ann), await issue(ann)];
      expect(await confirmations.issue(ann)).toBeUndefined();
      await issue(bob);
      expect(await confirmations.redeem(tokens[2] ?? '')).toBe(ann);
    });
  });
}
