import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { crowd, patiently } from '../support/concurrent.js';
import { goods, mustBeSound, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const BUYERS = 8;
const PIECES = 5;

const shop = useShop();

describe('R41 a machine whose processors are all busy with something else', () => {
  it('sells every piece once and tells everybody how it went', async () => {
    const jacket = await goods(shop, { stock: PIECES });
    const people = await crowd(shop, BUYERS);
    const burners = Array.from({ length: 2 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (const end = Date.now() + 60_000; Date.now() < end; );']),
    );
    try {
      const buy = (one: (typeof people)[number]) =>
        patiently(() => one.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }));
      const answers = await Promise.all(people.map(buy));
      const bought = answers.filter(({ status }) => status === 200);
      expect([bought.length, answers.filter(({ status }) => status === 409).length]).toEqual([
        PIECES,
        BUYERS - PIECES,
      ]);
    } finally {
      for (const burner of burners) burner.kill('SIGKILL');
    }
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: PIECES, held: PIECES });
    await shop.client.get('/products', { expect: 200 });
    await mustBeSound(shop);
  });
});
