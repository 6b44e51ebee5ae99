import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { categoryPath } from '../platform/category-path';
import { headerTexts } from '../platform/messages/en/header';
import { Icon } from '../ui/icon';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { rememberSearch } from './recent-searches';
import type { SuggestionTarget } from './suggestion-target';

const SuggestionList = lazily(() => import('./suggestion-list'));

const none: SuggestionTarget[] = [];

/**
 * The header's search form: goes to /category/{text} and clears the box. A combobox with at most ten suggestions.
 * `inSheet`: what is chosen takes the place of the open sheet in the history.
 */
export default function SearchBox({ inSheet = false }: { inSheet?: boolean }) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [targets, setTargets] = useState(none);
  const [active, setActive] = useState(-1);
  const action = useHref('/search');
  const go = ({ to, query }: Pick<SuggestionTarget, 'to' | 'query'>) => {
    if (query) rememberSearch(query);
    setText('');
    setOpen(false);
    void navigate(to, { replace: inSheet });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = open ? targets[active] : undefined;
    const query = text.trim();
    if (chosen) go(chosen);
    else if (query !== '') go({ to: categoryPath(query), query });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // the first one closes the list, the next one empties the field, as browsers do
      if (expanded) event.preventDefault();
      setOpen(false);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || targets.length === 0) return;
    event.preventDefault();
    setOpen(true);
    // -1 stands for the typed text itself; the arrows go round.
    setActive(((active + 1 + step + targets.length + 1) % (targets.length + 1)) - 1);
  };
  // one letter says nothing; none at all asks for what was searched for before
  const listed = open && text.trim().length !== 1;
  const expanded = listed && targets.length > 0;
  return (
    <form role="search" action={action} method="get" onSubmit={submit} className="search">
      <label htmlFor={id} className="visually-hidden">
        {headerTexts.search}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={`${id}l`}
        aria-activedescendant={listed && active >= 0 ? `${id}${active}` : undefined}
        maxLength={100}
        autoComplete="off"
        placeholder={headerTexts.searchPlaceholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      <button type="submit" aria-label={headerTexts.search} className="icon-btn">
        <Icon name="search" />
      </button>
      {listed && (
        <ErrorBoundary quiet>
          <SuggestionList id={id} text={text.trim()} active={active} onTargets={setTargets} onChoose={go} />
        </ErrorBoundary>
      )}
    </form>
  );
}
