import { NavLink } from 'react-router';
import { useShopInfo } from '../platform/shop-info';
import { Icon } from '../ui/icon';

/** The links at the top from 768 px on. Entries with others below open to them, before any code is there. */
export default function MainMenu() {
  const { menu } = useShopInfo().frame;
  const isFlat = menu.every(({ below }) => below.length === 0);
  return (
    <ul
      className={`flex gap-x-4 pb-2.5 text-sm font-semibold lg:gap-x-7 ${isFlat ? 'overflow-x-auto' : 'flex-wrap'}`}
    >
      {menu.map(({ label, to, below }) => (
        <li key={`${to} ${label}`} className="relative">
          {below.length === 0 ? (
            <MenuLink to={to} label={label} className="nav-link" />
          ) : (
            <details name="main-menu">
              <summary className="nav-link cursor-pointer list-none [&::-webkit-details-marker]:hidden">
                {label} <Icon name="down" />
              </summary>
              <div className="menu start-0 end-auto">
                {[{ label, to }, ...below].map((one) => (
                  <MenuLink key={`${one.to} ${one.label}`} {...one} className="menu-item" />
                ))}
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

type MenuLinkProps = { to: string; label: string; className: string };

/** Addresses elsewhere are no pages of the router. */
const MenuLink = ({ to, label, className }: MenuLinkProps) =>
  to.startsWith('/') ? (
    <NavLink to={to} end prefetch="intent" className={className}>
      {label}
    </NavLink>
  ) : (
    <a href={to} rel="noopener" className={className}>
      {label}
    </a>
  );
