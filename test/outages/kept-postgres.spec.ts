import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Kept } from '../../api/scripts/lib/kept.mjs';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { cutPower, until } from '../support/processes.js';

const TEN_MINUTES_MS = 600_000;

describe('a PostgreSQL that waits to be started again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duka-kept-'));
  chmodSync(folder, 0o755);
  const place = postgresPlace(folder);
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  afterAll(() => {
    out.mockRestore();
    for (const path of [place.data, folder]) rmSync(path, { recursive: true, force: true });
  });

  const options = { password: 'kept', logFile: join(folder, 'postgres.log'), sync: false };
  const file = () => {
    try {
      return readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n');
    } catch {
      return [];
    }
  };
  const pid = () => Number(file()[0]);
  const cut = () => cutPower([pid()]);
  const isReady = (other: number) => pid() !== other && file()[7]?.trim() === 'ready';

  it('does not hold up the end of the shop', async () => {
    const lost: Error[] = [];
    const kept = new Kept('PostgreSQL', {
      launch: () => startPostgres(place, options),
      onLost: (error) => lost.push(error),
      firstPauseMs: TEN_MINUTES_MS,
    });
    await kept.start();
    cut();
    const noticed = 'PostgreSQL ended with SIGKILL; it is started again in 600 s.';
    await until('its end is noticed', () => out.mock.calls.some(([text]) => String(text).includes(noticed)));
    await kept.stop();
    expect(lost).toEqual([]);
  });

  it('is started once more when it is killed while it starts', async () => {
    const lost: Error[] = [];
    const killed: number[] = [];
    const kept = new Kept('PostgreSQL', {
      launch: async () => {
        const before = pid();
        const starting = startPostgres(place, options);
        if (launches++ === 1) {
          while (!(pid() > 1) || pid() === before) await setImmediate();
          killed.push(pid());
          cut();
        }
        return starting;
      },
      onLost: (error) => lost.push(error),
      firstPauseMs: 1,
    });
    let launches = 0;
    await kept.start();
    cut();
    await until('it runs again', () => launches === 3 && isReady(killed[0] ?? 0));
    const told = out.mock.calls.map(([text]) => String(text)).join('');
    expect(told).toContain('PostgreSQL could not be started (PostgreSQL ended with SIGKILL:)');
    await kept.stop();
    expect([killed.length, lost]).toEqual([1, []]);
  });

  it('lets the shop end when it cannot be started again', async () => {
    const lost: Error[] = [];
    let hasStarted = false;
    const kept = new Kept('PostgreSQL', {
      launch: () => {
        if (hasStarted) throw new Error('no room for it');
        hasStarted = true;
        return startPostgres(place, options);
      },
      onLost: async (error) => {
        await kept.stop();
        lost.push(error);
      },
      firstPauseMs: 1,
    });
    await kept.start();
    cut();
    await until('its loss is told', () => lost.length > 0);
    expect(lost.map(({ message }) => message)).toEqual(['no room for it']);
  });
});
