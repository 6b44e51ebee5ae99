/** The language that this build of the storefront speaks: its BCP 47 tag, its own name, and how it runs. */
export const languageTag: string = 'en';
export const languageName: string = 'English';
export const languageRuns: 'rtl' | undefined = undefined;
