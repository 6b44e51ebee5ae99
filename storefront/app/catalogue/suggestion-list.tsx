import { type ReactNode, useEffect } from 'react';
import { headerTexts } from '../platform/messages/en/header';
import { menuTexts } from '../platform/messages/en/menu';
import { Icon } from '../ui/icon';
import { Thumb } from '../ui/picture';
import { TilePrice } from '../ui/tile-price';
import { forgetSearches } from './recent-searches';
import type { SuggestionTarget } from './suggestion-target';
import { type Entry, type EntryGroup, useSuggestions } from './use-suggestions';

type ListProps = {
  id: string;
  text: string;
  active: number;
  onTargets: (targets: SuggestionTarget[]) => void;
  onChoose: (target: SuggestionTarget) => void;
};

/** Under the search box: products and categories for the typed text, or recent and popular searches before it. */
export default function SuggestionList({ id, text, active, onTargets, onChoose }: ListProps) {
  const [groups, setGroups] = useSuggestions(text);
  const entries = groups.flatMap((group) => group.entries);
  useEffect(() => onTargets(groups.flatMap((group) => group.entries)), [groups, onTargets]);
  const forget = () => {
    forgetSearches();
    setGroups(groups.filter(({ label }) => label !== menuTexts.recentSearches));
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {(text !== '' || entries.length > 0) && menuTexts.suggestions(entries.length)}
      </p>
      <div className="suggestions" hidden={entries.length === 0} onPointerDown={keepFocus}>
        <ul id={`${id}l`} role="listbox" aria-label={headerTexts.search}>
          {groups.map((group) => (
            <Group key={group.label} group={group} isNamed={text === ''}>
              {group.entries.map((entry) => {
                const index = entries.indexOf(entry);
                return (
                  <li
                    key={`${entry.kind}${entry.to}`}
                    id={`${id}${index}`}
                    role="option"
                    aria-selected={index === active}
                    data-all={entry.kind === 'all' || undefined}
                    className="menu-item"
                    onClick={() => onChoose(entry)}
                  >
                    <EntryLine entry={entry} typed={text} />
                  </li>
                );
              })}
            </Group>
          ))}
        </ul>
        {groups[0]?.label === menuTexts.recentSearches && (
          <button type="button" className="link px-3 py-2 text-sm" onClick={forget}>
            {menuTexts.clearRecent}
          </button>
        )}
      </div>
    </>
  );
}

/** A press on the list leaves the focus in the box. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

type GroupProps = { group: EntryGroup; isNamed: boolean; children: ReactNode };

function Group({ group, isNamed, children }: GroupProps) {
  return (
    <li role="group" aria-label={group.label}>
      {isNamed && (
        <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
          {group.label}
        </p>
      )}
      <ul role="presentation">{children}</ul>
    </li>
  );
}

function EntryLine({ entry, typed }: { entry: Entry; typed: string }) {
  const { kind, text, id, image, price, prices } = entry;
  if (kind === 'all') return <b className="grow py-1">{text}</b>;
  return (
    <>
      {kind === 'product' ? (
        <Thumb url={image ?? null} className="size-10 rounded-s object-cover" />
      ) : (
        <Icon name={kind === 'recent' ? 'clock' : 'search'} className="mx-2.5" />
      )}
      <span className="grow">
        <Highlighted text={text} typed={typed} />
      </span>
      {id && typeof price === 'number' && (
        <span className="tnum text-sm text-ink-soft">
          <TilePrice product={{ _id: id, price, prices }} brief />
        </span>
      )}
    </>
  );
}

/** The typed part is plain, what completes it is bold. */
function Highlighted({ text, typed }: { text: string; typed: string }): ReactNode {
  if (typed === '') return text;
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return <b>{text}</b>;
  const end = at + typed.length;
  return (
    <>
      <b>{text.slice(0, at)}</b>
      {text.slice(at, end)}
      <b>{text.slice(end)}</b>
    </>
  );
}
