import { Link } from 'react-router';
import type { Facets } from '../platform/api/types';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { Icon } from '../ui/icon';
import { chipsOf } from './chips';
import { type Filters, NOTHING_CHOSEN, hrefWith } from './filters';

/** What is filtered by, each with a link that takes it away. */
export default function ChosenFilters({ filters, facets }: { filters: Filters; facets: Facets }) {
  const chips = chipsOf(filters, facets);
  if (chips.length === 0) return null;
  const bare = hrefWith(filters, NOTHING_CHOSEN);
  return (
    <ul aria-label={catalogueTexts.chosen} className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, href }) => (
        <li key={label}>
          <Link
            to={href}
            preventScrollReset
            aria-label={catalogueTexts.removeFilter(label)}
            className="chip chip-on"
          >
            {label}
            <Icon name="close" className="size-4!" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={bare} preventScrollReset className="link inline-block px-2 py-1.5 text-sm">
          {catalogueTexts.clearAll}
        </Link>
      </li>
    </ul>
  );
}
