/** The languages of the storefront, each by its own name; made of every `language.json`. Every page has it. */
export const languageNames: Readonly<Record<string, string>> = { en: 'English' };
