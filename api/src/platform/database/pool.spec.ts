import { describe, expect, it, jest } from '@jest/globals';
import type { Config } from '../config/config.js';
import { Pool } from './pool.js';

const config = { env: { DATABASE_URL: 'postgres://nowhere', DATABASE_POOL: 1 } } as Config;

describe('a pool', () => {
  it('knows for how long nobody has had a connection', async () => {
    let now = 1_000;
    const pool = new Pool(config, undefined, () => now);
    const connect = jest.spyOn(pool.clients, 'connect');
    expect(pool.emptyForMs()).toBe(0);
    connect.mockImplementation(() => Promise.reject(new Error('no connection')));
    await expect(pool.connect()).rejects.toThrow('no connection');
    now += 59_000;
    await expect(pool.connect()).rejects.toThrow('no connection');
    now += 2_000;
    expect(pool.emptyForMs()).toBe(61_000);
    connect.mockImplementation(() => Promise.resolve({}));
    await pool.connect();
    expect(pool.emptyForMs()).toBe(0);
  });
});
