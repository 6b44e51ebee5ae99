import { useEffect, useState } from 'react';
import { suggestProducts } from '../platform/api/catalogue';
import type { Suggestion } from '../platform/api/types';
import { categoryPath } from '../platform/category-path';
import { menuTexts } from '../platform/messages/en/menu';
import { chosenPath, productPath } from '../platform/product-path';
import { recentSearches } from './recent-searches';
import { readSeen } from './seen';
import type { SuggestionTarget } from './suggestion-target';

const MOST_SEEN = 4;
const DEBOUNCE_MS = 150;
const most = () => (window.matchMedia('(width < 48rem)').matches ? 8 : 10);

export type Entry = SuggestionTarget & { kind: Suggestion['type'] | 'recent' | 'all' } & Partial<
    Pick<Suggestion, 'id' | 'image' | 'price' | 'prices'>
  >;
export type EntryGroup = { label: string; entries: Entry[] };

const searchFor = (kind: Entry['kind'], text: string, query = text): Entry => ({
  kind,
  text,
  query,
  to: categoryPath(query),
});

const entryOf = (suggestion: Suggestion): Entry =>
  suggestion.type === 'product' && suggestion.id
    ? {
        ...suggestion,
        kind: 'product',
        to: chosenPath({ _id: suggestion.id, name: suggestion.text }, suggestion.chosen),
      }
    : { ...searchFor(suggestion.type, suggestion.text), image: suggestion.image };

/** What the box offers: for a text what is found and the way to all of it, before that what was searched for before. */
async function offered(text: string, signal: AbortSignal): Promise<EntryGroup[]> {
  const { data, total } = await suggestProducts(text, { signal });
  const found = data.slice(0, most()).map(entryOf);
  if (text !== '') {
    const products = found.filter(({ kind }) => kind === 'product').length;
    const label = total >= 1_000 ? menuTexts.seeAll : menuTexts.seeAllOf(total);
    const all = total > products && products > 0 ? [searchFor('all', label, text)] : [];
    return [{ label: menuTexts.found, entries: [...found, ...all] }];
  }
  const recent = recentSearches();
  const seen = readSeen().slice(0, MOST_SEEN);
  return [
    { label: menuTexts.recentSearches, entries: recent.map((query) => searchFor('recent', query)) },
    {
      label: menuTexts.popularSearches,
      entries: found.filter((one) => !recent.includes(one.text)).slice(0, most() - recent.length),
    },
    {
      label: menuTexts.recentlyViewed,
      entries: seen.map(({ _id, name, image }) => ({
        ...{ kind: 'product' as const, text: name, to: productPath({ _id, name }) },
        image: image?.url ?? null,
      })),
    },
  ];
}

/** Asks a moment after the last key; without an answer the box searches as typed. */
export function useSuggestions(text: string): [EntryGroup[], (groups: EntryGroup[]) => void] {
  const [groups, setGroups] = useState<EntryGroup[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        offered(text, controller.signal).then(
          (all) => setGroups(all.filter(({ entries }) => entries.length > 0)),
          () => undefined,
        );
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return [groups, setGroups];
}
