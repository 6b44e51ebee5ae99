import { useRef } from 'react';
import { Link } from 'react-router';
import SearchBox from '../catalogue/search-box';
import { headerTexts } from '../platform/messages/en/header';
import { useShopInfo } from '../platform/shop-info';
import { useCartCount } from '../platform/stores/cart-count';
import { Icon } from '../ui/icon';
import { linksWith } from './nav-links';
import { useDismiss } from './use-dismiss';

/** Search and links on small screens, with Favorites and Cart (count). Opens without JavaScript too. */
export default function MobilePanel() {
  const ref = useRef<HTMLDetailsElement>(null);
  const count = useCartCount();
  const { ownCategories } = useShopInfo();
  useDismiss(ref);
  const item = (to: string, label: string) => (
    <li key={to}>
      <Link to={to} className="menu-item font-display text-lg font-bold">
        <span className="block first-letter:uppercase">{label}</span>
      </Link>
    </li>
  );
  return (
    <details ref={ref} className="group md:hidden">
      <summary
        aria-label={headerTexts.openMenu}
        className="icon-btn -ms-2 list-none text-lg [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <div className="mobile-panel">
        <SearchBox />
        <nav aria-label={headerTexts.mainNav}>
          <ul className="mt-3">
            {linksWith(ownCategories).map(({ to, label }) => item(to, label))}
            <li role="presentation" className="my-2 border-t border-line" />
            {item('/favorites', headerTexts.favorites)}
            {item('/cart', `${headerTexts.cart} (${count})`)}
          </ul>
        </nav>
      </div>
    </details>
  );
}
