import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { onLostCode } from './lost-code';
import { currentToast, toast } from './toasts';

const SHOP = { pathname: '/shop', search: '?sort=new', hash: '', state: null, key: 'one' };
const CART = { pathname: '/de/cart', search: '', hash: '', state: null, key: 'two' };
const navigate = jest.fn(() => Promise.resolve());
const leave = jest.fn();
let state: { location: typeof SHOP; navigation: { location?: typeof SHOP } };
const hearing = new Set<(told: typeof state) => void>();
const subscribe = (hear: (told: typeof state) => void) => {
  hearing.add(hear);
  return () => void hearing.delete(hear);
};

beforeEach(() => {
  state = { location: SHOP, navigation: { location: CART } };
  window.__reactRouterDataRouter = { state, navigate, subscribe };
  hearing.clear();
});
afterEach(() => {
  toast.dismiss();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

/** What has become of it once all that waits for nothing else is done. */
async function lost(answer: () => Promise<Response>): Promise<void> {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  void onLostCode(leave);
  await new Promise((resolve) => setTimeout(resolve));
}
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

it('loads the page whole where the shop answers: its code has another name since a release', async () => {
  await lost(() => Promise.resolve(new Response(null, { status: 404 })));
  expect(leave.mock.calls).toEqual([[CART]]);
  expect(currentToast.get()).toBeNull();
});

it('stays on the page and says why where it does not', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await lost(unreachable);
  expect(leave).not.toHaveBeenCalled();
  expect(currentToast.get()?.title).toBe('You are offline. Check your connection and try again.');
  const asked = { replace: true, preventScrollReset: true };
  expect(navigate.mock.calls).toEqual([[{ search: '?sort=new', hash: '#here' }, asked]]);
  expect(window.location.pathname + window.location.search).toBe('/shop?sort=new');
});

it('loads the next page whole that is followed to once the shop answers again', async () => {
  await lost(unreachable);
  state.navigation = {};
  hearing.forEach((hear) => hear(state));
  expect(leave).not.toHaveBeenCalled();
  jest.mocked(fetch).mockImplementation(() => Promise.resolve(new Response(null)));
  state.navigation = { location: CART };
  hearing.forEach((hear) => hear(state));
  await new Promise((resolve) => setTimeout(resolve));
  expect(leave.mock.calls).toEqual([[CART]]);
  expect(hearing.size).toBe(0);
});

it('says so each time while the shop does not answer', async () => {
  await lost(unreachable);
  for (const time of [2, 3]) {
    hearing.forEach((hear) => hear(state));
    await new Promise((resolve) => setTimeout(resolve));
    expect([navigate.mock.calls.length, hearing.size, leave.mock.calls.length]).toEqual([time, 1, 0]);
  }
});

it('leaves alone whoever has gone elsewhere meanwhile', async () => {
  await lost(() => {
    state.navigation = {};
    return Promise.resolve(new Response(null));
  });
  expect([leave.mock.calls, navigate.mock.calls]).toEqual([[], []]);
});

it('does nothing for a link that was only looked at: its page was fetched in advance', async () => {
  state.navigation = {};
  await lost(unreachable);
  expect([leave.mock.calls, navigate.mock.calls, currentToast.get()]).toEqual([[], [], null]);
  expect(jest.mocked(fetch)).not.toHaveBeenCalled();
});
