import type { SearchTerms } from '../../application/search-terms.js';
import { allOf, oneOf, type SearchPart, type SearchedThing } from '../../domain/search-query.js';
import { inWeights } from '../../domain/search-things.js';

export const wordsOf = (parts: readonly SearchPart[]): string[] =>
  parts.flatMap((part) => part.words.map(({ word }) => word));
export const any = (part: SearchPart): string => oneOf(part.anyOf);
export const all = (parts: readonly SearchPart[]): string => allOf(parts.map(any));
export const wantedIn = (parts: readonly SearchPart[]) => parts.map(({ wanted }) => wanted);
const nearest = (parts: readonly SearchPart[]): string[] => parts.map((part) => part.nearest);

/** What is wanted, then what is the same kind of thing. */
export function withAlike(
  parts: readonly SearchPart[],
  forgiving: readonly SearchPart[],
  thing?: SearchedThing,
): SearchTerms {
  const closest = all(forgiving);
  const query = thing ? oneOf([closest, thing.query]) : closest;
  return { query, closest, rankedBy: ranks(parts, forgiving, thing), wanted: wantedIn(parts) };
}

export const ranks = (
  parts: readonly SearchPart[],
  forgiving: readonly SearchPart[],
  thing?: SearchedThing,
): string[] => [oneOf([...forgiving.map(any), ...(thing ? [thing.query] : [])]), oneOf(nearest(parts))];

/**
 * Everything as typed; what is found by the words themselves comes before what a synonym finds, what is named by its head and
 * has the rest in name, category or option before what a description says.
 */
export function termsOf(parts: readonly SearchPart[], head?: SearchPart): SearchTerms {
  const query = all(parts);
  const hasSynonym = parts.some(({ anyOf }) => anyOf.length > 1);
  const named = allOf(parts.map((part) => inWeights(any(part), part === head ? 'AB' : 'ABC')));
  return {
    ...{ query, wanted: wantedIn(parts) },
    ...(head && { named }),
    rankedBy: hasSynonym ? [query, allOf(nearest(parts))] : [query],
  };
}
