import { COUNTRIES } from '@duka/client/world';
import { t } from '../texts';

export interface Country {
  /** Two letters by ISO 3166-1, or `*`. */
  id: string;
  name: string;
}

const all: readonly Country[] = COUNTRIES.map(([id = '', name = '']) => ({ id, name }));
const names = new Map(all.map(({ id, name }) => [id, name]));

/** Every country by its English name, in the order of the alphabet. */
export const countries = (): Country[] => [...all];

/** `Germany`, `Everywhere`; a code that nobody knows as it is. */
export const countryName = (code: string): string =>
  code === '*' ? t('Everywhere') : (names.get(code) ?? code);
