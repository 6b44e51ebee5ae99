import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { noScriptsText } from '../messages/en/no-scripts';
import { useHydrated } from '../use-hydrated';
import { loginPath } from './next-path';
import { useGuest, useLoggedIn, useMayBuy } from './use-session';

type RequireLoginProps = {
  children: ReactNode;
  /** Lets guests in as well, where the shop takes them; `known`: those alone who have begun to buy. */
  guests?: boolean | 'known';
};

/** Shows `children` to logged-in shoppers only; others go to /login and come back afterwards. */
export function RequireLogin({ children, guests = false }: RequireLoginProps) {
  const hydrated = useHydrated();
  const loggedIn = useLoggedIn();
  const mayBuy = useMayBuy();
  const isGuest = useGuest();
  const isKnown = loggedIn || (guests && (guests === 'known' ? isGuest : mayBuy));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const turnedAway = hydrated && !isKnown;
  useEffect(() => {
    if (turnedAway) void navigate(loginPath(pathname + search), { replace: true });
  }, [turnedAway, pathname, search, navigate]);
  return hydrated && isKnown ? (
    children
  ) : (
    <>
      <noscript>{noScriptsText}</noscript>
      <div className="min-h-[60vh]" aria-busy="true" />
    </>
  );
}
