/** By which the API compares names and values of options, whatever their spelling. */
export const spellingKey = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Of some `Name:Value` pairs those that are chosen, in whatever spelling. */
export function chosenOf(pairs: readonly string[], chosen: readonly string[]): string[] {
  const keys = new Set(chosen.map(pairKey));
  return pairs.filter((pair) => keys.has(pairKey(pair)));
}

/** Of a `Name:Value` pair. */
const pairKey = (pair: string): string => pair.split(':').map(spellingKey).join(':');
