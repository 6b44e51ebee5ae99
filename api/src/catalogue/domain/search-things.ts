import type { SearchPart, SearchedThing } from './search-query.js';

/** A query that is answered by words of these weights alone: A is a name, B a category, C an option, D a description. */
export const inWeights = (query: string, weights: string): string =>
  query.replace(
    /('[^']*')(?::(\*?)[A-D]*)?/g,
    (_, word: string, begins = '') => `${word}:${String(begins)}${weights}`,
  );

/** What names goods is not looked for in descriptions: jeans "to wear over boots" are no boots. */
const OF_THINGS = 'ABC';

/** The part that says what is looked for: the likeliest thing of the search by which goods are named. */
export function headOf(
  parts: readonly SearchPart[],
  things: readonly SearchedThing[],
): SearchPart | undefined {
  for (const { word } of things) {
    const part = parts.find(({ words }) => words.some((one) => one.word === word.word));
    if (part?.isThing) return part;
  }
  return undefined;
}

/** The parts with the head looked for among names, categories and options alone. */
export const withHead = (parts: readonly SearchPart[], head: SearchPart): SearchPart[] =>
  parts.map((part) =>
    part === head
      ? {
          ...part,
          anyOf: part.anyOf.map((query) => inWeights(query, OF_THINGS)),
          nearest: inWeights(part.nearest, OF_THINGS),
        }
      : part,
  );

export const withHeadThing = (thing: SearchedThing): SearchedThing => ({
  ...thing,
  query: inWeights(thing.query, OF_THINGS),
});
