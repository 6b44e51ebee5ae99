import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router';
import { loginPath } from '../platform/session/next-path';
import { endSession } from '../platform/session/session';
import { setFavoriteIds } from '../platform/stores/favorites';
import { toast } from '../platform/toasts';
import type { Failure } from '../testing/failure';
import { failures } from '../testing/failures';
import { pages } from '../testing/pages';
import { address, openShop, visit, type Fault } from '../testing/shop';

const WORDS = 'Please log in again.';
const TICK_MS = 5;
const LATE_MS = 30;
/** So long an answer may take without an error. */
const PATIENCE_MS = 10_000;

const ended: Fault = { status: 401, body: { success: false, message: WORDS, code: 'UNAUTHORIZED' } };
const rows = failures
  .filter(({ as }) => !as)
  .map((failure): [string, string, Failure] => [failure.call, failure.at, failure]);

function leave(): void {
  cleanup();
  endSession();
  toast.dismiss();
  setFavoriteIds([]);
  sessionStorage.clear();
  jest.restoreAllMocks();
}
afterEach(leave);

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, TICK_MS));
/** What is read, without the clock of the offers. */
const text = () => (document.body.textContent ?? '').replace(/\d+Hours.*?Seconds\d+/, '');

/** What is read when nothing changes any more. */
async function settled(): Promise<string> {
  for (let same = 0, before = ''; ; before = text()) {
    same = text() === before ? same + 1 : 0;
    if (same === 3) return before;
    await act(pause);
  }
}

/** Whether a visitor who goes there is asked to log in. */
async function isPrivate(at: string): Promise<boolean> {
  openShop();
  await visit(at, 'visitor');
  const asksForLogin = address() === loginPath(at);
  leave();
  return asksForLogin;
}

/** Goes where the call is made and makes it. */
async function make({ call, at, visitor, shop, others, steps }: Failure, fault?: Fault): Promise<void> {
  const own = others?.[call];
  const late = typeof own === 'object' && typeof fault === 'object' && 'lateMs' in fault ? own : {};
  const asked = openShop({
    ...others,
    ...(fault ? { [call]: typeof fault === 'string' ? fault : { ...late, ...fault } } : {}),
  });
  await visit(at, visitor ? 'visitor' : 'shopper', shop);
  await act(pause);
  const isMade = fault === ended && asked.includes(call);
  const made = isMade ? undefined : steps?.();
  // the login may come before the last step
  if (fault === ended) made?.catch(() => undefined);
  else await made;
  await waitFor(() => expect(asked).toContain(call));
}

describe('R44 a call that is answered with 401', () => {
  it.each(rows)('%s on %s leads to the login and back, or is told', async (_call, at, failure) => {
    const leads = !failure.visitor && (await isPrivate(at));
    const complaints = jest.spyOn(console, 'error');
    await make(failure, ended);
    const { mute, words, refused = [] } = failure;
    const told = failure.ended ?? (mute ? words : [WORDS, ...refused]);
    await waitFor(() => {
      if (leads) expect(address()).toBe(loginPath(at));
      else for (const one of told) expect(document.body).toHaveTextContent(one);
    });
    expect(document.querySelector('button:not(:disabled), a[href]')).not.toBeNull();
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe('R44 a call that is answered late', () => {
  it.each(rows)('%s on %s ends as if it had been answered at once', async (_call, _at, failure) => {
    const complaints = jest.spyOn(console, 'error');
    await make(failure);
    const prompt = await settled();
    leave();
    const limits = jest.spyOn(AbortSignal, 'timeout');
    await make(failure, { lateMs: LATE_MS });
    await waitFor(() => expect(text()).toBe(prompt));
    expect(limits.mock.calls.filter(([limit]) => limit <= PATIENCE_MS)).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });
});

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/checkout': ['/checkout', '/checkout?payment=y1'],
  '/payment-success': ['/payment-success?session_id=cs_1'],
};
const PLACES = {
  ':categoryName': 'Home',
  ':id': 'p1',
  ':orderId': 'o1',
  ':quoteId': 'q1',
  ':token': 'secret',
};
/** Kept for ten seconds for all pages; their failures are in `test/api/failing-documents.spec.ts`. */
const OF_THE_FRAME = ['getShop', 'listPaymentMethods'];
const filled = (path: string) =>
  Object.entries(PLACES).reduce((whole, [name, value]) => whole.replace(name, value), path);
const patternOf = (at: string) =>
  pages.find(({ path = '' }) => matchPath(path, at.split(/[?#]/)[0] ?? ''))?.path;

describe.each(['shopper', 'visitor'] as const)('R44 what a page asks for a %s at once', (who) => {
  it.each(pages.map(({ path = '' }) => path))('has its failures here: %s', async (path) => {
    const known = rows.map(([call, at]) => `${call} ${patternOf(at)}`);
    for (const at of ADDRESSES[path] ?? [filled(path)]) {
      const asked = openShop();
      await visit(at, who);
      await settled();
      const places = [path, patternOf(address())];
      const ofThePage = asked.filter((call) => !OF_THE_FRAME.includes(call));
      const unknown = ofThePage.filter((call) => !places.some((place) => known.includes(`${call} ${place}`)));
      expect(unknown).toEqual([]);
      leave();
    }
  });
});
