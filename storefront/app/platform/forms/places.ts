import { countryCode } from './countries';

/** What an address of a country may name. */
export type Places = { cities: readonly string[]; regions: readonly string[] };

/**
 * The larger cities and the regions of a country, by its name or code, from files of the shop's own: no service hears
 * what is typed. Nothing for a country without a file; the fields take any word.
 */
export async function placesOf(country: string, signal: AbortSignal): Promise<Places> {
  const code = countryCode(country);
  const answer = code ? await fetch(`/places/${code}.json`, { signal }) : null;
  const found = answer?.ok ? ((await answer.json()) as Partial<Places>) : {};
  return { cities: found.cities ?? [], regions: found.regions ?? [] };
}
