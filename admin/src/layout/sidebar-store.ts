import { localStorageStore, type Store } from 'react-admin';

const key = 'sidebar.open';
const cookie = 'sidebar_state';
/** Seven days, in seconds (specification 9). */
const lifetime = 604_800;
const phone = '(max-width: 767.95px)';
const tablet = '(max-width: 1099.95px)';

/** The sidebar's remembered state, or undefined when the cookie says nothing. */
export function readSidebarCookie(cookies: string): boolean | undefined {
  const found = cookies.split('; ').find((part) => part.startsWith(`${cookie}=`));
  if (found === `${cookie}=true`) return true;
  return found === `${cookie}=false` ? false : undefined;
}

/**
 * react-admin's store with one key elsewhere: whether the sidebar is open lives in a cookie for seven days, as the
 * specification has it. On a phone the sidebar is a drawer over the page, so its state is not remembered; on a tablet it
 * begins folded, for it would take a third of the page.
 */
export function sidebarStore(inner: Store = localStorageStore('1', 'Duka')): Store {
  const listeners = new Set<(value: unknown) => void>();
  let drawer = false;
  const isPhone = () => window.matchMedia(phone).matches;
  const unsaid = () => (window.matchMedia(tablet).matches ? false : undefined);
  const remembered = () => readSidebarCookie(document.cookie) ?? unsaid();
  const write = (open: boolean) => {
    document.cookie = `${cookie}=${open}; path=/admin; max-age=${lifetime}; samesite=lax`;
  };
  return {
    ...inner,
    getItem: <T>(name: string, standard?: T) => {
      if (name !== key) return inner.getItem(name, standard);
      if (isPhone()) return drawer as T;
      // whoever asks on a wide screen may have left off listening before it was told of the change: none is open there
      drawer = false;
      return (remembered() ?? standard) as T | undefined;
    },
    setItem: (name, value) => {
      if (name !== key) return inner.setItem(name, value);
      if (isPhone()) drawer = Boolean(value);
      else write(Boolean(value));
      listeners.forEach((listener) => listener(value));
    },
    subscribe: (name, callback) => {
      if (name !== key) return inner.subscribe(name, callback);
      listeners.add(callback);
      // a window that becomes a phone's must not open the drawer over the page, and none that grows must stay folded
      const screen = window.matchMedia(phone);
      const changed = () => {
        drawer = false;
        callback(screen.matches ? false : remembered());
      };
      screen.addEventListener('change', changed);
      return () => {
        listeners.delete(callback);
        screen.removeEventListener('change', changed);
      };
    },
  };
}
