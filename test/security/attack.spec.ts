import { beforeAll, describe, expect, it } from '@jest/globals';
import { attack } from '../attack/attack.js';
import { useShop } from '../support/use-shop.js';

const requests = Number(process.env['ATTACK_REQUESTS'] ?? 1_000);
const seed = Number(process.env['ATTACK_SEED'] ?? 1);

describe('random requests to every operation of the document', () => {
  const shop = useShop({ demo: true });

  // what is met here by chance is no coverage of the document
  beforeAll(() => {
    delete process.env['DUKA_CONTRACT_LOG'];
  });

  it(
    `are answered as it says: ${requests} of seed ${seed}, none with 5xx, none after more than 5 s`,
    async () => {
      const { findings, statuses } = await attack(shop, seed, requests);
      expect(findings.slice(0, 12)).toEqual([]);
      for (const status of [200, 400, 401, 403, 404, 409]) expect(statuses[status]).toBeGreaterThan(0);
    },
    requests * 1_000,
  );
});
