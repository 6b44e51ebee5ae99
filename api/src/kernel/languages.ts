/** What the storefront speaks when nobody has decided. */
export const LANGUAGE = 'en';

/** A language by its tag (BCP 47): `fr`, or as a region has it, `en-GB`, `es-419`. Which of them there are the storefront knows. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-([A-Z]{2}|\d{3}))?$/;

/** The language without its region: `en` of `en-GB`. */
export const baseOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** A language and, where it is a region's, what it falls back to: `en-GB`, `en`. */
export const familyOf = (tag: string): readonly string[] => [...new Set([tag, baseOf(tag)])];

/** Which of some languages somebody reads who asks for `tag`: that one, it without its region, or as another region has it. */
export const readBy = (tag: string, languages: readonly string[]): string | undefined =>
  languages.find((one) => one === tag) ??
  languages.find((one) => one === baseOf(tag)) ??
  languages.find((one) => baseOf(one) === baseOf(tag));

/** What stands before each path of the storefront in a language: nothing in the shop's first one, `/fr`, `/en-gb`. */
export const prefixOf = (tag: string, [first]: readonly string[]): string =>
  tag === first ? '' : `/${tag.toLowerCase()}`;

let offered: readonly string[] = [LANGUAGE];

/** What the shop is offered in, as it was read last, its first language first. */
export const offeredLanguages = (): readonly string[] => offered;

/** For the settings alone, which know what was decided. */
export function setOfferedLanguages(languages: readonly string[]): void {
  offered = languages;
}
