/** A page of this shop in another language: its path with the prefix of that language, but for the shop's first one. */
export const addressIn = (tag: string, languages: readonly string[], path: string): string =>
  tag === languages[0] ? path : `/${tag.toLowerCase()}${path === '/' ? '' : path}`;

const COOKIE = /(?:^|; )language=([a-z]{2,3}(?:-[A-Z\d]{2,3})?)(?:;|$)/;

/** What the visitor chose before, on this device. */
export const chosenLanguage = (): string | undefined => COOKIE.exec(document.cookie)?.[1];

/** Kept for a year, so that links of mails and the way back from a payment lead to the pages in this language. */
export function chooseLanguage(tag: string): void {
  document.cookie = `language=${tag}; path=/; max-age=31536000; samesite=lax`;
}

/** The language of the shop that the visitor would rather read: the chosen one, or the browser's first that there is. */
export const wantedLanguage = (languages: readonly string[]): string | undefined =>
  [chosenLanguage(), ...navigator.languages]
    .map((tag) => tag && readBy(tag, languages))
    .find((tag) => tag !== undefined);

const baseOf = (tag: string) => tag.split('-')[0];

/** As a region has it, else the language without a region, else as another region has it. */
const readBy = (tag: string, languages: readonly string[]): string | undefined =>
  languages.find((one) => one === tag) ??
  languages.find((one) => one === baseOf(tag)) ??
  languages.find((one) => baseOf(one) === baseOf(tag));
