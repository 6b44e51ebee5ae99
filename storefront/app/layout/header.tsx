import { Link, NavLink } from 'react-router';
import { SearchBox } from '../catalogue/search-box';
import { common } from '../platform/messages/en/common';
import { headerTexts } from '../platform/messages/en/header';
import { useShopInfo } from '../platform/shop-info';
import { Icon } from '../ui/icon';
import { Island, lazily } from '../ui/island';
import { CartLink } from './cart-link';
import { Logo } from './logo';
import { navLinks } from './nav-links';

/** Both are native `<details>`: they open before their code is there. */
const MobilePanel = lazily(() => import('./mobile-panel'));
const UserMenu = lazily(() => import('./user-menu'));

/** The top of every page. Below 768 px the links and the search box live in a panel. `plain`: the logo alone. */
export function Header({ plain }: { plain: boolean }) {
  const { name, simulatedPayments, delivery } = useShopInfo();
  return (
    <>
      {simulatedPayments && (
        <p role="note" className="no-print bg-bad px-2 py-0.5 text-center text-sm font-semibold text-surface">
          {headerTexts.simulated}
        </p>
      )}
      {!plain && (
        <aside
          aria-label={headerTexts.offerLabel}
          className="awning no-print bg-stage px-4 py-1 text-center text-sm text-on-stage"
        >
          {delivery.text}{' '}
          <Link to="/shop" className="ms-2 inline-block py-1 font-bold underline underline-offset-4">
            {headerTexts.offerLink}
          </Link>
        </aside>
      )}
      <header className="site">
        <div className="wrap flex h-(--header) items-center gap-2 pt-2 md:gap-6">
          <Island quiet>{!plain && <MobilePanel />}</Island>
          <Link to="/" aria-label={`${name}, ${common.home}`} className="me-auto md:me-0">
            <Logo className="h-8 w-auto" />
          </Link>
          {!plain && (
            <>
              <div className="mx-auto hidden w-full max-w-xl md:block">
                <SearchBox />
              </div>
              <Island quiet>
                <UserMenu />
              </Island>
              <Link
                to="/favorites"
                aria-label={headerTexts.favorites}
                className="icon-btn hidden text-lg md:inline-grid"
              >
                <Icon name="heart" />
              </Link>
              <CartLink />
            </>
          )}
        </div>
        {!plain && (
          <nav aria-label={headerTexts.mainNav} className="wrap hidden md:block">
            <ul className="flex gap-x-4 overflow-x-auto lg:gap-x-7 pb-2.5 text-sm font-semibold">
              {navLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} end prefetch="intent" className="nav-link">
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
    </>
  );
}
