import { Link } from 'react-router';
import { common } from '../platform/messages/en/common';
import { headerTexts } from '../platform/messages/en/header';
import { deliveryText, usePromisedDelivery, useShopInfo } from '../platform/shop-info';
import { usePrices } from '../platform/stores/prices';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { CartLink } from './cart-link';

/** All are native `<details>`: they open before their code is there. */
const MobilePanel = lazily(() => import('./mobile-panel'));
const PhoneSearch = lazily(() => import('./phone-search'));
const UserMenu = lazily(() => import('./user-menu'));
/** Drawn by the server. */
const ClosedNotice = lazily(() => import('./closed-notice'));
const MainMenu = lazily(() => import('./main-menu'));
const Logo = lazily(() => import('./logo'));
/** A plain form until its code comes. */
const SearchBox = lazily(() => import('../catalogue/search-box'));

/** The top of every page. Below 768 px the links live in a panel and search in a sheet. `plain`: the logo alone. */
export function Header({ plain }: { plain: boolean }) {
  const { name, isClosed, simulatedPayments, frame } = useShopInfo();
  const delivery = usePromisedDelivery();
  const prices = usePrices();
  const promised = { text: deliveryText(delivery, prices), to: '/shop', button: headerTexts.offerLink };
  const line = frame.line ?? promised;
  return (
    <>
      <ErrorBoundary quiet>{isClosed && <ClosedNotice />}</ErrorBoundary>
      {simulatedPayments && (
        <aside
          aria-label={headerTexts.simulatedLabel}
          className="no-print bg-bad-wash px-2 py-0.5 text-center text-sm font-semibold text-bad"
        >
          <p role="note">{headerTexts.simulated}</p>
        </aside>
      )}
      {!plain && (
        <aside
          aria-label={headerTexts.offerLabel}
          className="awning no-print bg-stage px-4 py-1 text-center text-sm text-on-stage"
        >
          {line.text}{' '}
          {line.to && line.button && (
            <Link to={line.to} className="ms-2 inline-block py-1 font-bold underline underline-offset-4">
              {line.button}
            </Link>
          )}
        </aside>
      )}
      <header className="site">
        {/* alone, the logo stands above what the checkout begins with */}
        <div
          className={cx(
            'wrap flex h-(--header) items-center gap-1 pt-2 md:gap-6',
            plain && 'max-w-[calc(67rem+2*var(--gutter))]',
          )}
        >
          <ErrorBoundary quiet>{!plain && <MobilePanel />}</ErrorBoundary>
          <Link to="/" aria-label={`${name}, ${common.home}`} className="me-auto min-w-0 md:me-0 md:shrink-0">
            <ErrorBoundary quiet>
              <Logo className="h-8 w-auto max-w-[45vw]" />
            </ErrorBoundary>
          </Link>
          {!plain && (
            <>
              <div className="mx-auto hidden w-full max-w-xl md:block">
                <ErrorBoundary quiet>
                  <SearchBox />
                </ErrorBoundary>
              </div>
              <ErrorBoundary quiet>
                <PhoneSearch />
              </ErrorBoundary>
              <ErrorBoundary quiet>
                <UserMenu />
              </ErrorBoundary>
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
            <ErrorBoundary quiet>
              <MainMenu />
            </ErrorBoundary>
          </nav>
        )}
      </header>
    </>
  );
}
