import { describe, expect, it } from '@jest/globals';
import { availableParallelism } from 'node:os';
import type { Config } from '../../../platform/config/config.js';
import { Busy } from '../../../platform/http/busy.js';
import { Argon2Passwords } from './argon2-passwords.js';

/** On machines with fewer than three processors, one is left to those who look and buy. */
const HASHES = availableParallelism() > 2 ? 2 : 1;
const QUEUE = 32;
const COMING = 200;
/** Costs next to nothing to compare with. */
const CHEAP = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const passwords = () => new Argon2Passwords({ isProduction: false } as Config);
const areBusy = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) => one.status === 'rejected' && one.reason instanceof Busy);

/** The first to come are taken, the others told to come again. */
const onlyTaken = (taken: number) => Array.from({ length: COMING }, (_, coming) => coming >= taken);

describe('R40 passwords in a storm of log-ins', () => {
  it('are compared two at once at most, while 32 wait and the others are told to come again', async () => {
    const all = passwords();
    const hashes = await Promise.allSettled(
      Array.from({ length: COMING }, () => all.matches('a-good-password-1', CHEAP)),
    );
    const taken = HASHES + QUEUE;
    expect(areBusy(hashes)).toEqual(onlyTaken(taken));
  });

  it('let twice as many log-ins ask the database, while 32 wait and the others are told to come again', async () => {
    const all = passwords();
    const ends: (() => void)[] = [];
    const login = () => new Promise<void>((resolve) => void ends.push(resolve));
    const logins = Array.from({ length: COMING }, () => all.inTurn(login));
    const settled = Promise.allSettled(logins);
    expect(ends).toHaveLength(2 * HASHES);
    const taken = 2 * HASHES + QUEUE;
    for (let done = 0; done < taken; done += 1) {
      ends[done]?.();
      await logins[done];
    }
    expect(areBusy(await settled)).toEqual(onlyTaken(taken));
  });
});
