import { useEffect, useRef } from 'react';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { LinkButton } from '../ui/button';
import { Pagination } from '../ui/pagination';
import { type Filters, MOST_PAGES, PAGE, hrefWith } from './filters';

type EndProps = { filters: Filters; shown: number; total: number };

/** The end of a product list: how much of it was seen, 'Load more', pages. All are links, so Back undoes them. */
export default function ListEnd({ filters, shown, total }: EndProps) {
  const before = useRef(0);
  useEffect(() => {
    if (before.current === 0 || shown <= before.current) return;
    const added = document.querySelectorAll('.products > li')[before.current];
    added?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
    before.current = 0;
  }, [shown]);
  const pages = Math.ceil(total / PAGE);
  if (pages <= 1) return null;
  const last = filters.page > 1 ? filters.page : filters.through;
  const more = filters.page === 1 && last < Math.min(pages, MOST_PAGES);
  return (
    <div className="mt-12 grid content-start justify-items-center gap-4">
      {filters.page === 1 && (
        <p role="status" className="tnum text-sm text-ink-soft">
          {catalogueTexts.seen(shown, total)}
        </p>
      )}
      {more && (
        <LinkButton
          to={hrefWith(filters, { through: last + 1 })}
          look="secondary"
          preventScrollReset
          onClick={() => (before.current = shown)}
        >
          {catalogueTexts.loadMore}
        </LinkButton>
      )}
      <Pagination page={last} pages={pages} hrefOf={(page) => hrefWith(filters, { page })} />
    </div>
  );
}
