import { useRef } from 'react';
import { Link } from 'react-router';
import { categoryRoots } from '../catalogue/category-tree';
import SearchBox from '../catalogue/search-box';
import { categoryPath } from '../platform/category-path';
import { categoryLabel } from '../platform/messages/en/categories';
import { headerTexts } from '../platform/messages/en/header';
import { helpTexts, menuTexts } from '../platform/messages/en/menu';
import { useShopInfo } from '../platform/shop-info';
import { useCartCount } from '../platform/stores/cart-count';
import { Icon } from '../ui/icon';
import { helpLinks } from './help-links';
import type { NavLink } from '../platform/page-frame';
import { useSheetMenu } from './use-sheet-menu';

/** Search and links on small screens, every category, help, Favorites and Cart (count). Opens without JavaScript too. */
export default function MobilePanel() {
  const ref = useRef<HTMLDetailsElement>(null);
  const count = useCartCount();
  const { ownCategories, isOwn, frame } = useShopInfo();
  const { onToggle } = useSheetMenu(ref);
  const inMenu = new Set(frame.menu.flatMap(({ to, below }) => [to, ...below.map((one) => one.to)]));
  const others = ownCategories.filter(({ name }) => !inMenu.has(categoryPath(name)));
  const roots = categoryRoots(others, isOwn);
  return (
    <details ref={ref} className="menu-sheet md:hidden" onToggle={onToggle}>
      <summary
        aria-label={headerTexts.openMenu}
        className="icon-btn -ms-2 list-none text-lg [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="when-closed" />
        <Icon name="close" className="when-open" />
      </summary>
      <div className="mobile-panel">
        <SearchBox inSheet />
        <nav aria-label={headerTexts.mainNav} className="mt-3">
          {frame.menu.map(({ label, to, below }) =>
            below.length > 0 ? (
              <Branch key={`${to} ${label}`} label={label} links={[{ label, to }, ...below]} />
            ) : (
              <Links key={`${to} ${label}`} look={LARGE} links={[{ label, to }]} />
            ),
          )}
          <Links look={LARGE} links={menuLists} />
          {roots.length > 0 && <Title>{menuTexts.allCategories}</Title>}
          {roots.map(({ name, inside }) =>
            inside.length > 0 ? (
              <Branch
                key={name}
                label={categoryLabel(name)}
                links={[
                  { label: menuTexts.allOf(categoryLabel(name)), to: categoryPath(name) },
                  ...inside.map((one) => ({ label: categoryLabel(one), to: categoryPath(one) })),
                ]}
              />
            ) : (
              <Links
                key={name}
                look={LARGE}
                links={[{ label: categoryLabel(name), to: categoryPath(name) }]}
              />
            ),
          )}
          <Title>{helpTexts.title}</Title>
          <Links links={helpLinks} />
          <hr className="border-line" />
          <Links
            look={LARGE}
            links={[
              { to: '/favorites', label: headerTexts.favorites },
              { to: '/cart', label: `${headerTexts.cart} (${count})` },
            ]}
          />
        </nav>
      </div>
    </details>
  );
}

const LARGE = 'font-display text-lg font-bold';

/** An entry that opens to others; one at a time. */
const Branch = ({ label, links }: { label: string; links: readonly NavLink[] }) => (
  <details name="menu-categories" className="menu-branch">
    <summary className={`menu-item justify-between ${LARGE}`}>
      {label}
      <Icon name="down" />
    </summary>
    <Links look="ps-6" links={links} />
  </details>
);

/** Lists that are no category. */
const menuLists: readonly NavLink[] = [
  { label: menuTexts.newest, to: '/shop?sort=newest' },
  { label: menuTexts.sale, to: '/shop?sale=1' },
];

const Title = ({ children }: { children: string }) => (
  <h2 className="eyebrow mt-3 border-t border-line px-3 pt-4 text-ink-soft">{children}</h2>
);

function Links({ links, look = '' }: { links: readonly NavLink[]; look?: string }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          {to.startsWith('/') ? (
            <Link to={to} replace className={`menu-item ${look}`}>
              <span className="block first-letter:uppercase">{label}</span>
            </Link>
          ) : (
            <a href={to} rel="noopener" className={`menu-item ${look}`}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
