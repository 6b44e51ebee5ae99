/** The parts of an address and the countries, as people call them: other languages have tables, `places.json` and CLDR's. */
export const placeLabel = (label: string): string => label;
export const countryLabel = (_code: string | undefined, name: string): string => name;
