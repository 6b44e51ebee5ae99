import { common } from './messages/en/common';
import { toast } from './toasts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Where the router is going, with what the next page is handed. */
interface Step extends Place {
  state: unknown;
  key: string;
}

interface State {
  navigation: { location?: Step | undefined };
}

/** What the router tells of itself in the browser. */
interface Router {
  state: State & { location: Place };
  subscribe: (hear: (state: State) => void) => () => void;
  navigate: (to: Partial<Place>, options: { replace: true; preventScrollReset: true }) => Promise<void>;
}

declare global {
  interface Window {
    __reactRouterDataRouter?: Router;
    /** Called by the router where the code of a page does not come (scripts/lean/router.mjs). */
    lostCode?: () => Promise<never>;
  }
}

const never = () => new Promise<never>(() => undefined);
const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** A hash that differs ends what the router is waiting for, and asks the shop for nothing. */
async function stayHere(router: Router): Promise<void> {
  const { pathname, search, hash } = router.state.location;
  await router.navigate({ search, hash: hash || '#here' }, { replace: true, preventScrollReset: true });
  window.history.replaceState(window.history.state, '', addressOf({ pathname, search, hash }));
}

/** Whether the shop answers for a page; whatever it answers. */
const isReached = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Steps there as the router does, so that what the page is handed is in the history still when it is loaded. */
function loadWhole(to: Step): void {
  const { history, location } = window;
  const address = new URL(addressOf(to), location.href).href;
  // by the browser's own button the address is there already
  if (location.href !== address) {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: to.state, key: to.key, idx: idx + 1 }, '', address);
    window.scrollTo(0, 0);
  }
  location.reload();
}

/**
 * The code of the page that a link leads to does not come. After a new release of the shop it is called otherwise by now: the page is loaded
 * whole. Where the shop does not answer, the page that is open stays and says why; the router would load it anew, and lose it.
 */
export async function onLostCode(leave = loadWhole): Promise<never> {
  const router = window.__reactRouterDataRouter;
  const to = router?.state.navigation.location;
  // fetched in advance for a link that nobody has followed: nothing is missing yet
  if (!router || !to) return never();
  if (await isReached(addressOf(to))) {
    // whoever has pressed something else meanwhile goes there
    if (router.state.navigation.location === to) leave(to);
    return never();
  }
  toast.error(navigator.onLine ? common.unexpected : common.offline);
  if (router.state.navigation.location === to) await stayHere(router);
  // the router waits for this code for ever: whoever follows a link from now on gets a page that is loaded whole
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (!navigation.location) return;
    unsubscribe();
    void onLostCode(leave);
  });
  return never();
}

/** Looked after from now on. */
export function hearOfLostCode(): void {
  window.lostCode = () => onLostCode();
}
