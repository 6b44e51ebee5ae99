import { describe, expect, it } from '@jest/globals';
import type { Identities } from '../application/ports.js';

/** What every keeper of the identity must do, in memory as in PostgreSQL. `open` gives one in which nothing was decided. */
export function identitiesContract(where: string, open: () => Promise<Identities>): void {
  describe(`the identity of the shop ${where}`, () => {
    it('is empty until something is decided, and then that, whole', async () => {
      const identities = await open();
      expect(await identities.read()).toEqual({});
      expect(await identities.lock()).toEqual({});
      await identities.write({ fonts: 'classic', companyName: 'Lampen GmbH & Co. “KG”' });
      expect(await identities.read()).toEqual({ fonts: 'classic', companyName: 'Lampen GmbH & Co. “KG”' });
      await identities.write({ fonts: 'technical' });
      expect(await identities.lock()).toEqual({ fonts: 'technical' });
    });
  });
}
