export interface Country {
  /** Two letters by ISO 3166-1, or `*`. */
  id: string;
  name: string;
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
/** Of the region codes that the browser knows, those that stand for no country. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Every country by its English name. */
export function countries(): Country[] {
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((code) => isCurrent(code) && !NO_COUNTRY.has(code))
    .flatMap((id) => {
      const name = names.of(id);
      return name ? [{ id, name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** `Germany`, `Everywhere`; a code that nobody knows as it is. */
export const countryName = (code: string): string => (code === '*' ? 'Everywhere' : (names.of(code) ?? code));
