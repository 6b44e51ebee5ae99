import { describe, expect, it } from '@jest/globals';
import type { TypedValues } from '../application/ports.js';

/** What every keeper of typed values must do, in memory as in PostgreSQL. `open` gives one in which nothing was typed. */
export function typedValuesContract(where: string, open: () => Promise<TypedValues>): void {
  describe(`the keys that were typed ${where}`, () => {
    it('are none until some are, and then those, whole', async () => {
      const typed = await open();
      expect(await typed.read()).toEqual({});
      expect(await typed.lock()).toEqual({});
      await typed.write({ STRIPE_SECRET_KEY: 'c2VhbGVk', SHIP_FROM: '“Köln”' });
      expect(await typed.read()).toEqual({ STRIPE_SECRET_KEY: 'c2VhbGVk', SHIP_FROM: '“Köln”' });
      await typed.write({ SHIP_FROM: 'x' });
      expect(await typed.lock()).toEqual({ SHIP_FROM: 'x' });
    });
  });
}
