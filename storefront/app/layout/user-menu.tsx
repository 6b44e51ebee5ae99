import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useStore } from '../platform/create-store';
import { common } from '../platform/messages/en/common';
import { headerTexts } from '../platform/messages/en/header';
import { menuTexts } from '../platform/messages/en/menu';
import { endSession } from '../platform/session/session';
import { loginPath } from '../platform/session/next-path';
import { useLoggedIn, useUser } from '../platform/session/use-session';
import { setCartCount } from '../platform/stores/cart-count';
import { type Theme, chooseTheme, theme } from '../platform/theme';
import { toast } from '../platform/toasts';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { useDismiss } from './use-dismiss';

/** Calls the server, then forgets the session in any case; a failed call is told. */
async function leave(): Promise<void> {
  const { logout } = await import('../platform/api/accounts');
  const done = await logout().then(
    () => true,
    () => false,
  );
  endSession();
  setCartCount(0);
  if (done) toast.success(menuTexts.logoutDone);
  else toast.error(menuTexts.logoutFailed, { text: common.unexpected });
}

/** Profile, My Orders, Settings and Logout; Login and Sign Up for visitors; the theme for everybody. */
export default function UserMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const loggedIn = useLoggedIn();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useDismiss(ref);
  const links = loggedIn
    ? [
        { to: '/profile', label: menuTexts.profile },
        { to: '/orders', label: menuTexts.myOrders },
        { to: '/settings', label: menuTexts.settings },
      ]
    : [
        { to: loginPath(pathname.startsWith('/login') ? '/' : pathname + search), label: headerTexts.login },
        { to: '/signup', label: menuTexts.signup },
      ];
  return (
    <details ref={ref} className="relative">
      <summary
        aria-label={menuTexts.account}
        className="icon-btn list-none text-lg [&::-webkit-details-marker]:hidden"
      >
        <Icon name="user" />
      </summary>
      <div className="menu">
        {user && <p className="truncate px-3 py-2 text-sm text-ink-soft">{user.name}</p>}
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className="menu-item">
            {label}
          </Link>
        ))}
        {loggedIn && user && user.role !== 'customer' && (
          <a href="/admin" className="menu-item">
            {menuTexts.admin}
          </a>
        )}
        {loggedIn && (
          <button
            type="button"
            className="menu-item"
            onClick={() => void leave().then(() => navigate('/login'))}
          >
            {menuTexts.logout}
          </button>
        )}
        <ThemeChoice />
      </div>
    </details>
  );
}

const themes: { value: Theme; label: string }[] = [
  { value: 'auto', label: menuTexts.themeAuto },
  { value: 'light', label: menuTexts.themeLight },
  { value: 'dark', label: menuTexts.themeDark },
];

function ThemeChoice() {
  const chosen = useStore<Theme>(theme, 'auto');
  return (
    <div role="group" aria-label={menuTexts.theme} className="mt-1 flex gap-1 border-t border-line pt-2">
      {themes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => chooseTheme(value)}
          className={cx('min-h-9 grow rounded-s px-2 text-xs font-semibold', value === chosen && 'bg-plate')}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
