import { afterEach, describe, expect, it } from '@jest/globals';
import { answerRenewal, onPasswordAgain, passwordAgain, type Reason } from './session-renewal';

let leave: (() => void) | undefined;
afterEach(() => leave?.());

describe('a session that ends while somebody works', () => {
  it('is over at once when no page can ask for the password', async () => {
    await expect(passwordAgain('ended')).resolves.toBe(false);
  });

  it('asks once for all calls that fail meanwhile', async () => {
    const shown: (Reason | null)[] = [];
    leave = onPasswordAgain((asking) => shown.push(asking));
    const calls = [passwordAgain('ended'), passwordAgain('ended'), passwordAgain('ended')];
    answerRenewal(true);
    await expect(Promise.all(calls)).resolves.toEqual([true, true, true]);
    expect(shown).toEqual(['ended', null]);
  });

  it('lets the calls fail when the person gives up', async () => {
    leave = onPasswordAgain(() => undefined);
    const call = passwordAgain('ended');
    answerRenewal(false);
    await expect(call).resolves.toBe(false);
  });
});
