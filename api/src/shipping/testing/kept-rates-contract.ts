import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { KeptRates } from '../application/live-rates.js';
import type { CarrierRate } from '../domain/carrier-rate.js';

const at = (time: string) => new Date(`2020-01-01T${time}:00Z`);
const rate = (cents: number, days: number | null = 2): CarrierRate => ({
  ...{ carrier: 'USPS', service: 'Priority', price: Money.ofCents(cents), days },
});
const [NOW, UNTIL] = [at('10:00'), at('10:30')];
const LATER_UNTIL = at('11:00');

/** What every keeper of rates must do, in memory as in PostgreSQL. `open` gives a keeper and two keys that nobody has used. */
export function keptRatesContract(
  where: string,
  open: () => Promise<{ rates: KeptRates; keys: readonly [string, string] }>,
): void {
  async function kept() {
    const { rates, keys } = await open();
    await rates.keep(keys[0], [rate(899), rate(549, null)], NOW, UNTIL);
    return { rates, key: keys[0], other: keys[1] };
  }

  describe(`kept rates ${where}`, () => {
    it('come back as the carrier told them, though their time be over; another parcel has none', async () => {
      const { rates, key, other } = await kept();
      expect(await rates.find(key)).toEqual({ rates: [rate(899), rate(549, null)], until: UNTIL });
      expect(await rates.find(other)).toBeUndefined();
    });

    it('stand until their time is over: whoever asked besides is told the first', async () => {
      const { rates, key } = await kept();
      expect(await rates.keep(key, [rate(100)], at('10:29'), LATER_UNTIL)).toEqual([
        rate(899),
        rate(549, null),
      ]);
      expect((await rates.find(key))?.until).toEqual(UNTIL);
    });

    it('are replaced as their time ends', async () => {
      const { rates, key } = await kept();
      expect(await rates.keep(key, [rate(100)], UNTIL, LATER_UNTIL)).toEqual([rate(100)]);
      expect(await rates.find(key)).toEqual({ rates: [rate(100)], until: LATER_UNTIL });
    });

    it('may be none: that there was no answer is kept as well', async () => {
      const { rates, other } = await kept();
      expect(await rates.keep(other, [], NOW, UNTIL)).toEqual([]);
      expect(await rates.find(other)).toEqual({ rates: [], until: UNTIL });
    });

    it('are one answer to many who ask at once', async () => {
      const { rates, other } = await kept();
      const prices = [100, 200, 300, 400, 500];
      const told = await Promise.all(prices.map((cents) => rates.keep(other, [rate(cents)], NOW, UNTIL)));
      expect(new Set(told.map((of) => of[0]?.price.cents)).size).toBe(1);
      expect(told[0]).toEqual((await rates.find(other))?.rates);
    });

    it('are forgotten once they were over before that time', async () => {
      const { rates, key, other } = await kept();
      await rates.keep(other, [rate(700)], NOW, LATER_UNTIL);
      await rates.forget(UNTIL);
      expect(await rates.find(key)).toBeDefined();
      await rates.forget(at('10:31'));
      expect(await rates.find(key)).toBeUndefined();
      expect((await rates.find(other))?.rates).toEqual([rate(700)]);
    });
  });
}
