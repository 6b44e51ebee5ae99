import { Link } from 'react-router';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { cx } from '../ui/cx';
import { Icon, type IconName } from '../ui/icon';
import { type Filters, type View, hrefWith } from './filters';

const viewIcons: [View, IconName][] = [
  ['grid', 'grid'],
  ['compact', 'compact'],
  ['list', 'rows'],
];

/** How a list is laid out; each way has its address. */
export function ViewSwitch({ filters }: { filters: Filters }) {
  return (
    <nav aria-label={catalogueTexts.view} className="flex rounded-pill border border-line">
      {viewIcons.map(([view, icon]) => (
        <Link
          key={view}
          to={hrefWith(filters, { view })}
          preventScrollReset
          aria-label={catalogueTexts.views[view]}
          aria-current={filters.view === view ? 'true' : undefined}
          className={cx('icon-btn size-9.5!', filters.view === view && 'bg-plate')}
        >
          <Icon name={icon} />
        </Link>
      ))}
    </nav>
  );
}
