import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { archiveCalls } from './archive-calls';
import { answerWith, type Answer, type Sent } from './testing/panel';

const MINUTES_3 = 180_000;
const file = new File(['0123456789'], 'shop.tar.gz');
let leaving: AbortController;
/** What was told of the sending, in turn. */
let told: string[];

beforeEach(() => {
  jest.useFakeTimers();
  leaving = new AbortController();
  told = [];
});
afterEach(() => void jest.useRealTimers());

const pieces = (sent: readonly Sent[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1));

/** Sends it in pieces of 4 bytes to a shop that answers each try of a piece so. */
function send(answer: (tries: number) => Answer | undefined) {
  let tries = 0;
  const sent = answerWith(({ method }) =>
    method === 'PUT' ? answer((tries += 1)) : { body: { id: 'u1', state: 'receiving' } },
  );
  const filled = archiveCalls.fillShop(file, 4, {
    signal: leaving.signal,
    onSent: (bytes) => told.push(String(bytes)),
    onAway: (isAway) => told.push(isAway ? 'away' : 'here'),
  });
  return {
    sent,
    ended: filled.then(
      () => 'sent',
      (reason: Error) => reason.message,
    ),
  };
}

it('goes on where the line was lost, once it is back after minutes', async () => {
  let isAway = false;
  const { sent, ended } = send((tries) => {
    if (tries === 2) isAway = true;
    return isAway ? undefined : { body: {} };
  });
  await jest.advanceTimersByTimeAsync(MINUTES_3);
  expect(pieces(sent).length).toBeGreaterThan(5);
  expect(new Set(pieces(sent))).toEqual(new Set(['0', '1']));
  expect(told.at(-1)).toBe('away');
  isAway = false;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await ended).toBe('sent');
  expect(told.slice(-5)).toEqual(['away', 'here', '8', 'here', '10']);
  expect(pieces(sent).slice(-2)).toEqual(['1', '2']);
});

it.each([408, 429, 502, 503])('sends a piece again that was answered with %i', async (status) => {
  const { sent, ended } = send((tries) => (tries === 1 ? { status, body: {} } : { body: {} }));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await ended).toBe('sent');
  expect(pieces(sent)).toEqual(['0', '0', '1', '2']);
});

it.each([404, 422, 507])('gives up at once where the shop says no with %i', async (status) => {
  const { sent, ended } = send(() => ({ status, body: { detail: 'No.' } }));
  expect(await ended).toBe('No.');
  expect(pieces(sent)).toEqual(['0']);
});

it('gives up some day, and at once when its page is left', async () => {
  const lost = send(() => undefined);
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  expect(await lost.ended).toMatch(/cannot be reached/);
  const left = send(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  const before = pieces(left.sent).length;
  leaving.abort(new Error('Left'));
  expect(await left.ended).toBe('Left');
  await jest.advanceTimersByTimeAsync(MINUTES_3);
  expect(pieces(left.sent)).toHaveLength(before);
});
