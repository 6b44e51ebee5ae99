import { languageTag } from '../messages/en/language';
import { countryLabel } from '../messages/en/places';
import { countryCode, countryNames } from './countries';

export interface NamedCountry {
  /** In English, by which the shop knows it. */
  name: string;
  label: string;
}

/** Countries as the language calls them, in its alphabetical order; the one of `home`, a code, comes first. */
export function namedCountries(home: string): NamedCountry[] {
  const [first, ...others] = countryNames(home).map((name) => ({
    name,
    label: countryLabel(countryCode(name), name),
  }));
  const { compare } = new Intl.Collator(languageTag);
  const isFirst = first !== undefined && countryCode(first.name) === home;
  const sorted = (isFirst || !first ? others : [first, ...others]).toSorted((one, other) =>
    compare(one.label, other.label),
  );
  return isFirst ? [first, ...sorted] : sorted;
}
