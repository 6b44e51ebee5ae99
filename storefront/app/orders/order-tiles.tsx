import { profileTexts } from '../platform/messages/en/profile';
import { cx } from '../ui/cx';
import { Icon, type IconName } from '../ui/icon';
import { type OrderFilter, orderTiles } from './order-tabs';

const icons: Record<(typeof orderTiles)[number], IconName> = {
  pending: 'card',
  processing: 'truck',
  delivered: 'star',
  cancelled: 'box',
};

type TilesProps = {
  counts: Record<string, number> | null;
  selected: OrderFilter;
  onSelect: (filter: OrderFilter) => void;
};

/** The four summary tiles; each leads to its orders. */
export function OrderTiles({ counts, selected, onSelect }: TilesProps) {
  return (
    <ul className="mb-10 grid grid-cols-2 gap-3 md:grid-cols-4">
      {orderTiles.map((tile) => (
        <li key={tile}>
          <button
            type="button"
            aria-pressed={selected === tile}
            onClick={() => onSelect(tile)}
            className={cx(
              'grid w-full gap-2 rounded-l border p-4 text-start transition-colors md:p-5',
              selected === tile ? 'border-ink bg-plate' : 'border-line bg-surface hover:border-ink',
            )}
          >
            <Icon name={icons[tile]} className="text-lg text-ink-soft" />
            <span className="tnum font-display text-xl font-bold">{counts ? (counts[tile] ?? 0) : '–'}</span>
            <span className="text-sm text-ink-soft">{profileTexts.tiles[tile]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
