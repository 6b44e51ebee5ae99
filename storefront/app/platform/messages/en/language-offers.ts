/** What each language offers itself with, in its own words; made of every `language.json`. Read by whom it is offered alone. */
export const languageOffers: Readonly<Record<string, string>> = { en: 'This shop speaks English, too.' };
