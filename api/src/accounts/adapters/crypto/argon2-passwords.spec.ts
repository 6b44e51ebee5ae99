import { describe, expect, it, jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Full } from '@duka/serving/bulkhead.js';
import type { Config } from '../../../platform/config/config.js';
import { Argon2Passwords } from './argon2-passwords.js';

/** On machines with fewer than three processors, one is left to those who look and buy. */
const HASHES = availableParallelism() > 2 ? 2 : 1;
const QUEUE = 32;
const COMING = 200;
/** Costs next to nothing to compare with. */
const CHEAP = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const passwords = () => new Argon2Passwords({ isProduction: false } as Config);
const areBusy = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) => one.status === 'rejected' && one.reason instanceof Full);

const BUSY_MACHINE_MS = 60_000;

/** The first to come are taken, the others told to come again. */
const onlyTaken = (taken: number) => Array.from({ length: COMING }, (_, coming) => coming >= taken);

describe('R40 passwords in a storm of log-ins', () => {
  it(
    'are compared two at once at most, while 32 wait and the others are told to come again',
    async () => {
      const all = passwords();
      const hashes = await Promise.allSettled(
        Array.from({ length: COMING }, () => all.matches('a-good-password-1', CHEAP)),
      );
      const taken = HASHES + QUEUE;
      expect(areBusy(hashes)).toEqual(onlyTaken(taken));
    },
    BUSY_MACHINE_MS,
  );

  it('let twice as many log-ins ask the database, while 32 wait and the others are told to come again', async () => {
    const all = passwords();
    let [atOnce, most] = [0, 0];
    const login = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await setImmediate();
      atOnce -= 1;
    };
    const logins = await Promise.allSettled(Array.from({ length: COMING }, () => all.inTurn(login)));
    expect(most).toBe(2 * HASHES);
    expect(areBusy(logins)).toEqual(onlyTaken(2 * HASHES + QUEUE));
  });

  it('leave to others half of the time in which more of them wait', async () => {
    jest.useFakeTimers();
    const all = passwords();
    const began = performance.now();
    const begins: number[] = [];
    const login = () => {
      begins.push(performance.now() - began);
      return new Promise<void>((resolve) => void setTimeout(resolve, 40));
    };
    const logins = Promise.all(Array.from({ length: 2 * HASHES + 1 }, () => all.inTurn(login)));
    await jest.runAllTimersAsync();
    await logins;
    jest.useRealTimers();
    expect(begins.slice(-2)).toEqual([0, 80]);
  });
});

/** Hashes while no file can be opened, and again when one can be; in a process of its own, since it takes all there are. */
const WITHOUT_DESCRIPTORS = `
  import { closeSync, openSync } from 'node:fs';
  const { Argon2Passwords } = await import('@duka/api/accounts/adapters/crypto/argon2-passwords.js');
  const passwords = new Argon2Passwords({ isProduction: false });
  const hash = () => passwords.hash('a-good-password-1').then(() => 'hashed', ({ code }) => code);
  const taken = [];
  try { for (;;) taken.push(openSync('/dev/null')); } catch {}
  const without = await hash();
  for (const one of taken) closeSync(one);
  process.stdout.write(JSON.stringify([without, await hash(), await hash()]));
  process.exit(0);
`;

describe('R43 a process that cannot begin a thread', () => {
  it('tells a log-in to come again, lives on and hashes the next', async () => {
    const limited = ['-c', 'ulimit -n 128 && exec "$0" "$@"', process.execPath];
    const words = ['--input-type=module', '--eval', WITHOUT_DESCRIPTORS];
    const { stdout } = await promisify(execFile)('sh', [...limited, ...words], {
      env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'silent' },
      timeout: 60_000,
    });
    expect(JSON.parse(stdout)).toEqual(['busy', 'hashed', 'hashed']);
  });
});
