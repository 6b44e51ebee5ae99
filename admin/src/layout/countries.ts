import { COUNTRIES } from '@duka/client/world';
import { panelLanguage, spoken } from '../spoken';
import { t } from '../texts';

export interface Country {
  /** Two letters by ISO 3166-1, or `*`. */
  id: string;
  name: string;
}

const named: readonly Country[] = COUNTRIES.map(([id = '', name = '']) => ({
  id,
  name: spoken?.countries[id] ?? name,
}));
const all = spoken
  ? named.toSorted((one, other) => one.name.localeCompare(other.name, panelLanguage))
  : named;
const names = new Map(all.map(({ id, name }) => [id, name]));

/** Every country by its name, in the order of the alphabet. */
export const countries = (): Country[] => [...all];

/** `Germany`, `Everywhere`; a code that nobody knows as it is. */
export const countryName = (code: string): string =>
  code === '*' ? t('Everywhere') : (names.get(code) ?? code);
