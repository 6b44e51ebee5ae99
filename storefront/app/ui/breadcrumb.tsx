import { Link } from 'react-router';
import { common } from '../platform/messages/en/common';
import { controlTexts } from '../platform/messages/en/controls';
import { shopName } from '../platform/shop-name';
import { cx } from './cx';

export type Crumb = { label: string; to?: string };

/** The first step's name: the shop's own where a category is called Home as well. */
const homeFor = (crumbs: readonly Crumb[]) =>
  crumbs.some(({ label }) => label === common.home) ? shopName() : common.home;

/**
 * The path from Home to this page; the last crumb is the page itself. On phones the last has what is left of the line and is cut
 * there, since the heading says it anyway; a path that leaves it too little takes a second line.
 */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={controlTexts.breadcrumb} className="pt-0.5 pb-3 text-sm text-ink-soft md:py-4">
      <ol className="flex flex-wrap gap-x-2 wrap-anywhere">
        {[{ label: homeFor(crumbs), to: '/' }, ...crumbs].map((crumb, index) => (
          <li
            key={index}
            className={cx(
              'flex items-center gap-2',
              index === crumbs.length && 'min-w-0 grow basis-16 md:basis-auto',
            )}
          >
            {crumb.to && index < crumbs.length ? (
              <Link
                to={crumb.to}
                className="inline-block py-1 underline-offset-4 first-letter:uppercase hover:underline"
              >
                {crumb.label}
              </Link>
            ) : (
              <span
                aria-current="page"
                dir="auto"
                className="inline-block py-1 font-semibold text-ink first-letter:uppercase max-md:truncate"
              >
                {crumb.label}
              </span>
            )}
            {index < crumbs.length && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
