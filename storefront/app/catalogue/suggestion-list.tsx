import { type ReactNode, useEffect, useState } from 'react';
import { suggestProducts } from '../platform/api/catalogue';
import type { Suggestion } from '../platform/api/types';
import { categoryPath } from '../platform/category-path';
import { money } from '../platform/format';
import { headerTexts } from '../platform/messages/en/header';
import { menuTexts } from '../platform/messages/en/menu';
import { productPath } from '../platform/product-path';
import { Icon } from '../ui/icon';
import { Thumb } from '../ui/picture';
import type { SuggestionTarget } from './suggestion-target';

const DEBOUNCE_MS = 150;
const most = () => (window.matchMedia('(width < 48rem)').matches ? 8 : 10);

type ListProps = {
  id: string;
  text: string;
  active: number;
  onTargets: (targets: SuggestionTarget[]) => void;
  onChoose: (to: string) => void;
};

const targetOf = ({ type, id, text }: Suggestion): SuggestionTarget => ({
  text,
  to: type === 'product' && id ? productPath(id, text) : categoryPath(text),
});

/** Products and categories that begin like the typed text; loaded with the first key press. */
export default function SuggestionList({ id, text, active, onTargets, onChoose }: ListProps) {
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggestProducts(text, { signal: controller.signal }).then(
        ({ data }) => {
          const few = data.slice(0, most());
          setFound(few);
          onTargets(few.map(targetOf));
        },
        () => undefined, // Suggestions are an extra: without an answer the box searches as typed.
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, onTargets]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {menuTexts.suggestions(found.length)}
      </p>
      <ul
        id={`${id}l`}
        role="listbox"
        aria-label={headerTexts.search}
        className="suggestions"
        hidden={found.length === 0}
      >
        {found.map((suggestion, index) => (
          <li
            key={`${suggestion.type}${suggestion.id ?? suggestion.text}`}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            className="menu-item"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(targetOf(suggestion).to)}
          >
            {suggestion.type === 'product' ? (
              <Thumb url={suggestion.image} className="size-10 rounded-s object-cover" />
            ) : (
              <Icon name="search" className="mx-2.5" />
            )}
            <span className="grow">
              <Highlighted text={suggestion.text} typed={text} />
            </span>
            {suggestion.price !== null && (
              <span className="tnum text-sm text-ink-soft">{money(suggestion.price)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The typed part is plain, what completes it is bold. */
function Highlighted({ text, typed }: { text: string; typed: string }): ReactNode {
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
