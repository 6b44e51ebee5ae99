import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { useShop } from '../support/use-shop.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { SIGNED_BY, STRANGER, TlsDatabase } from '../support/tls-database.js';

const shop = useShop();
let line: TlsDatabase;

beforeAll(async () => {
  line = new TlsDatabase(shop.databaseUrl);
  await line.listen();
});
afterAll(() => line.close());

async function ask(options: Record<string, string>): Promise<unknown> {
  const pool = new Pool(readConfig({ DATABASE_URL: line.url(options), JWT_SECRET: 'x'.repeat(40) }));
  try {
    return (await pool.clients.query<{ one: number }>('select 1 as one')).rows;
  } finally {
    await pool.clients.end();
  }
}

describe('a database behind TLS', () => {
  it('is spoken to when its certificate is of whom DATABASE_URL names', async () => {
    const before = line.secured;
    expect(await ask({ sslmode: 'verify-full', sslrootcert: SIGNED_BY })).toEqual([{ one: 1 }]);
    expect(line.secured).toBe(before + 1);
  });

  it.each([
    [
      'somebody else has signed it',
      { sslmode: 'verify-full', sslrootcert: STRANGER },
      /self-signed certificate/,
    ],
    ['nobody known has signed it', { sslmode: 'verify-full' }, /self-signed certificate/],
    ['the client asks for no TLS', {}, /terminated|ECONNRESET|ended/i],
  ])('is not, where %s', async (_, options, why) => {
    await expect(ask(options as Record<string, string>)).rejects.toThrow(why);
  });
});
