/** The longest text that the shop searches for, in characters; so long may the name of a category be, too. */
const LONGEST = 100;

/** Composed, on one line and without what no text has, as the API takes it. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ');

/** What may be searched for of a text from an address: control characters are blanks, and what is too long is cut. */
export function searchedText(text: string): string {
  const letters = [...clean(text).trim()];
  return letters.slice(0, LONGEST).join('').trim();
}

/** Whether a text can be the name of something that the shop has, of at most so many characters. */
export const mayBeName = (text: string, longest = LONGEST): boolean =>
  text !== '' && clean(text) === text.normalize('NFC') && [...text.normalize('NFC')].length <= longest;
