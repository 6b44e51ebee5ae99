/** A page of this shop in another language: its path with the prefix of that language, but for the shop's first one. */
export const addressIn = (tag: string, languages: readonly string[], path: string): string =>
  tag === languages[0] ? path : `/${tag}${path === '/' ? '' : path}`;

const COOKIE = /(?:^|; )language=([a-z]{2,3})(?:;|$)/;

/** What the visitor chose before, on this device. */
export const chosenLanguage = (): string | undefined => COOKIE.exec(document.cookie)?.[1];

/** Kept for a year, so that links of mails and the way back from a payment lead to the pages in this language. */
export function chooseLanguage(tag: string): void {
  document.cookie = `language=${tag}; path=/; max-age=31536000; samesite=lax`;
}

/** The language of the shop that the visitor would rather read: the chosen one, or the browser's first that there is. */
export const wantedLanguage = (languages: readonly string[]): string | undefined =>
  [chosenLanguage(), ...navigator.languages.map((one) => one.split('-')[0])].find(
    (tag) => tag !== undefined && languages.includes(tag),
  );
