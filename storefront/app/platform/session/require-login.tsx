import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { common } from '../messages/en/common';
import { useHydrated } from '../use-hydrated';
import { loginPath } from './next-path';
import { useLoggedIn } from './use-session';

/** Shows `children` to logged-in shoppers only; others go to /login and come back afterwards. */
export function RequireLogin({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const hydrated = useHydrated();
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const turnedAway = hydrated && !loggedIn;
  useEffect(() => {
    if (turnedAway) void navigate(loginPath(pathname + search), { replace: true });
  }, [turnedAway, pathname, search, navigate]);
  return hydrated && loggedIn ? (
    children
  ) : (
    <>
      <noscript>{common.needsScripts}</noscript>
      {fallback ?? <div className="min-h-[60vh]" aria-busy="true" />}
    </>
  );
}
