/** Put in by the build (and by Jest): one folder each in storefront/app/platform/messages. */
declare const LANGUAGES_OF_THE_SHOP: readonly { id: string; name: string }[];

/** What the shop is translated into, each in its own words. */
export const languages = [...LANGUAGES_OF_THE_SHOP];

/** Those without their regions: searches and their synonyms are of a language. */
export const searchedLanguages = languages.filter(({ id }) => !id.includes('-'));

/** In its own words; a language that the shop is not translated into by its tag. */
export const languageName = (tag: string | null | undefined): string =>
  languages.find(({ id }) => id === tag)?.name ?? tag ?? '';
