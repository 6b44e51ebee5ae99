import { afterEach, describe, expect, it } from '@jest/globals';
import { answerRenewal, onSessionEnded, sessionEnded } from './session-renewal';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

describe('a session that ends while somebody works', () => {
  it('is over at once when no page can ask for the password', async () => {
    await expect(sessionEnded()).resolves.toBe(false);
  });

  it('asks once for all calls that fail meanwhile', async () => {
    const shown: boolean[] = [];
    leave = onSessionEnded((open) => shown.push(open));
    const calls = [sessionEnded(), sessionEnded(), sessionEnded()];
    answerRenewal(true);
    await expect(Promise.all(calls)).resolves.toEqual([true, true, true]);
    expect(shown).toEqual([true, false]);
  });

  it('lets the calls fail when the person gives up', async () => {
    leave = onSessionEnded(() => undefined);
    const call = sessionEnded();
    answerRenewal(false);
    await expect(call).resolves.toBe(false);
  });
});
