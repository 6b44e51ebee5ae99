import { useRef } from 'react';
import { NavLink } from 'react-router';
import type { MenuEntry, NavLink as Entry } from '../platform/page-frame';
import { useShopInfo } from '../platform/shop-info';
import { Icon } from '../ui/icon';
import { useDismiss } from './use-dismiss';

/** The links at the top from 768 px on. Entries with others below open to them, before any code is there. */
export default function MainMenu() {
  const { menu } = useShopInfo().frame;
  // what scrolls sideways would cut what opens
  const isFlat = menu.every(({ below }) => below.length === 0);
  return (
    <ul
      className={`flex gap-x-4 pb-2.5 text-sm font-semibold lg:gap-x-7 ${isFlat ? 'overflow-x-auto' : 'flex-wrap'}`}
    >
      {menu.map((entry) => (
        <li key={`${entry.to} ${entry.label}`}>
          {entry.below.length === 0 ? <MenuLink {...entry} className="nav-link" /> : <Branch {...entry} />}
        </li>
      ))}
    </ul>
  );
}

function Branch({ label, to, below }: MenuEntry) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  return (
    <details ref={ref} name="main-menu" className="menu-above">
      <summary className="nav-link cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {label} <Icon name="down" className="inline" />
      </summary>
      <div className="menu menu-below">
        {[{ label, to }, ...below].map((one) => (
          <MenuLink key={`${one.to} ${one.label}`} {...one} className="menu-item" />
        ))}
      </div>
    </details>
  );
}

/** Addresses elsewhere are no pages of the router. */
const MenuLink = ({ to, label, className }: Entry & { className: string }) =>
  to.startsWith('/') ? (
    <NavLink to={to} end prefetch="intent" className={className}>
      {label}
    </NavLink>
  ) : (
    <a href={to} rel="noopener" className={className}>
      {label}
    </a>
  );
