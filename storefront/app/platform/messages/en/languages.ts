/** The languages of the storefront, each by its own name and in its own words; made of every `language.json`. */
export const languageNames: Readonly<Record<string, string>> = { en: 'English' };
export const languageOffers: Readonly<Record<string, string>> = { en: 'This shop speaks English, too.' };
