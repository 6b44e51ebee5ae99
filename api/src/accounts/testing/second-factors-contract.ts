import { describe, expect, it } from '@jest/globals';
import type { SecondFactors } from '../application/second-factor-ports.js';

/** Two accounts without a second factor. */
export interface SecondFactorsScene {
  factors: SecondFactors;
  ann: string;
  bob: string;
}

/** What every keeper of second factors must do, in memory as in PostgreSQL. */
export function secondFactorsContract(where: string, open: () => Promise<SecondFactorsScene>): void {
  async function on() {
    const scene = await open();
    await scene.factors.start(scene.ann, 'secret');
    await scene.factors.confirm(scene.ann);
    return scene;
  }

  describe(`second factors ${where}`, () => {
    it('wait for their first code, and a secret that waits is replaced by the next', async () => {
      const { factors, ann, bob } = await open();
      expect(await factors.find(ann)).toBeUndefined();
      await factors.start(ann, 'first');
      await factors.start(ann, 'second');
      expect(await factors.find(ann)).toEqual({ secret: 'second', isConfirmed: false });
      await factors.confirm(ann);
      expect(await factors.find(ann)).toEqual({ secret: 'second', isConfirmed: true });
      expect(await factors.find(bob)).toBeUndefined();
    });

    it('keep the secret that is confirmed, whoever starts anew', async () => {
      const { factors, ann } = await on();
      await factors.start(ann, 'of somebody else');
      expect(await factors.find(ann)).toEqual({ secret: 'secret', isConfirmed: true });
    });

    it('take the code of each time step once, and none of an earlier one', async () => {
      const { factors, ann, bob } = await on();
      expect(await factors.useStep(ann, 7)).toBe(true);
      expect(await factors.useStep(ann, 7)).toBe(false);
      expect(await factors.useStep(ann, 6)).toBe(false);
      expect(await factors.useStep(ann, 8)).toBe(true);
      expect(await factors.useStep(bob, 9)).toBe(false);
    });

    it('take the code for a new secret in the step that an earlier secret has used', async () => {
      const { factors, ann } = await open();
      await factors.start(ann, 'first');
      await factors.useStep(ann, 7);
      await factors.start(ann, 'second');
      expect(await factors.useStep(ann, 7)).toBe(true);
    });

    it('take each recovery code once, however it is written, and of its own account alone', async () => {
      const { factors, ann, bob } = await on();
      await factors.replaceRecoveryCodes(ann, ['aaaaa-bbbbb', 'ccccc-ddddd']);
      expect(await factors.recoveryCodesLeft(ann)).toBe(2);
      expect(await factors.recoveryCodesLeft(bob)).toBe(0);
      expect(await factors.useRecoveryCode(bob, 'aaaaa-bbbbb')).toBe(false);
      expect(await factors.useRecoveryCode(ann, ' AAAAA bbbbb')).toBe(true);
      expect(await factors.useRecoveryCode(ann, 'aaaaa-bbbbb')).toBe(false);
      expect(await factors.recoveryCodesLeft(ann)).toBe(1);
    });

    it('replace the codes of one account alone', async () => {
      const { factors, ann, bob } = await on();
      await factors.replaceRecoveryCodes(ann, ['aaaaa-bbbbb']);
      await factors.replaceRecoveryCodes(bob, ['eeeee-fffff']);
      await factors.replaceRecoveryCodes(ann, ['ccccc-ddddd']);
      expect(await factors.useRecoveryCode(ann, 'aaaaa-bbbbb')).toBe(false);
      expect(await factors.recoveryCodesLeft(bob)).toBe(1);
    });

    it('leave their codes where they are told to', async () => {
      const { factors, ann } = await on();
      await factors.replaceRecoveryCodes(ann, ['aaaaa-bbbbb']);
      await factors.remove(ann, true);
      expect([await factors.find(ann), await factors.recoveryCodesLeft(ann)]).toEqual([undefined, 1]);
    });

    it('go with their codes, and begin anew afterwards', async () => {
      const { factors, ann, bob } = await on();
      await factors.useStep(ann, 7);
      await factors.replaceRecoveryCodes(ann, ['aaaaa-bbbbb']);
      await factors.replaceRecoveryCodes(bob, ['eeeee-fffff']);
      await factors.remove(ann);
      expect(await factors.find(ann)).toBeUndefined();
      expect(await factors.recoveryCodesLeft(ann)).toBe(0);
      expect(await factors.recoveryCodesLeft(bob)).toBe(1);
      await factors.start(ann, 'anew');
      expect(await factors.find(ann)).toEqual({ secret: 'anew', isConfirmed: false });
      expect(await factors.useStep(ann, 7)).toBe(true);
    });
  });
}
