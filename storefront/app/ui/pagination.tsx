import { Link } from 'react-router';
import { controlTexts } from '../platform/messages/en/controls';
import { cx } from './cx';
import { Icon } from './icon';

/** The page numbers to offer: first, last, and those around `page`; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => (i > 0 && n - (sorted[i - 1] ?? 0) > 1 ? [0, n] : [n]));
}

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string };

/** Links to other pages of a list; works without JavaScript. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, label: string, icon: 'left' | 'right') =>
    to >= 1 && to <= pages ? (
      <Link to={hrefOf(to)} rel={icon === 'left' ? 'prev' : 'next'} aria-label={label} className="icon-btn">
        <Icon name={icon} />
      </Link>
    ) : (
      <span className="icon-btn opacity-30" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <nav aria-label={controlTexts.pages} className="flex flex-wrap items-center justify-center gap-1">
      {step(page - 1, controlTexts.previousPage, 'left')}
      {pageNumbers(page, pages).map((n, index) =>
        n === 0 ? (
          <span key={`gap${index}`} className="px-1" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={n}
            to={hrefOf(n)}
            aria-label={controlTexts.page(n)}
            aria-current={n === page ? 'page' : undefined}
            className={cx('icon-btn tnum font-semibold', n === page && 'bg-ink text-paper hover:bg-ink')}
          >
            {n}
          </Link>
        ),
      )}
      {step(page + 1, controlTexts.nextPage, 'right')}
    </nav>
  );
}
