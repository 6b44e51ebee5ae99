/** What `PROPERTY_CASES` multiplies: what properties without a database are tried with unless told. */
const USUAL = 500;

/**
 * Cases of a property that asks a shop over HTTP: the same `usual` ones each time, or as many times as many others as
 * `PROPERTY_CASES` has of 500; a failure names their seed.
 */
export function casesOfShop(usual: number): { numRuns: number; seed?: number } {
  const more = Number(process.env['PROPERTY_CASES'] ?? 0);
  return more > 0 ? { numRuns: Math.ceil((usual * more) / USUAL) } : { numRuns: usual, seed: 20261121 };
}
